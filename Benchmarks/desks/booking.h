// A reservation of two nights: what is read before it, and the rows that it leaves.

#ifndef BOOKING_H
#define BOOKING_H

typedef struct {
  int site, camper;
  long arrival;
} Booking;

// The newest id of each table; `batch` is the entry that a batch began with, 0 when there is none.
typedef struct {
  long long reservation, command, change, ledger, batch;
} Ids;

// A campground's name in SQL, without characters that need quotes.
void queue_beginning(const char *campground);
// A look without the lock, as a process of its own has one before its write, and its end.
void queue_look(const char *campground);
void queue_end_of_look(void);
void queue_terms(void);
void queue_lapse(void);
void queue_site(const Booking *booking);
void queue_camper(const Booking *booking);
void queue_conflict(const Booking *booking);
void queue_writes(const Booking *booking, Ids *ids);
void queue_counters(const Ids *ids);

// What the latest flight has answered.
void take_counters(Ids *ids);
void require_there(const Booking *booking);
void require_free(void);

#endif
