// Books as campctl does on a PostgreSQL server, by the same statements under the same lock, with nothing between them
// and libpq. A process that books more than once prepares them first.
//
//   peer desks LOCATION CAMPGROUND SECONDS DESKS SITES   desks at once; prints the bookings of a second, and all bookings
//   peer one LOCATION CAMPGROUND N                       one booking, the Nth
//   peer batch LOCATION CAMPGROUND FILE                  JSON lines in one transaction

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "booking.h"
#include "days.h"
#include "flight.h"
#include "statements.h"

static const char *location, *campground;

// True when this program has not looked a site up before: nobody knows its id, by which nights are looked for.
static bool is_new_site(const Booking *booking) {
  static bool sites[1 << 16];
  bool *site = &sites[booking->site & 0xffff], is = !*site;
  *site = true;
  return is;
}

static bool is_new_camper(const Booking *booking) {
  static bool campers[1 << 16];
  bool *camper = &campers[booking->camper & 0xffff], is = !*camper;
  *camper = true;
  return is;
}

// Looks up what a booking needs, outside the lock.
static void look(const Booking *booking) {
  queue_look(campground);
  queue_lapse();
  queue_terms();
  queue_site(booking);
  queue_camper(booking);
  fly();
  require_there(booking);
  is_new_site(booking);
  queue_end_of_look();
}

// A transaction of two flights, and one more for a new site.
static void book(const Booking *booking) {
  Ids ids = {0};
  queue_beginning(campground);
  queue_lapse();
  queue_terms();
  queue_site(booking);
  queue_camper(booking);
  if (!is_new_site(booking)) queue_conflict(booking);
  fly();
  take_counters(&ids);
  require_there(booking);
  if (!answer(CONFLICT)) {
    queue_conflict(booking);
    fly();
  }
  require_free();
  queue_writes(booking, &ids);
  queue_counters(&ids);
  queue_values(COMMIT, NULL, 0);
  fly();
}

typedef struct {
  long in_time, all;
} Count;

// Books once, and from the signal on until the time is over; what is done later is in `all` alone.
static Count work(int desk, int desks, int sites, double seconds, int ready, int go) {
  unsigned chance = desk + 1;
  Count count = {0, 0};
  double end = 0;
  open_line(location, true);
  while (end == 0 || now() < end) {
    Booking booking = {any_site(&chance, sites), desk + 1, arrival(count.all, desk, desks)};
    book(&booking);
    count.all++;
    if (end > 0 && now() < end) count.in_time++;
    if (end > 0) continue;
    if (write(ready, "", 1) != 1) fail("desk", "nobody waits for it");
    char signal;
    while (read(go, &signal, 1) > 0) {}
    end = now() + seconds;
  }
  close_line();
  return count;
}

static void run_desk(int desk, int desks, int sites, double seconds, int ready, int go, int result) {
  Count count = work(desk, desks, sites, seconds, ready, go);
  _exit(write(result, &count, sizeof count) == sizeof count ? 0 : 1);
}

static int run_desks(double seconds, int desks, int sites) {
  int ready[2], go[2], result[2], status = 0;
  if (pipe(ready) || pipe(go) || pipe(result)) fail("desks", "no pipes");
  for (int desk = 0; desk < desks; desk++) {
    if (fork() == 0) {
      close(go[1]);
      close(ready[0]);
      run_desk(desk, desks, sites, seconds, ready[1], go[0], result[1]);
    }
  }
  close(ready[1]);
  close(result[1]);
  char byte;
  for (int desk = 0; desk < desks; desk++) {
    if (read(ready[0], &byte, 1) != 1) fail("desks", "none is left");
  }
  // All desks read the end of this pipe at once.
  close(go[1]);
  Count each, sum = {0, 0};
  while (read(result[0], &each, sizeof each) == sizeof each) {
    sum.in_time += each.in_time;
    sum.all += each.all;
  }
  for (int desk = 0, its; desk < desks; desk++) {
    if (wait(&its) < 0 || its != 0) status = 1;
  }
  printf("%.2f %ld\n", sum.in_time / seconds, sum.all);
  return status;
}

static int run_one(long number) {
  Booking booking = {1, 1, arrival(number, 0, 1)};
  open_line(location, false);
  look(&booking);
  book(&booking);
  close_line();
  return 0;
}

static void scan(const char *line, Booking *booking) {
  static const char *form = "{\"command\":\"reserve\",\"site\":\"%d\",\"camper\":\"c-%d\",\"arrive\":\"%d-%d-%d\",\"nights\":2}";
  struct tm day = {0};
  if (sscanf(line, form, &booking->site, &booking->camper, &day.tm_year, &day.tm_mon, &day.tm_mday) != 5) fail("no line", line);
  day.tm_year -= 1900;
  day.tm_mon -= 1;
  booking->arrival = timegm(&day) / 86400;
}

// A flight for a line, and one more for a new site; its writes go while the next line is read.
static int run_batch(const char *file) {
  FILE *lines = fopen(file, "r");
  if (!lines) fail(file, "cannot be read");
  open_line(location, true);
  Ids ids = {0};
  queue_beginning(campground);
  queue_terms();
  fly();
  take_counters(&ids);
  ids.batch = ids.command + 1;
  char line[1024];
  while (fgets(line, sizeof line, lines)) {
    Booking booking;
    scan(line, &booking);
    queue_lapse();
    if (is_new_site(&booking)) {
      queue_site(&booking);
      fly();
      require_there(&booking);
    }
    if (is_new_camper(&booking)) queue_camper(&booking);
    queue_conflict(&booking);
    fly();
    require_there(&booking);
    require_free();
    queue_writes(&booking, &ids);
    dispatch();
  }
  queue_counters(&ids);
  queue_values(COMMIT, NULL, 0);
  fly();
  close_line();
  return fclose(lines);
}

int main(int count, char **arguments) {
  if (count > 3) {
    location = arguments[2];
    campground = arguments[3];
  }
  if (count == 7 && !strcmp(arguments[1], "desks")) {
    return run_desks(atof(arguments[4]), atoi(arguments[5]), atoi(arguments[6]));
  }
  if (count == 5 && !strcmp(arguments[1], "one")) return run_one(atol(arguments[4]));
  if (count == 5 && !strcmp(arguments[1], "batch")) return run_batch(arguments[4]);
  fail("usage", "the first lines of peer.c");
}
