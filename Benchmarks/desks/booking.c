// What booking.h declares, as campctl does it for `reserve` at 45.00 a night with a tax of 10%.

#include "booking.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "days.h"
#include "flight.h"
#include "statements.h"

// 2027-06-01, in seconds and as a day.
#define NOW "1811808000"
#define TODAY "20970"
#define TAXES_TEXT "[{\"name\":\"county\",\"isFee\":false,\"share\":{\"percent\":\"10%\"}}]"
#define DETAILS \
  "\"adults\":2,\"children\":0,\"pets\":0,\"vehicles\":1,\"plates\":null,\"rigLength\":null,\"equipment\":null," \
  "\"notes\":null,\"group\":null,\"source\":null"

// A number as text, until 32 others are made.
static const char *text(long long number) {
  static char kept[32][24];
  static int next;
  char *out = kept[next++ % 32];
  snprintf(out, sizeof kept[0], "%lld", number);
  return out;
}

static void queue_session(const char *campground) {
  char path[96];
  snprintf(path, sizeof path, "\"%s\", pg_temp", campground);
  queue(SETTINGS_OF_SESSION, path, "10000");
}

void queue_look(const char *campground) {
  queue_values(BEGIN_READING, NULL, 0);
  queue_session(campground);
  queue_values(LOCK_FOR_READING, NULL, 0);
  queue_values(MARKS_FOR_READING, NULL, 0);
}

void queue_end_of_look(void) { queue_values(ROLLBACK, NULL, 0); }

void queue_beginning(const char *campground) {
  queue_values(BEGIN, NULL, 0);
  queue_session(campground);
  queue_values(LOCK, NULL, 0);
  queue_values(MARKS, NULL, 0);
  queue_values(COUNTERS, NULL, 0);
}

void queue_terms(void) {
  queue_values(SETTINGS, NULL, 0);
  queue_values(RULES, NULL, 0);
  queue_values(RATES, NULL, 0);
  queue_values(TAXES, NULL, 0);
  queue_values(POLICY, NULL, 0);
  queue(WAITING, "waiting", "offered");
}

void queue_lapse(void) { queue(LAPSE, NOW); }

void queue_site(const Booking *booking) { queue(SITE, text(booking->site)); }

void queue_camper(const Booking *booking) { queue(CAMPER, text(booking->camper)); }

void queue_conflict(const Booking *booking) {
  const char *from = text(booking->arrival), *before = text(booking->arrival + NIGHTS);
  queue(CONFLICT, text(booking->site), from, before, text(booking->camper), before, from);
}

void take_counters(Ids *ids) {
  PGresult *found = answer(COUNTERS);
  for (int row = 0; row < PQntuples(found); row++) {
    const char *name = PQgetvalue(found, row, 0);
    long long newest = atoll(PQgetvalue(found, row, 1));
    if (!strcmp(name, "reservation")) ids->reservation = newest;
    if (!strcmp(name, "command")) ids->command = newest;
    if (!strcmp(name, "change")) ids->change = newest;
    if (!strcmp(name, "ledger")) ids->ledger = newest;
  }
}

// The sites were added in the order of their numbers, so each number is an id, too. What was not looked up in this flight
// was in one before.
void require_there(const Booking *booking) {
  PGresult *site = answer(SITE), *camper = answer(CAMPER);
  if (site && (!PQntuples(site) || atoi(PQgetvalue(site, 0, 0)) != booking->site)) fail("booking", "no such site");
  if (camper && !PQntuples(camper)) fail("booking", "no such camper");
}

void require_free(void) {
  if (PQntuples(answer(CONFLICT))) fail("booking", "the nights are taken");
}

static void queue_nights(const Booking *booking, const Ids *ids) {
  const char *site = text(booking->site), *id = text(ids->reservation);
  queue(ADD_NIGHTS, site, text(booking->arrival), id, "4500", "Standard", "0", "0", "0", "0", "", "", NULL,
    site, text(booking->arrival + 1), id, "4500", "Standard", "0", "0", "0", "0", "", "", NULL);
}

