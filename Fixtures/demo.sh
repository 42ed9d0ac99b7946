#!/bin/sh
# The main job of campctl on a real campground, in a store of its own that is removed at the end.
# Copy any line after a "$": it works in your shell as it stands here.
set -u
cd "$(dirname "$0")/.." || exit

HOME=$(mktemp -d)
CAMPCTL_NOW=2027-06-01 # the demo's today, so that it always goes the same way
CAMPCTL_ACTOR=demo
CAMPCTL_CONFIG=
export HOME CAMPCTL_NOW CAMPCTL_ACTOR CAMPCTL_CONFIG
unset XDG_DATA_HOME CAMPCTL_STORE CAMPCTL_FORMAT
trap 'rm -rf "$HOME"' EXIT

# Shows a command, runs it, and shows its exit status when it is not 0.
run() {
  printf '$ %s\n' "$1"
  answer=$(sh -c "$1" 2>&1)
  status=$?
  printf '%s\n' "$answer" | sed "s#$HOME#~#"
  [ "$status" -eq 0 ] || printf '[%s]\n' "$status"
  echo
}

run 'campctl import sites Fixtures/RIDB/apache-trout-campground'
run 'campctl settings --name "Apache Trout" --time-zone America/Phoenix --check-in 14:00 --check-out 13:00'
run 'campctl add-camper "Bacon Lover" --phone 910-543-9000'
run 'campctl add-camper "Maple Walnut" --phone "+1 (928) 555-0142" --email maple@example.org'
run 'campctl availability --arrive 2027-07-02 --nights 3 --rig-length 40 --amps 50 | head -8'
run 'campctl reserve --site 54 --camper "Bacon Lover" --arrive 2027-07-02 --nights 3 --rig-length 40 --amps 50'
run 'campctl reserve --site 54 --camper 19285550142 --arrive 2027-07-04 --nights 2 --rig-length 40 --amps 50'
run 'campctl reserve --site 54 --camper "Maple Walnut" --arrive 2027-07-05 --nights 2 --rig-length 40 --amps 50'
run 'campctl reserve --any-site --camper c-1 --arrive 2027-07-10 --depart 2027-07-12 --adults 2 --children 3'
run 'campctl list-reservations'
