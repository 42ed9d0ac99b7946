/* The commit of the sources that were built, as CAMPCTL_COMMIT named it; empty for a build that named none. */
const char *campctl_commit(void);
