// What flight.h declares, on libpq.

#include "flight.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "statements.h"

static PGconn *line;
static bool prepares, is_prepared[STATEMENTS];
// The statements of which answers will come, in order; that a statement is prepared is answered, too.
static struct { int statement; bool is_preparation; } queued[64];
static int length;
static PGresult *answers[STATEMENTS];

void fail(const char *what, const char *why) {
  fprintf(stderr, "peer: %s: %s\n", what, why);
  exit(1);
}

void open_line(const char *location, bool prepared) {
  line = PQconnectdb(location);
  if (PQstatus(line) != CONNECTION_OK) fail(location, PQerrorMessage(line));
  if (!PQenterPipelineMode(line)) fail("pipeline", PQerrorMessage(line));
  prepares = prepared;
}

void close_line(void) { PQfinish(line); }

static void await(int statement, bool is_preparation) {
  queued[length].statement = statement;
  queued[length++].is_preparation = is_preparation;
}

void queue_values(int statement, const char *const *values, int count) {
  char name[8];
  snprintf(name, sizeof name, "s%d", statement);
  if (prepares && !is_prepared[statement]) {
    if (!PQsendPrepare(line, name, texts[statement], 0, NULL)) fail(texts[statement], PQerrorMessage(line));
    is_prepared[statement] = true;
    await(statement, true);
  }
  int sent = prepares ? PQsendQueryPrepared(line, name, count, values, NULL, NULL, 0)
                      : PQsendQueryParams(line, texts[statement], count, NULL, values, NULL, NULL, 0);
  if (!sent) fail(texts[statement], PQerrorMessage(line));
  await(statement, false);
}

static void take(int statement, bool is_preparation) {
  PGresult *result = PQgetResult(line);
  ExecStatusType status = PQresultStatus(result);
  if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK) fail(texts[statement], PQresultErrorMessage(result));
  // A NULL ends the answers of each statement.
  if (PQgetResult(line)) fail(texts[statement], "two answers");
  if (is_preparation) {
    PQclear(result);
    return;
  }
  PQclear(answers[statement]);
  answers[statement] = result;
}

void dispatch(void) {
  if (PQflush(line) < 0) fail("pipeline", PQerrorMessage(line));
}

void fly(void) {
  if (!PQpipelineSync(line)) fail("pipeline", PQerrorMessage(line));
  for (int each = 0; each < STATEMENTS; each++) {
    PQclear(answers[each]);
    answers[each] = NULL;
  }
  for (int each = 0; each < length; each++) take(queued[each].statement, queued[each].is_preparation);
  length = 0;
  PGresult *end = PQgetResult(line);
  if (PQresultStatus(end) != PGRES_PIPELINE_SYNC) fail("pipeline", PQerrorMessage(line));
  PQclear(end);
}

PGresult *answer(int statement) { return answers[statement]; }
