// A connection in pipeline mode: statements are queued, and a flight brings all their answers in one round trip.

#ifndef FLIGHT_H
#define FLIGHT_H

#include <libpq-fe.h>
#include <stdbool.h>

void fail(const char *what, const char *why);

// Connects; prepared statements are prepared when they are first queued.
void open_line(const char *location, bool prepares);
void close_line(void);

// Queues a statement of statements.h with its values.
#define queue(statement, ...) \
  queue_values(statement, (const char *[]){__VA_ARGS__}, sizeof((const char *[]){__VA_ARGS__}) / sizeof(const char *))
void queue_values(int statement, const char *const *values, int count);

// Sends what is queued, for the server to begin with.
void dispatch(void);

// Sends what is queued, and waits for all answers.
void fly(void);

// The answer of a statement in the latest flight; NULL when it was not in it.
PGresult *answer(int statement);

#endif
