// Has each connection to SQLite give rows in reverse where a statement names no order; to be loaded before SQLite.
//
// REVERSED_LOG  a file that gets a line for each process that opened a connection: the program's name
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct sqlite3 sqlite3;
typedef int opening(const char *path, sqlite3 **database, int flags, const char *system);
typedef int running(sqlite3 *database, const char *statement, void *, void *, char **);

static void note(void) {
  static int isNoted;
  const char *path = getenv("REVERSED_LOG");
  if (!path || __sync_fetch_and_add(&isNoted, 1)) return;
  FILE *log = fopen(path, "ae");
  if (!log) return;
  fprintf(log, "%s\n", program_invocation_short_name);
  fclose(log);
}

int sqlite3_open_v2(const char *path, sqlite3 **database, int flags, const char *system) {
  opening *open = (opening *)dlsym(RTLD_NEXT, "sqlite3_open_v2");
  running *run = (running *)dlsym(RTLD_NEXT, "sqlite3_exec");
  int code = open(path, database, flags, system);
  if (code != 0) return code;
  if (run(*database, "PRAGMA reverse_unordered_selects = ON", 0, 0, 0) != 0) {
    fputs("reversed: the order of rows could not be reversed\n", stderr);
    abort();
  }
  note();
  return code;
}
