# A campground to type along with: sites of two loops, a group site, two campers and a reservation, on 1 June 2027.
. "$docs/setup/begin.sh" || return
campctl batch --quiet >/dev/null 2>&1 <<'LINES'
add-site 12 --loop Aspen --amps 30,50 --max-length 50 --max-people 8
add-site 14 --loop Aspen --max-length 35
add-site 15 --loop Aspen --max-length 40
add-site 70 --type group --max-people 60
settings --type group --min-nights 2
add-camper "Bacon Lover" --phone 910-543-9000
add-camper "Maple Walnut" --phone 555-0142
LINES
