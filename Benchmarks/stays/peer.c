// Prints what `campctl availability … --json` prints for the stay of run.py, with one prepared statement.
//
//   peer STORE ARRIVAL DEPARTURE NOW [PRAGMA …]
//
// Days and seconds are since 1970. The needs are written into the statement; what is against a request as such, nobody
// asks. The settings of the engine are its own, but for those that are given.

#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static sqlite3 *db;

static void fail(const char *what) {
  fprintf(stderr, "peer: %s: %s\n", what, db ? sqlite3_errmsg(db) : "");
  exit(1);
}

static void write_text(const char *text) {
  putchar_unlocked('"');
  for (; *text; text++) {
    unsigned char byte = *text;
    if (byte == '"' || byte == '\\') putchar_unlocked('\\');
    if (byte < 0x20 || byte == 0x7F) printf("\\u%04x", byte);
    else putchar_unlocked(byte);
  }
  putchar_unlocked('"');
}

typedef enum { TEXT, NUMBER, FLAG, NUMBERS, WORDS } Kind;

// `,30,50,` as [30,50]; words are quoted.
static void write_list(const char *list, int quoted) {
  putchar_unlocked('[');
  const char *separator = "";
  for (const char *start = *list ? list + 1 : list; *start;) {
    size_t length = strcspn(start, ",");
    printf(quoted ? "%s\"%.*s\"" : "%s%.*s", separator, (int)length, start);
    separator = ",";
    start += length + 1;
  }
  putchar_unlocked(']');
}

static void write_field(sqlite3_stmt *row, int column, const char *key, Kind kind) {
  printf("%s\"%s\":", column ? "," : "{", key);
  if (sqlite3_column_type(row, column) == SQLITE_NULL) {
    fputs("null", stdout);
    return;
  }
  switch (kind) {
  case TEXT: write_text((const char *)sqlite3_column_text(row, column)); break;
  case NUMBER: printf("%lld", sqlite3_column_int64(row, column)); break;
  case FLAG: fputs(sqlite3_column_int(row, column) ? "true" : "false", stdout); break;
  case NUMBERS:
  case WORDS: write_list((const char *)sqlite3_column_text(row, column), kind == WORDS); break;
  }
}

static void write_site(sqlite3_stmt *row) {
  static const struct { const char *key; Kind kind; } fields[] = {
    {"number", TEXT}, {"loop", TEXT}, {"type", TEXT}, {"electricity", FLAG}, {"amps", NUMBERS}, {"water", FLAG},
    {"sewer", FLAG}, {"maxLength", NUMBER}, {"minPeople", NUMBER}, {"maxPeople", NUMBER}, {"maxVehicles", NUMBER},
    {"pullThrough", FLAG}, {"accessible", FLAG}, {"equipment", WORDS}, {"retired", FLAG}, {"notes", TEXT},
    {"version", NUMBER},
  };
  for (int column = 0; column < (int)(sizeof fields / sizeof *fields); column++)
    write_field(row, column, fields[column].key, fields[column].kind);
  fputs(",\"total\":null}", stdout);
}

int main(int count, char **arguments) {
  if (count < 5) return 64;
  if (sqlite3_open_v2(arguments[1], &db, SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX, NULL) != SQLITE_OK)
    fail(arguments[1]);
  for (int at = 5; at < count; at++)
    if (sqlite3_exec(db, arguments[at], NULL, NULL, NULL) != SQLITE_OK) fail(arguments[at]);
  sqlite3_stmt *statement;
  const char *sql =
    "SELECT site.number, site.loop, site.type, site.electricity, site.amps, site.water, site.sewer, site.max_length,"
    " site.min_people, site.max_people, site.max_vehicles, site.pull_through, site.accessible, site.equipment,"
    " site.retired, site.notes, site.version FROM camp_site AS site"
    " NOT INDEXED WHERE site.type = 'rv' AND instr(site.amps, ',50,') > 0 AND site.max_length >= 35"
    " AND site.min_people <= 6 AND (site.max_people IS NULL OR site.max_people >= 6)"
    " AND (site.max_vehicles IS NULL OR site.max_vehicles >= 1) AND site.retired = 0"
    " AND NOT EXISTS (SELECT 1 FROM night WHERE night.site = site.id AND night.night >= ?1 AND night.night < ?2"
    "  AND (night.reservation IS NULL OR night.reservation NOT IN"
    "   (SELECT id FROM reservation WHERE status = 'held' AND hold_expires <= ?3)))"
    " ORDER BY site.order_key, site.number";
  if (sqlite3_prepare_v2(db, sql, -1, &statement, NULL) != SQLITE_OK) fail(sql);
  for (int at = 1; at <= 3; at++) sqlite3_bind_int64(statement, at, atoll(arguments[at + 1]));
  const char *separator = "[";
  int step;
  while ((step = sqlite3_step(statement)) == SQLITE_ROW) {
    fputs(separator, stdout);
    write_site(statement);
    separator = ",\n";
  }
  if (step != SQLITE_DONE) fail(sql);
  fputs(*separator == '[' ? "[]\n" : "]\n", stdout);
  return fflush(stdout) == 0 ? 0 : 74;
}
