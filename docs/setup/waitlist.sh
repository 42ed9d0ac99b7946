# A campground to type along with: one site, taken over the Fourth of July, and two campers who would like to come, on 1 June 2027.
. "$docs/setup/begin.sh" || return
campctl batch --quiet >/dev/null 2>&1 <<'LINES'
add-site 12 --max-length 40
add-camper "Bacon Lover" --phone 910-543-9000
add-camper "Maple Walnut" --phone "+1 (928) 555-0142"
add-camper "Tent Pole" --phone 555-0102
reserve --site 12 --camper c-1 --arrive 2027-07-02 --nights 3
LINES
