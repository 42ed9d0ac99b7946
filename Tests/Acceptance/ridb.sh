#!/bin/sh
# Imports an export of RIDB's real size, and one of a tenth, in the three ways there are, and compares their memory.
#   CAMPCTL=dist/campctl sh Tests/Acceptance/ridb.sh [--short]
exec python3 "$(dirname "$0")/ridb.py" "$@"
