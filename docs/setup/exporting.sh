# A campground to type along with: one site, one camper and one paid stay, on 1 June 2027.
. "$docs/setup/begin.sh" || return
campctl batch --quiet >/dev/null 2>&1 <<'LINES'
add-site 12
add-camper "Bacon Lover" --phone 910-543-9000
reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 3
pay r-1 45.00 --method card
LINES