static void queue_command(const Booking *booking, Ids *ids) {
  char json[512], arrive[16];
  snprintf(json, sizeof json, "{\"camper\":\"c-%d\",\"site\":\"%d\",\"anySite\":false,\"arrive\":\"%s\",\"nights\":2," DETAILS "}",
    booking->camper, booking->site, day_text(booking->arrival, arrive));
  ids->command++;
  bool is_later = ids->batch > 0 && ids->batch < ids->command;
  queue(ADD_COMMAND, text(ids->command), NOW, "desk", "reserve", json, NULL, is_later ? text(ids->batch) : NULL);
  if (ids->batch == ids->command) queue(SET_BATCH, text(ids->batch), text(ids->batch));
}

static void image(const Booking *booking, const Ids *ids, char *json, size_t size) {
  static const char *form =
    "{\"id\":\"r-%lld\",\"status\":\"reserved\",\"camper\":\"c-%d\",\"site\":\"%d\",\"arrival\":\"%s\",\"departure\":\"%s\","
    DETAILS ",\"holdExpires\":null,\"cancelReason\":null,\"nights\":["
    "{\"night\":\"%s\",\"site\":\"%d\",\"price\":{\"amount\":4500,\"rate\":\"Standard\",\"extras\":{}}},"
    "{\"night\":\"%s\",\"site\":\"%d\",\"price\":{\"amount\":4500,\"rate\":\"Standard\",\"extras\":{}}}],"
    "\"taxes\":%s,\"version\":1}";
  char first[16], second[16], last[16];
  day_text(booking->arrival, first);
  day_text(booking->arrival + 1, second);
  day_text(booking->arrival + NIGHTS, last);
  snprintf(json, size, form, ids->reservation, booking->camper, booking->site, first, last, first, booking->site, second,
    booking->site, TAXES_TEXT);
}

typedef struct {
  const char *kind, *item, *name, *amount, *memo;
} Charge;

static const Charge charges[2] = {
  {"charge", "nights", "", "9000", "2 nights"}, {"tax", "taxes", "county", "900", "county"}};

static void line_image(const Charge *charge, long long number, const Ids *ids, char *json, size_t size) {
  snprintf(json, size,
    "{\"id\":\"l-%lld\",\"reservation\":\"r-%lld\",\"day\":\"2027-06-01\",\"kind\":\"%s\",\"item\":\"%s\",\"name\":\"%s\","
    "\"amount\":%s,\"method\":null,\"memo\":\"%s\",\"actor\":\"desk\",\"counters\":null,\"version\":1}",
    number, ids->reservation, charge->kind, charge->item, charge->name, charge->amount, charge->memo);
}

// The images of the reservation and of both charges.
static void queue_changes(const Booking *booking, Ids *ids) {
  char made[1024], lines[2][512];
  image(booking, ids, made, sizeof made);
  for (int each = 0; each < 2; each++) line_image(&charges[each], ids->ledger + 1 + each, ids, lines[each], sizeof lines[each]);
  const char *command = text(ids->command);
  queue(ADD_CHANGES, text(ids->change + 1), command, "reservation", text(ids->reservation), NULL, made,
    text(ids->change + 2), command, "ledger", text(ids->ledger + 1), NULL, lines[0],
    text(ids->change + 3), command, "ledger", text(ids->ledger + 2), NULL, lines[1]);
  ids->change += 3;
}

static void queue_charges(Ids *ids) {
  const char *id = text(ids->reservation);
  const Charge *first = &charges[0], *second = &charges[1];
  queue(ADD_LEDGERS, text(ids->ledger + 1), id, NULL, TODAY, first->kind, first->item, first->name, first->amount, NULL,
    NULL, NULL, first->memo, "desk", NULL, text(ids->ledger + 2), id, NULL, TODAY, second->kind, second->item, second->name,
    second->amount, NULL, NULL, NULL, second->memo, "desk", NULL);
  ids->ledger += 2;
}

void queue_writes(const Booking *booking, Ids *ids) {
  ids->reservation++;
  queue(ADD_RESERVATION, text(ids->reservation), "reserved", text(booking->camper), text(booking->site),
    text(booking->arrival), text(booking->arrival + NIGHTS), "2", "0", "0", "1", NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, TAXES_TEXT, NULL, NULL, NULL, "1");
  queue_nights(booking, ids);
  queue_command(booking, ids);
  queue_changes(booking, ids);
  queue_charges(ids);
}

void queue_counters(const Ids *ids) {
  queue(SET_COUNTERS, "change", text(ids->change), "command", text(ids->command), "ledger", text(ids->ledger), "reservation",
    text(ids->reservation));
}
