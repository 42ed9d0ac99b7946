#!/bin/sh
# Runs the tests that are built. Arguments are those of the bundle, such as --filter. On Linux the bundle is a program, which runs without
# the lock that `swift test` holds on the build's folder: other parts of .ci/run go on beside it. FLAGS are those of the build. What failed
# is said once more at the end, where one looks for it.
set -u

run() {
  if [ "$(uname -s)" = Linux ]; then
    "$("${SWIFT:-swift}" build --show-bin-path)/campctlPackageTests.xctest" --testing-library swift-testing "$@"
  else
    # Several flags are several words.
    # shellcheck disable=SC2086
    "${SWIFT:-swift}" test --skip-build --enable-swift-testing --disable-xctest ${FLAGS:-} "$@"
  fi
}

said=$(mktemp)
trap 'rm -f "$said"' EXIT
exec 3>&1
status=$({ { run "$@" 2>&1 4>&-; echo $? >&4; } | tee "$said" >&3; } 4>&1)
if [ "$status" != 0 ]; then
  echo "What failed:"
  grep -A 3 'recorded an issue' "$said" | cut -c 1-600
fi
exit "$status"
