#!/bin/sh
# Makes Fixtures/Schemas/<version>.sqlite, a small campground in today's schema, and keeps the steps of the release in
# Fixtures/Schemas/released. Tests migrate each store to the newest.
# What is frozen is never made again: a released version is what it was.
set -eu
cd "$(dirname "$0")/.."

CAMPCTL_STORE=$(mktemp -d)/store.sqlite
CAMPCTL_NOW=2027-06-01T10:00
CAMPCTL_ACTOR=desk
CAMPCTL_CONFIG=
export CAMPCTL_STORE CAMPCTL_NOW CAMPCTL_ACTOR CAMPCTL_CONFIG
trap 'rm -rf "$(dirname "$CAMPCTL_STORE")"' EXIT

campctl settings --name "Frozen Lake" --time-zone UTC --open 05-01..10-15
campctl add-site 12 --loop Aspen --amps 30,50 --water --max-length 50 --max-people 8 --equipment rv,tent
campctl add-site A-7 --type tent-only --accessible --notes "By the creek"
campctl add-camper "Bacon Lover" --phone 910-543-9000 --email bacon@example.org
campctl add-camper "Maple Walnut" --phone "+1 (928) 555-0142"
campctl reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 5 --rig-length 28 --equipment rv --source phone
campctl reserve --site A-7 --camper c-2 --arrive 2027-07-04 --nights 2 --children 2 --notes "Late arrival"
campctl cancel r-2 --because "Broken axle"

version=$(campctl info --json | sed -E 's/.*"schema":([0-9]+).*/\1/')
frozen="Fixtures/Schemas/$version.sqlite"
if [ -e "$frozen" ]; then
  echo "$frozen is frozen already." >&2
  exit 1
fi
mkdir -p Fixtures/Schemas
cp "$CAMPCTL_STORE" "$frozen"
chmod 644 "$frozen"
SchemaRecorder released >Fixtures/Schemas/released
echo "Froze schema $version in $frozen."
