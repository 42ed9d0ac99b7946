// Tells which statements a program runs: a library before SQLite's, for a program that is linked to it dynamically.
//
// Each statement that begins is a line of the file that BENCH_STATEMENTS names; those of triggers are not told.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>

static int tell(unsigned event, void *file, void *statement, void *text) {
  const char *sql = text;
  if (event == SQLITE_TRACE_STMT && sql[0] != '-') {
    for (; *sql; sql++) fputc(*sql == '\n' ? ' ' : *sql, file);
    fputc('\n', file);
    fflush(file);
  }
  return 0;
}

int sqlite3_open_v2(const char *path, sqlite3 **db, int flags, const char *system) {
  int (*next)(const char *, sqlite3 **, int, const char *) = dlsym(RTLD_NEXT, "sqlite3_open_v2");
  int status = next(path, db, flags, system);
  FILE *file = fopen(getenv("BENCH_STATEMENTS"), "a");
  if (file) sqlite3_trace_v2(*db, SQLITE_TRACE_STMT, tell, file);
  return status;
}
