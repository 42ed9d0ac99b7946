#!/bin/sh
# Fails when the executable in dist/root was built from another commit than that of the sources.
set -eu
cd "$(dirname "$0")/.."
now=${CAMPCTL_COMMIT-$(sh packaging/commit.sh)}
built=$(dist/root/bin/campctl --version --json | sed -n 's/.*"commit":"\([^"]*\)".*/\1/p')
if [ -n "$now" ] && [ "$built" != "$now" ]; then
  echo "dist/root was built from commit ${built:-unknown}, and the sources are at $now. Run make tree first, as yourself." >&2
  exit 1
fi
