#!/bin/sh
# Installs the tarball and the package of dist in several releases of Debian, uses them there, and removes them without a trace.
#   sh Tests/Acceptance/packages.sh [RELEASE…]    the oldest that the mirror has, those that are supported, and the next, by default
# The systems are kept in CAMPCTL_SYSTEMS, .build/systems by default, so that only the first run fetches them.
set -eu
cd "$(dirname "$0")/../.."

systems=${CAMPCTL_SYSTEMS:-.build/systems}
if [ "$(id -u)" -ne 0 ] || ! command -v debootstrap >/dev/null 2>&1; then
  echo "Systems are made by root, with debootstrap." >&2
  [ "${ACCEPTANCE_OPTIONAL:-}" = 1 ]
  exit
fi
[ $# -gt 0 ] || set -- bullseye bookworm trixie sid
mkdir -p "$systems"
count=$#
for release; do
  system=$systems/$release
  if [ ! -e "$system.complete" ]; then
    rm -rf "$system"
    debootstrap --variant=minbase --include=zsh,fish,man-db,bash-completion \
      "$release" "$system" "${MIRROR:-http://deb.debian.org/debian}" >"$system.log" 2>&1 || { tail -3 "$system.log" >&2; exit 1; }
    touch "$system.complete"
  fi
  set -- "$@" "$system"
done
shift "$count"
INSTALL=required python3 Tests/Install/run.py "$@"
