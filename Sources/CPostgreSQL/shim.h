#include <libpq-fe.h>

// Macros of letters, which Swift does not import: the parts of an error.
static const int cpostgresql_sqlstate = PG_DIAG_SQLSTATE;
static const int cpostgresql_message = PG_DIAG_MESSAGE_PRIMARY;
static const int cpostgresql_table = PG_DIAG_TABLE_NAME;
static const int cpostgresql_column = PG_DIAG_COLUMN_NAME;
static const int cpostgresql_constraint = PG_DIAG_CONSTRAINT_NAME;
