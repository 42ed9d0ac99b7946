// Makes the rows that `campctl batch` makes, with nothing between the lines and libsqlite3.
//
//   peer STORE LINES COMMITS FIRST-ENTRY < reservations.jsonl
//
// It reads the JSON lines of generate.py, in just that form, and judges nothing. STORE is a seeded campctl store,
// LINES how many reservations will come, COMMITS into how many transactions they go, FIRST-ENTRY the id that the
// journal gives next; 0 when they are no batch.

#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static sqlite3 *db;

typedef struct {
  char site[32], arrive[16];
  long long camper;
  int nights;
} Request;

static void fail(const char *what) {
  fprintf(stderr, "peer: %s: %s\n", what, db ? sqlite3_errmsg(db) : "");
  exit(1);
}

static void run(const char *sql) {
  if (sqlite3_exec(db, sql, NULL, NULL, NULL) != SQLITE_OK) fail(sql);
}

static sqlite3_stmt *prepare(const char *sql) {
  sqlite3_stmt *statement;
  if (sqlite3_prepare_v3(db, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, NULL) != SQLITE_OK) fail(sql);
  return statement;
}

static void integer(sqlite3_stmt *statement, int at, long long value) { sqlite3_bind_int64(statement, at, value); }

static void text(sqlite3_stmt *statement, int at, const char *value) {
  sqlite3_bind_text(statement, at, value, -1, SQLITE_TRANSIENT);
}

static void execute(sqlite3_stmt *statement) {
  if (sqlite3_step(statement) != SQLITE_DONE) fail(sqlite3_sql(statement));
  sqlite3_reset(statement);
}

// The first column of the one row.
static long long look_up(sqlite3_stmt *statement) {
  if (sqlite3_step(statement) != SQLITE_ROW) fail(sqlite3_sql(statement));
  long long value = sqlite3_column_int64(statement, 0);
  sqlite3_reset(statement);
  return value;
}

