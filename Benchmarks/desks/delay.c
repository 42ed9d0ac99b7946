// A line between two machines: a proxy that delays all bytes, and lets as many through as come.
//
//   delay PORT MILLISECONDS TARGET
//
// Listens on 127.0.0.1, at a free port where PORT is 0, and prints the port. TARGET is the path of a socket, or a port of
// 127.0.0.1. Each direction takes half of the milliseconds. It ends when its standard input does.

#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/select.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

typedef struct Piece {
  struct Piece *next;
  double due;
  size_t sent, length;
  char bytes[];
} Piece;

// One direction of a connection; the other is its neighbour.
typedef struct {
  int from, to;
  bool has_ended, is_full;
  Piece *first, *last;
} Direction;

enum { MOST = 256 };
static Direction directions[MOST];
static double delay;
static const char *target;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec + time.tv_nsec / 1e9;
}

static void fail(const char *what) {
  perror(what);
  exit(1);
}

static struct sockaddr_in address(int port) {
  return (struct sockaddr_in){
    .sin_family = AF_INET, .sin_port = htons(port), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
}

static void prepare(int socket, bool is_tcp) {
  int yes = 1;
  if (is_tcp) setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
  fcntl(socket, F_SETFL, O_NONBLOCK);
}

static int reach_target(void) {
  bool is_path = target[0] == '/';
  int out = socket(is_path ? AF_UNIX : AF_INET, SOCK_STREAM, 0);
  struct sockaddr_un path = {.sun_family = AF_UNIX};
  struct sockaddr_in port = address(atoi(target));
  snprintf(path.sun_path, sizeof path.sun_path, "%s", target);
  int failed = is_path ? connect(out, (struct sockaddr *)&path, sizeof path)
                       : connect(out, (struct sockaddr *)&port, sizeof port);
  if (failed) fail(target);
  prepare(out, !is_path);
  return out;
}

static void accept_one(int listener) {
  int in = accept(listener, NULL, NULL);
  if (in < 0) return;
  for (int each = 0; each < MOST; each += 2) {
    if (directions[each].from >= 0) continue;
    prepare(in, true);
    int out = reach_target();
    directions[each] = (Direction){.from = in, .to = out};
    directions[each + 1] = (Direction){.from = out, .to = in};
    return;
  }
  close(in);
}

static void take(Direction *direction) {
  static char bytes[65536];
  ssize_t got = read(direction->from, bytes, sizeof bytes);
  if (got < 0 && (errno == EAGAIN || errno == EINTR)) return;
  Piece *piece = malloc(sizeof *piece + (got > 0 ? got : 0));
  if (!piece) fail("memory");
  *piece = (Piece){.due = now() + delay, .length = got > 0 ? got : 0};
  if (got > 0) memcpy(piece->bytes, bytes, got);
  // A piece without bytes is the end.
  else direction->has_ended = true;
  if (direction->last) direction->last->next = piece;
  else direction->first = piece;
  direction->last = piece;
}

// Sends what has been on its way for long enough.
static void give(Direction *direction, double moment) {
  direction->is_full = false;
  for (Piece *piece; (piece = direction->first) && piece->due <= moment;) {
    ssize_t sent = piece->length ? write(direction->to, piece->bytes + piece->sent, piece->length - piece->sent) : 0;
    direction->is_full = sent < 0 && errno == EAGAIN;
    if (direction->is_full) return;
    piece->sent += sent > 0 ? sent : 0;
    if (sent > 0 && piece->sent < piece->length) continue;
    if (piece->length == 0) shutdown(direction->to, SHUT_WR);
    direction->first = piece->next;
    if (!direction->first) direction->last = NULL;
    free(piece);
  }
}

static void close_ended(Direction *there, Direction *back) {
  if (there->from < 0 || !there->has_ended || !back->has_ended || there->first || back->first) return;
  close(there->from);
  close(there->to);
  there->from = back->from = -1;
}

// Waits for bytes, or until some are due.
static void await(int listener, fd_set *readable) {
  fd_set writable;
  double due = 0;
  int most = listener;
  FD_ZERO(readable);
  FD_ZERO(&writable);
  FD_SET(0, readable);
  FD_SET(listener, readable);
  for (Direction *each = directions; each < directions + MOST; each++) {
    if (each->from < 0) continue;
    if (!each->has_ended) FD_SET(each->from, readable);
    if (each->is_full) FD_SET(each->to, &writable);
    if (each->first && !each->is_full && (due == 0 || each->first->due < due)) due = each->first->due;
    if (each->from > most) most = each->from;
    if (each->to > most) most = each->to;
  }
  double left = due - now();
  if (left < 0) left = 0;
  struct timespec rest = {left, (left - (time_t)left) * 1e9};
  if (pselect(most + 1, readable, &writable, NULL, due > 0 ? &rest : NULL, NULL) < 0) FD_ZERO(readable);
}

static int listen_at(int port) {
  int listener = socket(AF_INET, SOCK_STREAM, 0), yes = 1;
  struct sockaddr_in own = address(port);
  socklen_t size = sizeof own;
  setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
  if (bind(listener, (struct sockaddr *)&own, size) || listen(listener, 128)) fail("listen");
  getsockname(listener, (struct sockaddr *)&own, &size);
  printf("%d\n", ntohs(own.sin_port));
  fflush(stdout);
  prepare(listener, false);
  return listener;
}

int main(int count, char **arguments) {
  if (count != 4) return 64;
  signal(SIGPIPE, SIG_IGN);
#ifdef __linux__
  // Half a millisecond is not to become a longer one.
  prctl(PR_SET_TIMERSLACK, 1);
#endif
  delay = atof(arguments[2]) / 2000;
  target = arguments[3];
  for (int each = 0; each < MOST; each++) directions[each].from = -1;
  int listener = listen_at(atoi(arguments[1]));
  for (fd_set readable;;) {
    await(listener, &readable);
    char byte;
    if (FD_ISSET(0, &readable) && read(0, &byte, 1) <= 0) return 0;
    if (FD_ISSET(listener, &readable)) accept_one(listener);
    for (int each = 0; each < MOST; each++) {
      Direction *one = &directions[each];
      if (one->from >= 0 && !one->has_ended && FD_ISSET(one->from, &readable)) take(one);
    }
    double moment = now();
    for (int each = 0; each < MOST; each++) {
      if (directions[each].from >= 0) give(&directions[each], moment);
    }
    for (int each = 0; each < MOST; each += 2) close_ended(&directions[each], &directions[each + 1]);
  }
}
