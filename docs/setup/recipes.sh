# A campground to type along with: two loops, prices and a summer's reservations, on 1 June 2027.
. "$docs/setup/begin.sh" || return
campctl batch --quiet >/dev/null 2>&1 <<'LINES'
add-site 1..3 --loop Birch
add-site 11..12 --loop Aspen
add-rate Standard --nightly 45.00
add-rate Weekend --nightly 55.00 --weekdays fri,sat
add-tax "County tax" --percent 7.25%
add-camper "Bacon Lover" --phone 910-543-9000
add-camper "Maple Walnut" --phone "+1 (928) 555-0142"
reserve --site 1 --camper c-1 --arrive 2027-07-02 --nights 5
reserve --site 2 --camper c-2 --arrive 2027-07-09 --nights 3
reserve --site 11 --camper c-2 --arrive 2027-08-13 --nights 2
LINES
