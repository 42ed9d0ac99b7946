#include <stddef.h>
#include <stdint.h>

// libFuzzer as a library; its own header is in no include path of the toolchain.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*test)(const uint8_t *data, size_t size));
