# A campground to type along with: two sites, a cabin and two campers, on 1 June 2027.
. "$docs/setup/begin.sh" || return
campctl batch --quiet >/dev/null 2>&1 <<'LINES'
settings --name "Apache Trout"
add-site 12
add-site 14
add-site 70 --type cabin
add-camper "Bacon Lover" --phone 910-543-9000
add-camper "Maple Walnut" --phone "+1 (928) 555-0142"
LINES
