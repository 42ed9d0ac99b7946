// Fills a campground that campctl has made with sites, campers and stays of 3 nights, past campctl and its journal.
//
//   fill STORE SITES RESERVATIONS
//
// The same numbers write the same rows. A site's calendar is in slots of 5 nights; three of four slots have a stay,
// which begins on one of the slot's first three days.

#include <sqlite3.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CAMPERS 5000
#define SLOT 5
#define NIGHTS 3
#define FIRST_DAY 21915  // 2030-01-01

static sqlite3 *db;

static void fail(const char *what) {
  fprintf(stderr, "fill: %s: %s\n", what, db ? sqlite3_errmsg(db) : "");
  exit(1);
}

static void run(const char *sql) {
  if (sqlite3_exec(db, sql, NULL, NULL, NULL) != SQLITE_OK) fail(sql);
}

static sqlite3_stmt *prepare(const char *sql) {
  sqlite3_stmt *statement;
  if (sqlite3_prepare_v2(db, sql, -1, &statement, NULL) != SQLITE_OK) fail(sql);
  return statement;
}

static void text(sqlite3_stmt *statement, int at, const char *value) {
  sqlite3_bind_text(statement, at, value, -1, SQLITE_TRANSIENT);
}

static void integer(sqlite3_stmt *statement, int at, int64_t value) { sqlite3_bind_int64(statement, at, value); }

static void execute(sqlite3_stmt *statement) {
  if (sqlite3_step(statement) != SQLITE_DONE) fail(sqlite3_sql(statement));
  sqlite3_reset(statement);
}

// SplitMix64, of a site and a slot.
static uint64_t chance(uint64_t site, uint64_t slot) {
  uint64_t word = (site << 32 | slot) * 0x9E3779B97F4A7C15;
  word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9;
  word = (word ^ (word >> 27)) * 0x94D049BB133111EB;
  return word ^ (word >> 31);
}

static int is_taken(int64_t site, int64_t slot) { return chance(site, slot) % 4 != 0; }

static int64_t arrival(int64_t site, int64_t slot) {
  return FIRST_DAY + slot * SLOT + (int64_t)(chance(site, slot) / 4 % 3);
}

static void fill_sites(int64_t sites) {
  static const char *types[] = {"standard", "tent-only", "rv", "group"};
  static const char *amps[] = {"", ",30,", ",30,50,"};
  sqlite3_stmt *insert = prepare(
    "INSERT INTO camp_site (id, version, number, order_key, loop, type, electricity, amps, water, sewer, max_length,"
    " min_people, max_people, max_vehicles, pull_through, accessible, equipment, retired, notes)"
    " VALUES (?1, 1, ?2, ?3, ?4, ?5, ?6, ?7, ?1 % 2, ?1 % 3 = 0, ?8, 1, ?9, 2, ?1 % 5 = 0, ?1 % 7 = 0,"
    " ',rv,tent,', ?1 % 97 = 0, NULL)");
  for (int64_t site = 1; site <= sites; site++) {
    char number[24], key[32], loop[32];
    int digits = snprintf(number, sizeof number, "%lld", (long long)site);
    snprintf(key, sizeof key, "%c%s", '0' + digits, number);
    snprintf(loop, sizeof loop, "Loop %lld", (long long)(site % 10));
    uint64_t luck = chance(site, 1u << 31);
    integer(insert, 1, site);
    text(insert, 2, number);
    text(insert, 3, key);
    text(insert, 4, loop);
    text(insert, 5, types[luck % 4]);
    integer(insert, 6, luck / 4 % 3 != 0);
    text(insert, 7, amps[luck / 4 % 3]);
    integer(insert, 8, 20 + luck / 12 % 41);
    integer(insert, 9, 4 + luck / 492 % 9);
    execute(insert);
  }
  sqlite3_finalize(insert);
}

static void fill_campers(void) {
  sqlite3_stmt *insert = prepare(
    "INSERT INTO camper (id, version, full_name, name_key, phone_number, phone_digits)"
    " VALUES (?1, 1, ?2, lower(?2), ?3, ?3)");
  for (int64_t camper = 1; camper <= CAMPERS; camper++) {
    char name[32], phone[32];
    snprintf(name, sizeof name, "Camper %lld", (long long)camper);
    snprintf(phone, sizeof phone, "928555%04lld", (long long)camper);
    integer(insert, 1, camper);
    text(insert, 2, name);
    text(insert, 3, phone);
    execute(insert);
  }
  sqlite3_finalize(insert);
}

// Slot by slot over all sites, so that ids follow the calendar; the nights come later, in the order of their key.
static void fill_reservations(int64_t sites, int64_t count) {
  sqlite3_stmt *insert = prepare(
    "INSERT INTO reservation (id, version, status, camper, site, arrival, departure, adults, children, pets, vehicles)"
    " VALUES (?1, 1, 'reserved', ?2, ?3, ?4, ?5, 2, 0, 0, 1)");
  int64_t id = 0;
  for (int64_t slot = 0; id < count; slot++) {
    for (int64_t site = 1; site <= sites && id < count; site++) {
      if (!is_taken(site, slot)) continue;
      id++;
      integer(insert, 1, id);
      integer(insert, 2, id * 1327 % CAMPERS + 1);
      integer(insert, 3, site);
      integer(insert, 4, arrival(site, slot));
      integer(insert, 5, arrival(site, slot) + NIGHTS);
      execute(insert);
    }
  }
  sqlite3_finalize(insert);
}

int main(int count, char **arguments) {
  int64_t sites = count == 4 ? atoll(arguments[2]) : 0, reservations = count == 4 ? atoll(arguments[3]) : 0;
  if (sites < 1 || reservations < 1) return 64;
  if (sqlite3_open_v2(arguments[1], &db, SQLITE_OPEN_READWRITE, NULL) != SQLITE_OK) fail(arguments[1]);
  run("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -400000; PRAGMA foreign_keys = OFF");
  run("BEGIN");
  fill_sites(sites);
  fill_campers();
  fill_reservations(sites, reservations);
  run("INSERT INTO night (site, night, reservation)"
      " SELECT r.site, r.arrival + n.value, r.id FROM reservation AS r, (SELECT 0 AS value UNION SELECT 1 UNION SELECT 2)"
      " AS n ORDER BY r.site, r.arrival + n.value");
  run("COMMIT");
  return sqlite3_close(db) == SQLITE_OK ? 0 : 1;
}
