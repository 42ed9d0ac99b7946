# A campground to type along with: three sites, a price and a summer's reservations, two of which did not come about, on 1 June 2027.
. "$docs/setup/begin.sh" || return
campctl batch --quiet >/dev/null 2>&1 <<'LINES'
add-site 12 --loop Aspen
add-site 14 --loop Aspen --type cabin
add-site 15 --loop Birch
add-camper "Bacon Lover" --phone 910-543-9000
add-camper "Maple Walnut" --phone 555-0142
add-rate Standard --nightly 45.00 --extra-adult 5.00
add-tax county --percent 7.25%
policy --cancellation "7:0% 0:50%" --no-show 1-night
reserve --site 12 --camper c-1 --arrive 2027-07-02 --nights 3 --adults 3
reserve --site 14 --camper c-2 --arrive 2027-07-03 --nights 2
reserve --site 15 --camper c-1 --arrive 2027-08-07 --nights 1
block-site 15 --from 2027-07-02 --nights 2 --because "broken pedestal"
pay r-1 150.00 --method card
LINES