// As campctl opens a store.
static void open_store(const char *path) {
  if (sqlite3_open_v2(path, &db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, NULL) != SQLITE_OK) fail(path);
  sqlite3_busy_timeout(db, 10000);
  sqlite3_db_config(db, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
  sqlite3_db_config(db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL);
  sqlite3_db_config(db, SQLITE_DBCONFIG_ENABLE_FKEY, 1, NULL);
  run("PRAGMA synchronous = EXTRA; PRAGMA cell_size_check = ON; PRAGMA temp_store = MEMORY;"
      "PRAGMA secure_delete = ON; PRAGMA recursive_triggers = ON; PRAGMA cache_size = -8000");
}

static long long day_number(const char *day) {
  struct tm parts = {0};
  if (sscanf(day, "%d-%d-%d", &parts.tm_year, &parts.tm_mon, &parts.tm_mday) != 3) fail("no day");
  parts.tm_year -= 1900;
  parts.tm_mon -= 1;
  return timegm(&parts) / 86400;
}

static void day_text(long long number, char *out) {
  time_t seconds = number * 86400;
  struct tm parts;
  gmtime_r(&seconds, &parts);
  strftime(out, 16, "%Y-%m-%d", &parts);
}

static void scan(const char *line, Request *request) {
  const char *form = "{\"command\":\"reserve\",\"site\":\"%31[^\"]\",\"camper\":\"c-%lld\",\"arrive\":\"%15[^\"]\",\"nights\":%d}";
  if (sscanf(line, form, request->site, &request->camper, request->arrive, &request->nights) != 4) fail(line);
}

static void request_json(const Request *request, char *out, size_t size) {
  snprintf(out, size,
    "{\"camper\":\"c-%lld\",\"site\":\"%s\",\"anySite\":false,\"arrive\":\"%s\",\"nights\":%d,\"adults\":2,\"children\":0,"
    "\"pets\":0,\"vehicles\":1,\"plates\":null,\"rigLength\":null,\"equipment\":null,\"notes\":null,\"group\":null,"
    "\"source\":null}",
    request->camper, request->site, request->arrive, request->nights);
}

static void image_json(const Request *request, long long id, long long arrival, char *out, size_t size) {
  char departure[16], night[16];
  day_text(arrival + request->nights, departure);
  size_t used = snprintf(out, size,
    "{\"id\":\"r-%lld\",\"status\":\"reserved\",\"camper\":\"c-%lld\",\"site\":\"%s\",\"arrival\":\"%s\","
    "\"departure\":\"%s\",\"adults\":2,\"children\":0,\"pets\":0,\"vehicles\":1,\"plates\":null,\"rigLength\":null,"
    "\"equipment\":null,\"notes\":null,\"group\":null,\"source\":null,\"holdExpires\":null,\"cancelReason\":null,"
    "\"nights\":[",
    id, request->camper, request->site, request->arrive, departure);
  for (int index = 0; index < request->nights && used < size; index++) {
    day_text(arrival + index, night);
    used += snprintf(out + used, size - used, "%s{\"night\":\"%s\",\"site\":\"%s\",\"price\":null}",
      index ? "," : "", night, request->site);
  }
  if (used < size) used += snprintf(out + used, size - used, "],\"version\":1}");
  if (used >= size) fail("too many nights");
}

int main(int count, char **arguments) {
  if (count != 5) fail("usage: peer STORE LINES COMMITS FIRST-ENTRY < reservations.jsonl");
  open_store(arguments[1]);
  long long lines = atoll(arguments[2]), commits = atoll(arguments[3]), batch = atoll(arguments[4]);

  sqlite3_stmt *camper = prepare("SELECT id FROM camper WHERE id = ?");
  sqlite3_stmt *site = prepare("SELECT id FROM camp_site WHERE number = ?");
  sqlite3_stmt *reservation = prepare(
    "INSERT INTO reservation (version, status, camper, site, arrival, departure, adults, children, pets, vehicles)"
    " VALUES (1, 'reserved', ?, ?, ?, ?, 2, 0, 0, 1)");
  sqlite3_stmt *night = prepare("INSERT INTO night (site, night, reservation) VALUES (?, ?, ?)");
  sqlite3_stmt *command = prepare("INSERT INTO command (at, actor, name, request, batch) VALUES (?, 'desk', 'reserve', ?, ?)");
  sqlite3_stmt *change = prepare("INSERT INTO change (command, kind, thing, after) VALUES (?, 'reservation', ?, ?)");

  char line[1024], json[8192];
  Request request;
  for (long long index = 0; fgets(line, sizeof line, stdin); index++) {
    if (index == 0 || index * commits / lines != (index - 1) * commits / lines) {
      run(index ? "COMMIT; BEGIN IMMEDIATE" : "BEGIN IMMEDIATE");
    }
    scan(line, &request);
    long long arrival = day_number(request.arrive);

    integer(camper, 1, request.camper);
    text(site, 1, request.site);
    long long camper_id = look_up(camper), site_id = look_up(site);

    integer(reservation, 1, camper_id);
    integer(reservation, 2, site_id);
    integer(reservation, 3, arrival);
    integer(reservation, 4, arrival + request.nights);
    execute(reservation);
    long long id = sqlite3_last_insert_rowid(db);

    for (int held = 0; held < request.nights; held++) {
      integer(night, 1, site_id);
      integer(night, 2, arrival + held);
      integer(night, 3, id);
      execute(night);
    }

    request_json(&request, json, sizeof json);
    integer(command, 1, time(NULL));
    text(command, 2, json);
    if (batch > 0) integer(command, 3, batch);
    execute(command);
    long long entry = sqlite3_last_insert_rowid(db);

    image_json(&request, id, arrival, json, sizeof json);
    integer(change, 1, entry);
    integer(change, 2, id);
    text(change, 3, json);
    execute(change);
  }
  run("COMMIT");
  for (sqlite3_stmt *each; (each = sqlite3_next_stmt(db, NULL));) sqlite3_finalize(each);
  return sqlite3_close(db) == SQLITE_OK ? 0 : 1;
}
