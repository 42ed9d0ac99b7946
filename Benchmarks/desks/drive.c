#define _GNU_SOURCE
// Has programs book at once, and counts what they have booked.
//
//   drive desks SECONDS DESKS SITES COMMAND…   each desk is a COMMAND that reads a JSON line and answers it before the next
//   drive each WORKERS COUNT COMMAND…          a process for each booking; {n} is its number, {arrive} its first night
//
// Prints the bookings of a second, and all bookings. A booking that fails ends everything.

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "days.h"

enum { MOST = 64 };

typedef struct {
  pid_t process;
  int in, out;
  unsigned chance;
  long count;
  size_t used;
  char reply[8192];
} Desk;

static Desk desks[MOST];
static struct pollfd polled[MOST];
static int desk_count, site_count;

static void fail(const char *what, const char *why) {
  fprintf(stderr, "drive: %s: %s\n", what, why);
  for (int each = 0; each < desk_count; each++) kill(desks[each].process, SIGTERM);
  exit(1);
}

static void start(Desk *desk, char **command) {
  int in[2], out[2];
  if (pipe2(in, O_CLOEXEC) || pipe2(out, O_CLOEXEC)) fail("desk", "no pipes");
  desk->process = fork();
  if (desk->process == 0) {
    dup2(in[0], 0);
    dup2(out[1], 1);
    dup2(open("/dev/null", O_WRONLY), 2);
    execv(command[0], command);
    _exit(127);
  }
  close(in[0]);
  close(out[1]);
  desk->in = in[1];
  desk->out = out[0];
}

static void request(Desk *desk) {
  int number = desk - desks;
  char line[256], day[16];
  int length = snprintf(line, sizeof line,
    "{\"command\":\"reserve\",\"site\":\"%d\",\"camper\":\"c-%d\",\"arrive\":\"%s\",\"nights\":2}\n",
    any_site(&desk->chance, site_count), number + 1, day_text(arrival(desk->count++, number, desk_count), day));
  if (write(desk->in, line, length) != length) fail("desk", "it reads nothing");
}

// True when the reply of a booking is complete.
static bool has_reply(Desk *desk) {
  ssize_t got = read(desk->out, desk->reply + desk->used, sizeof desk->reply - 1 - desk->used);
  if (got <= 0) fail("desk", "it has ended");
  desk->used += got;
  desk->reply[desk->used] = '\0';
  if (desk->reply[desk->used - 1] != '\n') return false;
  const char *done = strstr(desk->reply, "\"ok\":true");
  if (!done || done > desk->reply + 40) fail("not booked", desk->reply);
  desk->used = 0;
  return true;
}

// Waits for replies; a desk that has replied is given another request until the end.
static long serve(int waiting, double end) {
  long done = 0;
  while (waiting > 0) {
    if (poll(polled, desk_count, -1) < 0) fail("desks", "poll");
    for (int each = 0; each < desk_count; each++) {
      if (!polled[each].revents || !has_reply(&desks[each])) continue;
      bool goes_on = now() < end;
      done += goes_on;
      if (goes_on) request(&desks[each]);
      else waiting--;
    }
  }
  return done;
}

static int finish(void) {
  int failures = 0, status;
  for (int each = 0; each < desk_count; each++) close(desks[each].in);
  for (int each = 0; each < desk_count; each++) {
    if (waitpid(desks[each].process, &status, 0) < 0 || status != 0) failures++;
  }
  return failures > 0;
}

static int run_desks(double seconds, char **command) {
  for (int each = 0; each < desk_count; each++) {
    desks[each].chance = each + 1;
    start(&desks[each], command);
    polled[each] = (struct pollfd){desks[each].out, POLLIN, 0};
    request(&desks[each]);
  }
  // Each has connected and booked once before the time begins.
  serve(desk_count, 0);
  double end = now() + seconds;
  for (int each = 0; each < desk_count; each++) request(&desks[each]);
  long done = serve(desk_count, end), all = 0;
  for (int each = 0; each < desk_count; each++) all += desks[each].count;
  printf("%.2f %ld\n", done / seconds, all);
  return finish();
}

static void run_one(long number, char **command) {
  char digits[24], day[16];
  snprintf(digits, sizeof digits, "%ld", number);
  day_text(arrival(number, 0, 1), day);
  for (char **word = command; *word; word++) {
    if (!strcmp(*word, "{n}")) *word = digits;
    if (!strcmp(*word, "{arrive}")) *word = day;
  }
  dup2(open("/dev/null", O_WRONLY), 1);
  execv(command[0], command);
  _exit(127);
}

static int run_each(int workers, long count, char **command) {
  double start = now();
  int running = 0, status = 0;
  for (long number = 0; number < count || running > 0;) {
    if (number < count && running < workers) {
      if (fork() == 0) run_one(number, command);
      number++;
      running++;
      continue;
    }
    if (wait(&status) < 0 || status != 0) fail("a process", "it has not booked");
    running--;
  }
  printf("%.2f %ld\n", count / (now() - start), count);
  return 0;
}

int main(int count, char **arguments) {
  signal(SIGPIPE, SIG_IGN);
  if (count > 5 && !strcmp(arguments[1], "desks")) {
    desk_count = atoi(arguments[3]);
    site_count = atoi(arguments[4]);
    if (desk_count > MOST) desk_count = MOST;
    return run_desks(atof(arguments[2]), arguments + 5);
  }
  if (count > 4 && !strcmp(arguments[1], "each")) return run_each(atoi(arguments[2]), atol(arguments[3]), arguments + 4);
  fprintf(stderr, "The first lines of drive.c say how it is used.\n");
  return 64;
}
