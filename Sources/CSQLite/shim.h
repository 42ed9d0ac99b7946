#include <sqlite3.h>
#ifdef __linux__
#include <sys/vfs.h>
#else
#include <sys/mount.h>
#include <sys/param.h>
#endif

// sqlite3_db_config takes a variable number of arguments, which Swift cannot call.
static inline int csqlite_configure(sqlite3 *database, int option, int value) {
  return sqlite3_db_config(database, option, value, (int *)0);
}

// So does sqlite3_config. By itself the engine counts the memory it uses, under a lock for each piece.
static inline int csqlite_count_no_memory(void) { return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0); }

// SQLITE_TRANSIENT is a cast, which Swift does not import: the engine copies what it is given.
static inline int csqlite_bind_text(sqlite3_stmt *statement, int index, const char *text, int bytes) {
  return sqlite3_bind_text(statement, index, text, bytes, SQLITE_TRANSIENT);
}

// 1 when the database is in the write-ahead mode, which the engine knows once it has read from it: outside of a
// transaction, it then has a journal open, and otherwise none. To ask by a statement would be another transaction.
static inline int csqlite_is_writing_ahead(sqlite3 *database) {
  sqlite3_file *journal = 0;
  int code = sqlite3_file_control(database, "main", SQLITE_FCNTL_JOURNAL_POINTER, &journal);
  return code == SQLITE_OK && journal && journal->pMethods;
}

// 1 when the file says that it is in the write-ahead mode. To read it by a statement would make a journal beside it.
static inline int csqlite_says_write_ahead(sqlite3 *database) {
  sqlite3_file *file = 0;
  unsigned char versions[2];
  int code = sqlite3_file_control(database, "main", SQLITE_FCNTL_FILE_POINTER, &file);
  if (code != SQLITE_OK || !file || !file->pMethods) return 0;
  return file->pMethods->xRead(file, versions, 2, 18) == SQLITE_OK && (versions[0] != 1 || versions[1] != 1);
}

// The byte of a statement at which its error is; -1 when it has none, or the library is older than this function.
static inline int csqlite_error_place(sqlite3 *database) {
#if SQLITE_VERSION_NUMBER >= 3038000
  return sqlite3_error_offset(database);
#else
  return -1;
#endif
}

// Macros that compute are not imported either.
static const int csqlite_ioerr_nomem = SQLITE_IOERR_NOMEM;
static const int csqlite_constraint_check = SQLITE_CONSTRAINT_CHECK;
static const int csqlite_constraint_foreign_key = SQLITE_CONSTRAINT_FOREIGNKEY;
static const int csqlite_constraint_not_null = SQLITE_CONSTRAINT_NOTNULL;
static const int csqlite_constraint_primary_key = SQLITE_CONSTRAINT_PRIMARYKEY;
static const int csqlite_constraint_trigger = SQLITE_CONSTRAINT_TRIGGER;
static const int csqlite_constraint_unique = SQLITE_CONSTRAINT_UNIQUE;
static const int csqlite_readonly_moved = SQLITE_READONLY_DBMOVED;

// 1 where the locks of a file cannot be trusted. statfs is in no module that Swift has on Linux.
static inline int csqlite_is_on_network(const char *path) {
  struct statfs status;
  if (statfs(path, &status) != 0) return 0;
#ifdef __linux__
  switch ((unsigned int)status.f_type) {
  case 0x6969:     // NFS
  case 0x517B:     // SMB
  case 0xFF534D42: // CIFS
  case 0xFE534D42: // SMB2
  case 0x5346414F: // AFS
  case 0x00C36400: // Ceph
    return 1;
  default:
    return 0;
  }
#else
  return (status.f_flags & MNT_LOCAL) == 0;
#endif
}
