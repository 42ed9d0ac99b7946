#!/bin/sh
# Runs the tests that are built. Arguments are those of the bundle, such as --filter. On Linux the bundle is a program, which runs without
# the lock that `swift test` holds on the build's folder: other parts of .ci/run go on beside it. FLAGS are those of the build.
set -eu
if [ "$(uname -s)" = Linux ]; then
  exec "$("${SWIFT:-swift}" build --show-bin-path)/campctlPackageTests.xctest" --testing-library swift-testing "$@"
fi
# Several flags are several words.
# shellcheck disable=SC2086
exec "${SWIFT:-swift}" test --skip-build --enable-swift-testing --disable-xctest ${FLAGS:-} "$@"
