# A campground to type along with: two sites, two campers, and an empty configuration, on 1 June 2027.
. "$docs/setup/begin.sh" || return
unset CAMPCTL_ACTOR
export CAMPCTL_CONFIG="$HOME/.config/campctl/config"
mkdir -p "$HOME/.config/campctl" && : >"$CAMPCTL_CONFIG"
campctl batch --quiet >/dev/null 2>&1 <<'LINES'
add-site 12 --max-length 50
add-site 72 --max-length 40
add-camper "Bacon Lover" --phone 910-543-9000
add-camper "Maple Walnut" --phone 555-0142
LINES
