#!/bin/sh
# Runs the tests of files that may not be read or written as a user to whom that applies: to root nothing is closed, so
# its `make test` skips them. Whoever is not root has run them by then. Fails unless each of them ran and passed.
set -eu
[ "$(uname -s)" = Linux ] && [ "$(id -u)" -eq 0 ] || exit 0

user=nobody
tests="a file that cannot be read is refused
a file that may not be written to can be read
a configuration file that may not be read is refused"

# The checkout and the toolchain may lie where that user cannot come: what the tests are made of is copied. An
# executable looks for its libraries beside itself, too.
folder=$(mktemp -d /tmp/campctl-tests.XXXXXX)
trap 'rm -rf "$folder"' EXIT
bundle="$("${SWIFT:-swift}" build --show-bin-path)/campctlPackageTests.xctest"
cp "$bundle" "$folder/"
ldd "$bundle" | awk '$3 ~ /^\// { print $3 }' | grep -v -e '^/lib' -e '^/usr/lib/' | while read -r library; do
  cp -L "$library" "$folder/"
done
mkdir "$folder/home"
chown "$user" "$folder/home"
chmod -R a+rX "$folder"

cd "$folder/home"
status=0
setpriv --reuid="$user" --regid="$(id -g "$user")" --clear-groups --no-new-privs \
  env -i PATH=/usr/bin:/bin HOME="$folder/home" TMPDIR="$folder/home" "$folder/campctlPackageTests.xctest" \
  --testing-library swift-testing --filter "$(echo "$tests" | paste -sd '|' -)" >"$folder/log" 2>&1 || status=$?
cat "$folder/log"
[ "$status" -eq 0 ] || exit "$status"

echo "$tests" | while read -r name; do
  grep -q "Test \"$name\" passed" "$folder/log" || {
    echo "As $user this did not run: $name" >&2
    exit 1
  }
done
