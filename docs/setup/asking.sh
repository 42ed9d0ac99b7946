# A campground to type along with: eight sites of two loops, and a dozen parties, on Friday 4 June 2027.
. "$docs/setup/begin.sh" || return
export CAMPCTL_NOW=2027-05-20T10:00 CAMPCTL_CONFIG="$HOME/.config/campctl/config"
mkdir -p "$HOME/.config/campctl" && : >"$CAMPCTL_CONFIG"
campctl batch --quiet --yes >/dev/null 2>&1 <<'LINES'
settings --name "Apache Trout" --currency USD --email desk@example.org
add-site 1..4 --loop Aspen --type rv --amps 30,50 --water --max-length 45 --pull-through
add-site 10..13 --loop Birch --type tent
add-rate base --nightly 30
add-rate Weekend --weekdays fri,sat --nightly 40
add-tax city --percent 5%
policy --deposit 1-night
add-item firewood --price 8
add-camper "Ann Lee" --phone 928-555-0101 --email ann@example.org
add-camper "Bacon Lover" --phone 910-543-9000
add-camper "Maple Walnut" --phone "+1 (928) 555-0142" --warning "Brings five dogs"
add-camper "山田 太郎" --phone "+81 3 5555 0123"
add-camper "Zoë Øster" --phone 602-555-0188 --email zoe@example.org
add-camper "Cub Leader" --phone 602-555-0190 --email cubs@example.org
reserve --site 1 --camper c-1 --arrive 2027-06-01 --nights 5 --rig-length 38 --plates H2339
reserve --site 10 --camper c-2 --arrive 2027-06-02 --nights 2 --pets 2
reserve --site 2 --camper c-3 --arrive 2027-06-04 --nights 3 --rig-length 30 --pets 5
reserve --site 3 --camper c-4 --arrive 2027-06-04 --nights 2 --rig-length 24 --notes "Firewood on arrival"
reserve --site 11 --camper c-5 --arrive 2027-06-05 --nights 1 --adults 4
reserve --site 12 --camper c-6 --arrive 2027-06-11 --nights 2 --adults 2 --children 6 --group Cubs
reserve --site 13 --camper c-6 --arrive 2027-06-11 --nights 2 --adults 2 --children 7 --group Cubs
reserve --site 4 --camper c-1 --arrive 2027-06-18 --nights 7 --rig-length 38
reserve --site 10 --camper c-5 --arrive 2027-06-18 --nights 2 --source recreation.gov --ref 0801-1
reserve --site 1 --camper c-2 --arrive 2027-07-02 --nights 3 --rig-length 20
reserve --site 11 --camper c-4 --arrive 2027-06-03 --nights 1
cancel r-10
pay r-1 100 --method card
pay r-3 42 --method cash
pay r-5 42 --method card
pay r-6 42 --method check
join-waitlist --camper c-2 --arrive 2027-06-04 --nights 2 --electricity
LINES
CAMPCTL_NOW=2027-06-01T15:00 campctl check-in r-1 --quiet >/dev/null 2>&1
CAMPCTL_NOW=2027-06-02T15:00 campctl check-in r-2 --quiet >/dev/null 2>&1
CAMPCTL_NOW=2027-06-02T18:00 campctl charge r-1 --item firewood --quiet >/dev/null 2>&1
export CAMPCTL_NOW=2027-06-04T09:00
