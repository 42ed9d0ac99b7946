#!/bin/sh
# Runs all tests, and every campctl that they start, on connections that give rows in reverse where a statement names no
# order: what depends on an order that nobody asked for shows. Arguments are those of the test bundle, such as --filter.
# The tests are built before; only they get the library, never the compiler.
set -eu
if [ "$(uname -s)" != Linux ]; then
  echo "reversed: skipped, it needs LD_PRELOAD"
  exit 0
fi

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
compiler=$(command -v cc || command -v clang)
"$compiler" -shared -fPIC -O1 -Wall -Werror -o "$folder/reversed.so" Tests/Reversed/reversed.c -ldl

bundle="$("${SWIFT:-swift}" build --show-bin-path)/campctlPackageTests.xctest"
# ReversedTests and ReversedProcessTests fail when the library is not in force, here or in what the tests start.
LD_PRELOAD="$folder/reversed.so" CAMPCTL_TEST_REVERSED=1 "$bundle" --testing-library swift-testing "$@"
