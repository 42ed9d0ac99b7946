// Tells the program the time that CLOCK_NOW says, in seconds since 1970; to be loaded before the C library.
#include <stdlib.h>
#include <time.h>

time_t time(time_t *told) {
  const char *value = getenv("CLOCK_NOW");
  time_t now = value ? (time_t)atoll(value) : 0;
  if (told) *told = now;
  return now;
}
