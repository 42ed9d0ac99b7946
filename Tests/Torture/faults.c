// Breaks the K-th call that concerns a folder, as a failing disk would; to be loaded before the C library.
//
// FAULT_FOLDER  whose files count; standard output counts instead when it is "-"
// FAULT_AT      which call, counted from 1; 0 breaks none
// FAULT_KIND    once: it fails; late: it is done and fails all the same; short: half is written, the next fails;
//               cut: half is written; full, readonly: from this call on nothing is written any more;
//               before, after, half: the process is killed, before the call, after it, or when half is written
// FAULT_ERROR   the number that the system calls the error by
// FAULT_LOG     gets a line for each call: its name, and a + when it was broken
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/vfs.h>
#include <unistd.h>

enum { FILES = 4096 };
// What a call does to the disk.
enum { READS, WRITES, GROWS };
enum { ONCE, LATE, SHORT, CUT, FULL, READONLY, BEFORE, AFTER, HALF };
static const char *const kinds[] = {"once", "late", "short", "cut", "full", "readonly", "before", "after", "half"};

static char watched[FILES];
static const char *folder;
static int at, kind, error, count, isNextBroken, isDying, record = -1;

__attribute__((constructor)) static void begin(void) {
  const char *value = getenv("FAULT_KIND");
  for (int each = ONCE; value && each <= HALF; each++) {
    if (strcmp(value, kinds[each]) == 0) kind = each;
  }
  if ((value = getenv("FAULT_AT"))) at = atoi(value);
  if ((value = getenv("FAULT_ERROR"))) error = atoi(value);
  if ((value = getenv("FAULT_LOG"))) {
    int file = (int)syscall(SYS_openat, AT_FDCWD, value, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    // Far away, so that the numbers of the program's own files are what they would be.
    record = (int)syscall(SYS_fcntl, file, F_DUPFD_CLOEXEC, 1000);
    syscall(SYS_close, file);
  }
  folder = getenv("FAULT_FOLDER");
  if (folder && strcmp(folder, "-") == 0) watched[1] = 1;
}

static int isWatched(int file) { return file >= 0 && file < FILES && watched[file]; }
static int isInside(const char *path) { return folder && path && strncmp(path, folder, strlen(folder)) == 0; }

static void note(const char *name, int isBroken) {
  char line[64];
  int length = snprintf(line, sizeof line, "%s%s\n", name, isBroken ? " +" : "");
  if (record >= 0) syscall(SYS_write, record, line, length);
}

// Whether this call is to be broken, and tells what it was.
static int breaks(const char *name, int effect) {
  count++;
  int isHere = at > 0 && count == at, isLater = at > 0 && count >= at;
  int isBroken = isHere && (kind != FULL && kind != READONLY);
  if (kind == FULL) isBroken = isLater && effect == GROWS;
  if (kind == READONLY) isBroken = isLater && effect != READS;
  if (isNextBroken && effect == GROWS) isBroken = 1;
  note(name, isBroken);
  if (isHere && kind == BEFORE) raise(SIGKILL);
  return isBroken;
}

// Whether a broken call is done all the same, and its process killed.
static int isLast(void) { return kind == AFTER || kind == HALF; }

#define REAL(name) ((typeof(&name))dlsym(RTLD_NEXT, #name))

// Does a call unless it is to be broken.
#define CALL(result, failed, name, effect, concerned, call) \
  do { \
    if (!(concerned) || !breaks(#name, effect)) return call; \
    if (kind == LATE || isLast()) (void)!(call); \
    if (isLast()) raise(SIGKILL); \
    errno = error; \
    return (result)failed; \
  } while (0)

static int openEffect(int flags) { return flags & O_CREAT ? GROWS : (flags & O_ACCMODE) != O_RDONLY ? WRITES : READS; }

static int opened(int file, int isInFolder) {
  if (file >= 0 && file < FILES) watched[file] = isInFolder;
  return file;
}

#define OPEN(name) \
  int name(const char *path, int flags, ...) { \
    va_list rest; \
    va_start(rest, flags); \
    mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0; \
    va_end(rest); \
    int isBroken = isInside(path) && breaks("open", openEffect(flags)); \
    if (isBroken && !isLast()) return errno = error, -1; \
    int file = opened(REAL(name)(path, flags, mode), isInside(path)); \
    if (isBroken) raise(SIGKILL); \
    return file; \
  }
OPEN(open)
OPEN(open64)

int close(int file) {
  int isBroken = isWatched(file) && breaks("close", READS);
  if (file > 2) opened(file, 0);
  int result = REAL(close)(file);
  if (isBroken && isLast()) raise(SIGKILL);
  return isBroken ? errno = error, -1 : result;
}

// How much of a write is done; -1 for nothing.
static ssize_t share(const char *name, int file, size_t size) {
  if (!isWatched(file) || !breaks(name, GROWS)) return (ssize_t)size;
  isDying = isLast();
  if (isDying) return (ssize_t)(kind == HALF ? size / 2 : size);
  int isSecond = isNextBroken;
  isNextBroken = kind == SHORT && !isSecond;
  if ((kind == SHORT || kind == CUT) && !isSecond && size > 1) return (ssize_t)(size / 2);
  errno = error;
  return -1;
}

#define WRITE(name, parameters, arguments) \
  ssize_t name parameters { \
    ssize_t part = share(#name, file, size); \
    if (part >= 0) size = (size_t)part; \
    else if (kind != LATE) return -1; \
    ssize_t written = REAL(name) arguments; \
    if (isDying) raise(SIGKILL); \
    if (part < 0) errno = error; \
    return part < 0 ? -1 : written; \
  }
WRITE(write, (int file, const void *bytes, size_t size), (file, bytes, size))
WRITE(pwrite, (int file, const void *bytes, size_t size, off_t offset), (file, bytes, size, offset))
WRITE(pwrite64, (int file, const void *bytes, size_t size, off64_t offset), (file, bytes, size, offset))

// Those that are told by a number of a file.
#define OF_FILE(result, failed, name, effect, parameters, arguments) \
  result name parameters { CALL(result, failed, name, effect, isWatched(file), REAL(name) arguments); }
OF_FILE(ssize_t, -1, read, READS, (int file, void *bytes, size_t size), (file, bytes, size))
OF_FILE(ssize_t, -1, pread, READS, (int file, void *bytes, size_t size, off_t offset), (file, bytes, size, offset))
OF_FILE(ssize_t, -1, pread64, READS, (int file, void *bytes, size_t size, off64_t offset), (file, bytes, size, offset))
OF_FILE(int, -1, fsync, WRITES, (int file), (file))
OF_FILE(int, -1, fdatasync, WRITES, (int file), (file))
OF_FILE(int, -1, ftruncate, WRITES, (int file, off_t size), (file, size))
OF_FILE(int, -1, ftruncate64, WRITES, (int file, off64_t size), (file, size))
OF_FILE(int, -1, fstat, READS, (int file, struct stat *status), (file, status))
OF_FILE(int, -1, fstat64, READS, (int file, struct stat64 *status), (file, status))
OF_FILE(int, -1, flock, READS, (int file, int operation), (file, operation))
OF_FILE(int, -1, unlinkat, WRITES, (int file, const char *name, int flags), (file, name, flags))
OF_FILE(int, -1, fchmod, WRITES, (int file, mode_t mode), (file, mode))
OF_FILE(off_t, -1, lseek, READS, (int file, off_t offset, int whence), (file, offset, whence))
OF_FILE(void *, MAP_FAILED, mmap, READS,
        (void *place, size_t size, int protection, int flags, int file, off_t offset),
        (place, size, protection, flags, file, offset))
OF_FILE(void *, MAP_FAILED, mmap64, READS,
        (void *place, size_t size, int protection, int flags, int file, off64_t offset),
        (place, size, protection, flags, file, offset))

#define LOCK(name) \
  int name(int file, int command, ...) { \
    va_list rest; \
    va_start(rest, command); \
    void *argument = va_arg(rest, void *); \
    va_end(rest); \
    CALL(int, -1, name, READS, isWatched(file) && file > 2, REAL(name)(file, command, argument)); \
  }
LOCK(fcntl)
LOCK(fcntl64)

// Those that are told by a path.
#define OF_PATH(result, failed, name, effect, parameters, arguments) \
  result name parameters { CALL(result, failed, name, effect, isInside(path), REAL(name) arguments); }
OF_PATH(int, -1, stat, READS, (const char *path, struct stat *status), (path, status))
OF_PATH(int, -1, stat64, READS, (const char *path, struct stat64 *status), (path, status))
OF_PATH(int, -1, lstat, READS, (const char *path, struct stat *status), (path, status))
OF_PATH(int, -1, lstat64, READS, (const char *path, struct stat64 *status), (path, status))
OF_PATH(int, -1, statfs, READS, (const char *path, struct statfs *status), (path, status))
OF_PATH(int, -1, access, READS, (const char *path, int mode), (path, mode))
OF_PATH(ssize_t, -1, readlink, READS, (const char *path, char *bytes, size_t size), (path, bytes, size))
OF_PATH(DIR *, NULL, opendir, READS, (const char *path), (path))
OF_PATH(int, -1, mkdir, GROWS, (const char *path, mode_t mode), (path, mode))
OF_PATH(int, -1, rmdir, WRITES, (const char *path), (path))
OF_PATH(int, -1, unlink, WRITES, (const char *path), (path))
OF_PATH(int, -1, chmod, WRITES, (const char *path, mode_t mode), (path, mode))
OF_PATH(int, -1, link, GROWS, (const char *path, const char *other), (path, other))
OF_PATH(int, -1, rename, GROWS, (const char *path, const char *other), (path, other))
