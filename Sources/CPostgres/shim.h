#include <libpq-fe.h>

// The fields of an error are macros of characters, which Swift imports as such; libpq wants numbers.
enum { postgres_field_state = PG_DIAG_SQLSTATE, postgres_field_message = PG_DIAG_MESSAGE_PRIMARY };
