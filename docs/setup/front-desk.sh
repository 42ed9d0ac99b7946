# A campground to type along with on Sunday 4 July 2027: parties that come, leave, are late, and are still to come.
. "$docs/setup/begin.sh" || return
campctl batch --quiet >/dev/null 2>&1 <<'LINES'
settings --name "Apache Trout" --email camp@example.com --address "Lake Road 1, Pine" --directions "Left at the mill, then along the lake"
settings --quiet-hours "22:00 to 7:00" --bring "Firewood is sold at the gate; drinking water; a lamp"
add-site 12 --loop Aspen --max-length 40
add-site 14 --loop Aspen
add-site 3 --loop Lake
add-site 27 --loop Lake
add-rate Standard --nightly 45.00 --extra-adult 10.00
add-tax "County tax" --percent 7.25%
policy --deposit 1-night --cancellation "7:0% 1:50% 0:100%" --no-show 1-night
add-camper "Bacon Lover" --phone 910-543-9000
add-camper "Maple Walnut" --phone "+1 (928) 555-0142"
add-camper "Tent Pole" --phone 555-0102 --warning "Loud after ten"
add-camper "Žofie Novák" --phone 555-0143 --email zofie@example.com
reserve --site 12 --camper c-1 --arrive 2027-07-01 --nights 3
reserve --site 12 --camper c-2 --arrive 2027-07-04 --nights 5 --adults 3 --children 1 --vehicles 2 --plates "CAMP 42" --rig-length 28 --equipment rv --notes "Late arrival"
reserve --site 27 --camper c-3 --arrive 2027-07-04 --nights 2
reserve --site 3 --camper c-1 --arrive 2027-07-03 --nights 4
reserve --site 14 --camper c-4 --arrive 2027-07-17 --nights 3
pay r-2 45.00 --method card
pay r-5 60.00 --method card
LINES
campctl check-in r-1 --now 2027-07-01T16:00 >/dev/null
export CAMPCTL_NOW=2027-07-04T09:30
campctl hold --site 14 --camper c-3 --arrive 2027-07-09 --nights 2 --minutes 60 >/dev/null 2>&1
