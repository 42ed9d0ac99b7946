# A campground to type along with on Sunday 4 July 2027: three campers with addresses, one of whom reads German.
. "$docs/setup/begin.sh" || return
campctl batch --quiet >/dev/null 2>&1 <<'LINES'
settings --name "Apache Trout" --email camp@example.com --address "Lake Road 1, Pine" --phone 928-555-0100
add-site 12 --loop Aspen
add-site 14 --loop Aspen
add-site 3 --loop Lake
add-rate Standard --nightly 45.00
add-camper "Bacon Lover" --phone 910-543-9000 --email bacon@example.com --address "7 Smoke Street, Durham NC 27701"
add-camper "Maple Walnut" --phone "+1 (928) 555-0142" --address "1 Sugar Lane, Flagstaff AZ 86001"
add-camper "Žofie Nováková" --phone 555-0143 --email zofie@example.com
reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 2 --adults 3
reserve --site 14 --camper c-2 --arrive 2027-07-04 --nights 5 --notes "Late arrival"
reserve --site 3 --camper c-3 --arrive 2027-07-17 --nights 3
pay r-3 60.00 --method card
LINES
export CAMPCTL_NOW=2027-07-04T09:30
