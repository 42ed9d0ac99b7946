// Which nights are booked, and what a line of a batch is; the same for campctl's desks and the C program's.

#ifndef DAYS_H
#define DAYS_H

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

// 2027-06-02, a day after the one that campctl is given as today.
enum { FIRST_DAY = 20971, NIGHTS = 2 };

static inline double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec + time.tv_nsec / 1e9;
}

static inline const char *day_text(long day, char out[16]) {
  time_t seconds = (time_t)day * 86400;
  struct tm parts;
  gmtime_r(&seconds, &parts);
  strftime(out, 16, "%Y-%m-%d", &parts);
  return out;
}

// No two bookings of any desks share a night.
static inline long arrival(long count, int desk, int desks) { return FIRST_DAY + (count * desks + desk) * NIGHTS; }

static inline int any_site(unsigned *chance, int sites) { return sites == 1 ? 1 : 1 + rand_r(chance) % sites; }

#endif
