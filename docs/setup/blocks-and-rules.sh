# A campground to type along with: a site, a cabin and two reservations, on 1 June 2027.
. "$docs/setup/begin.sh" || return
campctl batch --quiet >/dev/null 2>&1 <<'LINES'
add-site 12 --max-people 4
add-site 14 --max-people 6 --type cabin
add-camper "Bacon Lover" --phone 910-543-9000
add-camper "Maple Walnut" --phone "+1 (928) 555-0142"
reserve --site 12 --camper "Bacon Lover" --arrive 2027-07-02 --nights 3
reserve --site 12 --camper "Maple Walnut" --arrive 2027-07-05 --nights 2
LINES
