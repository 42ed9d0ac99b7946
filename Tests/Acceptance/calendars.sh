#!/bin/sh
# Exports the calendars of a campground, has clients that nobody here wrote read them night for night (icalendar, vobject, khal and
# calcurse), and imports what these clients write.
#   CAMPCTL=dist/campctl sh Tests/Acceptance/calendars.sh
# A client that is missing is a failure, unless ACCEPTANCE_OPTIONAL=1.
exec python3 "$(dirname "$0")/calendars.py" "$@"
