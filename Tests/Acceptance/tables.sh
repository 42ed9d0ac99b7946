#!/bin/sh
# Exports a campground with awkward values, and has programs that nobody here wrote read it: LibreOffice, gnumeric, csvkit,
# sqlite-utils, jq and Python. Then it brings the records and the whole campground back.
#   CAMPCTL=dist/campctl sh Tests/Acceptance/tables.sh
# A client that is missing is a failure, unless ACCEPTANCE_OPTIONAL=1.
exec python3 "$(dirname "$0")/tables.py" "$@"
