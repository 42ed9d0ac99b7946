#include "commit.h"

const char *campctl_commit(void) { return CAMPCTL_COMMIT; }
