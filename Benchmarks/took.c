// Runs a command and writes what it took into a file: its wall-clock seconds, its processor seconds, its peak memory.
//
//   took FILE COMMAND [ARGUMENT …]
//
// A program starts with the peak memory of the one that started it, so a small one has to.

#include <stdio.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec + time.tv_nsec / 1e9;
}

static double seconds(struct timeval time) { return time.tv_sec + time.tv_usec / 1e6; }

int main(int count, char **arguments) {
  if (count < 3) return 64;
  double start = now();
  pid_t child = fork();
  if (child == 0) {
    execvp(arguments[2], arguments + 2);
    _exit(127);
  }
  int status;
  struct rusage usage;
  if (child < 0 || wait4(child, &status, 0, &usage) != child) return 1;
  FILE *file = fopen(arguments[1], "w");
  if (!file) return 1;
  double processor = seconds(usage.ru_utime) + seconds(usage.ru_stime);
  fprintf(file, "%.6f %.6f %ld\n", now() - start, processor, usage.ru_maxrss);
  if (fclose(file) != 0) return 1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
