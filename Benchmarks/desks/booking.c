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

// A number as text, until 16 others are made.
static const char *text(long long number) {
  static char kept[16][24];
  static int next;
  char *out = kept[next++ % 16];
  snprintf(out, sizeof kept[0], "%lld", number);
  return out;
}

void queue_beginning(const char *campground) {
  char path[96], lock[96];
  snprintf(path, sizeof path, "\"%s\", pg_temp", campground);
  snprintf(lock, sizeof lock, "campctl %s", campground);
  queue_values(BEGIN, NULL, 0);
  queue(SETTINGS_OF_SESSION, path, "10000");
  queue(LOCK, lock);
  queue_values(MARKS, NULL, 0);
  queue_values(COUNTERS, NULL, 0);
}

void queue_terms(void) {
  queue_values(SETTINGS, NULL, 0);
  queue_values(RATES, NULL, 0);
  queue_values(TAXES, NULL, 0);
  queue_values(POLICY, NULL, 0);
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

// The sites were added in the order of their numbers, so each number is an id, too.
void require_free(const Booking *booking) {
  if (PQntuples(answer(LAPSE)) || PQntuples(answer(CONFLICT))) fail("booking", "the nights are taken");
  PGresult *site = answer(SITE), *camper = answer(CAMPER);
  if (site && (!PQntuples(site) || atoi(PQgetvalue(site, 0, 0)) != booking->site)) fail("booking", "no such site");
  if (camper && !PQntuples(camper)) fail("booking", "no such camper");
}

static void queue_nights(const Booking *booking, const Ids *ids) {
  for (int night = 0; night < NIGHTS; night++) {
    queue(ADD_NIGHT, text(booking->site), text(booking->arrival + night), text(ids->reservation), "4500", "Standard", "0",
      "0", "0", "0", "", "");
  }
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

static void queue_change(Ids *ids, const char *kind, long long thing, const char *image) {
  queue(ADD_CHANGE, text(++ids->change), text(ids->command), kind, text(thing), NULL, image);
}

static void queue_image(const Booking *booking, Ids *ids) {
  static const char *form =
    "{\"id\":\"r-%lld\",\"status\":\"reserved\",\"camper\":\"c-%d\",\"site\":\"%d\",\"arrival\":\"%s\",\"departure\":\"%s\","
    DETAILS ",\"holdExpires\":null,\"cancelReason\":null,\"nights\":["
    "{\"night\":\"%s\",\"site\":\"%d\",\"price\":{\"amount\":4500,\"rate\":\"Standard\",\"extras\":{}}},"
    "{\"night\":\"%s\",\"site\":\"%d\",\"price\":{\"amount\":4500,\"rate\":\"Standard\",\"extras\":{}}}],"
    "\"taxes\":%s,\"version\":1}";
  char json[1024], first[16], second[16], last[16];
  day_text(booking->arrival, first);
  day_text(booking->arrival + 1, second);
  day_text(booking->arrival + NIGHTS, last);
  snprintf(json, sizeof json, form, ids->reservation, booking->camper, booking->site, first, last, first, booking->site,
    second, booking->site, TAXES_TEXT);
  queue_change(ids, "reservation", ids->reservation, json);
}

static void queue_charge(Ids *ids, const char *kind, const char *item, const char *name, const char *amount, const char *memo) {
  char json[512];
  ids->ledger++;
  queue(ADD_LEDGER, text(ids->ledger), text(ids->reservation), NULL, TODAY, kind, item, name, amount, NULL, memo, "desk", NULL);
  snprintf(json, sizeof json,
    "{\"id\":\"l-%lld\",\"reservation\":\"r-%lld\",\"day\":\"2027-06-01\",\"kind\":\"%s\",\"item\":\"%s\",\"name\":\"%s\","
    "\"amount\":%s,\"method\":null,\"memo\":\"%s\",\"actor\":\"desk\",\"counters\":null,\"version\":1}",
    ids->ledger, ids->reservation, kind, item, name, amount, memo);
  queue_change(ids, "ledger", ids->ledger, json);
}

void queue_writes(const Booking *booking, Ids *ids) {
  ids->reservation++;
  queue(ADD_RESERVATION, text(ids->reservation), "reserved", text(booking->camper), text(booking->site),
    text(booking->arrival), text(booking->arrival + NIGHTS), "2", "0", "0", "1", NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, TAXES_TEXT, NULL, NULL, "1");
  queue_nights(booking, ids);
  queue_command(booking, ids);
  queue_image(booking, ids);
  queue_charge(ids, "charge", "nights", "", "9000", "2 nights");
  queue_charge(ids, "tax", "taxes", "county", "900", "county");
  queue(CHARGED_DAYS, text(ids->reservation));
}

void queue_counters(const Ids *ids) {
  queue(SET_COUNTER, "change", text(ids->change));
  queue(SET_COUNTER, "command", text(ids->command));
  queue(SET_COUNTER, "ledger", text(ids->ledger));
  queue(SET_COUNTER, "reservation", text(ids->reservation));
}
