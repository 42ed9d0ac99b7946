#!/bin/sh
# Makes the parsers' fuzzer in .build-fuzz, and says where it is; with `optimised` it takes longer to make, and tries
# ten times as much. Where the toolchain has no libFuzzer, what is tried is made by chance alone.
set -eu
cd "$(dirname "$0")/.."

swift=${SWIFT:-swift}
resources=$($swift -print-target-info | sed -nE 's/.*"runtimeResourcePath": "(.*)",?/\1/p')
library=$resources/clang/lib/linux/libclang_rt.fuzzer_no_main-$(uname -m).a
if [ -e "$library" ]; then
  CAMPCTL_FUZZER=$library
  export CAMPCTL_FUZZER
fi
at="--package-path Tests/Torture/Fuzz --build-path .build-fuzz"
if [ "${1:-}" = optimised ]; then at="$at -c release -Xswiftc -enable-testing"; fi
# Options are several words.
# shellcheck disable=SC2086
$swift build $at --product Fuzz >&2
# shellcheck disable=SC2086
echo "$($swift build $at --show-bin-path)/Fuzz"
