#include <libpq-fe.h>

// Macros of letters, which Swift does not import: the parts of an error.
static const int cpostgresql_sqlstate = PG_DIAG_SQLSTATE;
static const int cpostgresql_message = PG_DIAG_MESSAGE_PRIMARY;
static const int cpostgresql_detail = PG_DIAG_MESSAGE_DETAIL;
static const int cpostgresql_position = PG_DIAG_STATEMENT_POSITION;
static const int cpostgresql_table = PG_DIAG_TABLE_NAME;
static const int cpostgresql_column = PG_DIAG_COLUMN_NAME;
static const int cpostgresql_constraint = PG_DIAG_CONSTRAINT_NAME;

// The version of OpenSSL, whose own header need not be there. Libraries of other systems are not known by name.
#ifdef __linux__
const char *OpenSSL_version(int type);
static inline const char *cpostgresql_openssl(void) { return OpenSSL_version(6); }
#else
static inline const char *cpostgresql_openssl(void) { return 0; }
#endif
