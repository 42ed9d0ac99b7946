# Begins to type along with a page: in an empty home, on 1 June 2027. Your own campground stays as it is; close the terminal at the end.
cd "$(mktemp -d)" || return
trap "rm -rf '$PWD'" EXIT
export HOME="$PWD" CAMPCTL_CONFIG= CAMPCTL_NOW=2027-06-01 CAMPCTL_ACTOR=desk
unset CAMPCTL_STORE CAMPCTL_FORMAT XDG_DATA_HOME XDG_CONFIG_HOME
