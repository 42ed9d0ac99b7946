#!/bin/sh
# Makes a store of Wawona campground in the season of 2023: real sites and occupancy, made-up reservations.
#   wawona.sh STORE [DAY]    the parties that are there on DAY, 2023-07-15 unless said, are checked in
set -eu
cd "$(dirname "$0")/.."

store=${1:?"Give the file to make"}
day=${2:-2023-07-15}
if [ -e "$store" ]; then
  echo "$store already exists and was not overwritten." >&2
  exit 1
fi
command -v python3 >/dev/null 2>&1 || { echo "Install Python 3, then try again." >&2; exit 1; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

CAMPCTL_STORE=$store
CAMPCTL_ACTOR=season
CAMPCTL_CONFIG=
export CAMPCTL_STORE CAMPCTL_ACTOR CAMPCTL_CONFIG
unset CAMPCTL_FORMAT CAMPCTL_NOW || true

# In files of their own, so that a script that fails is not taken for one that has no more to say.
python3 scripts/wawona.py >"$folder/season"
python3 scripts/wawona.py --on-site "$day" >"$folder/on-site" 2>/dev/null
campctl import sites Fixtures/RIDB/wawona-campground --now 2023-04-01
campctl settings --name Wawona --time-zone America/Los_Angeles --quiet --now 2023-04-01 >/dev/null
campctl batch "$folder/season" --now 2023-04-01 --quiet >/dev/null
campctl batch "$folder/on-site" --now "$day" --quiet >/dev/null
