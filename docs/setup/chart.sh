# A campground to type along with: three sites of two loops, with parties and a block, on 1 June 2027.
. "$docs/setup/begin.sh" || return
campctl batch --quiet >/dev/null 2>&1 <<'LINES'
add-site 1..2 --loop Aspen
add-site 10 --loop Birch --type tent-only
add-camper "Bacon Lover" --phone 910-543-9000
add-camper "Maple Walnut" --phone "+1 (928) 555-0142"
add-camper "山田 太郎" --phone "+81 3 5555 0123"
reserve --site 1 --camper "Bacon Lover" --arrive 2027-06-01 --nights 3 --check-in
reserve --site 1 --camper "Maple Walnut" --arrive 2027-06-04 --nights 4
reserve --site 2 --camper "山田 太郎" --arrive 2027-06-03 --nights 3
hold --site 10 --camper "Maple Walnut" --arrive 2027-06-02 --nights 2
block-site 10 --from 2027-06-06 --nights 9 --because "New gravel"
LINES
