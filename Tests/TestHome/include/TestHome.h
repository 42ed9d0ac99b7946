/// The folder that stands for the user's own data while tests run; nothing is there until a test makes it.
extern const char *test_data_home(void);
