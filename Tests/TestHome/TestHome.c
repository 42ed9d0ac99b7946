#include "TestHome.h"
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static char home[4096];

const char *test_data_home(void) { return home; }

// Before the first line of any test: none can reach the user's own campground, whatever it forgets.
__attribute__((constructor)) static void leave_home(void) {
  const char *place = getenv("TMPDIR");
  snprintf(home, sizeof home, "%s/campctl-tests-%d", place && *place ? place : "/tmp", (int)getpid());
  setenv("XDG_DATA_HOME", home, 1);
  setenv("CAMPCTL_CONFIG", "", 1);
  unsetenv("CAMPCTL_STORE");
}
