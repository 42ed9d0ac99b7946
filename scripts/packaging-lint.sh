#!/bin/sh
# Asks the linters of each ecosystem about the packages in dist, packaging and the workflows, then looks at sizes and hardening. A linter
# that is not installed is passed over; PACKAGING=required makes that a failure. `sh scripts/setup.sh packages` installs them.
set -eu
cd "$(dirname "$0")/.."
PATH=$PWD/.build/linters/bin:$PATH

failed=0
# lint NAME COMMAND…: prints what it finds.
lint() {
  name=$1
  shift
  if ! command -v "$1" >/dev/null 2>&1; then
    echo "$name: skipped, $1 is not installed" >&2
    [ "${PACKAGING:-}" != required ] || failed=1
  elif answer=$("$@" 2>&1); then
    echo "$name: passed"
  else
    echo "$name: FAILED" >&2
    echo "$answer" | head -20 >&2
    failed=1
  fi
}

# Every script, so that a new one cannot be forgotten.
lint "shell" shellcheck --external-sources packaging/*.sh packaging/debian/p* scripts/*.sh Tests/*/*.sh
lint "Containerfile" hadolint packaging/container/Containerfile
lint "formula" ruby -c packaging/homebrew/campctl.rb
lint "workflows" check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
# A step beside them would be tried nowhere else.
lint "workflows' steps" sh -c "! grep -E '^ *(- )?run:' .github/workflows/*.yml | grep -vE 'run: (bash [.]ci/run|make)( |$)'"
lint "macOS" python3 scripts/platforms.py Sources
for tree in dist/root dist/root-postgresql; do
  [ ! -d "$tree" ] || lint "sizes and hardening of $tree" python3 scripts/hardening.py "$tree"
done
if [ "$(uname -s)" = Linux ]; then
  for bill in dist/*.spdx.json; do lint "bill of materials" pyspdxtools --infile "$bill"; done
  for package in dist/*.deb; do
    lint "package" lintian --fail-on error,warning --allow-root --tag-display-limit 0 "$package"
  done
  # The unit's program is installed nowhere here: only that may be missing.
  units=$(mktemp -d)
  trap 'rm -rf "$units"' EXIT
  for unit in packaging/systemd/*; do
    sed "s|/usr/bin/campctl|$PWD/dist/root/bin/campctl|" "$unit" >"$units/$(basename "$unit")"
  done
  lint "units" systemd-analyze verify --man=no "$units/campctl-backup@.service" "$units/campctl-backup@.timer"
  lint "unit's hardening" systemd-analyze security --offline=true --threshold=10 "$units/campctl-backup@.service"
fi
exit "$failed"
