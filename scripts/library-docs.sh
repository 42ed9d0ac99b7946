#!/bin/sh
# Makes the library's documentation with DocC, where a warning is a failure, and compiles the code in README and in its
# articles.
# It stays in .build/documentation; any server of files shows it. The modules are those of `make build`.
set -eu
cd "$(dirname "$0")/.."

swift=${SWIFT:-swift}
modules=$("$swift" build --show-bin-path)/Modules
site=.build/documentation
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# What reads the library's module; the modules of C below it are found by their maps.
libpq=$(pkg-config --cflags libpq 2>/dev/null || true)
maps="-Xcc -fmodule-map-file=Sources/CSQLite/module.modulemap -Xcc -fmodule-map-file=Sources/CPostgreSQL/module.modulemap"
for option in $libpq; do maps="$maps -Xcc $option"; done

# docc stands beside the compiler; on macOS Xcode knows where.
tool() { if command -v xcrun >/dev/null 2>&1; then xcrun "$@"; else "$@"; fi; }

target=$("$swift" -print-target-info | sed -nE 's/^ *"unversionedTriple": "(.*)",?/\1/p' | head -1)
mkdir "$work/graphs"
# Several options are several words.
# shellcheck disable=SC2086
tool swift-symbolgraph-extract -module-name CampgroundManager -target "$target" -I "$modules" $maps \
  -minimum-access-level public -output-dir "$work/graphs"
rm -rf "$site"
tool docc convert Sources/CampgroundManager/CampgroundManager.docc --additional-symbol-graph-dir "$work/graphs" \
  --fallback-display-name CampgroundManager --fallback-bundle-identifier CampgroundManager --output-path "$site" --warnings-as-errors

# Compiles the code in a page, or one file, as a program of another package: it sees the public face alone.
compiles() {
  mkdir -p "$work/program"
  # shellcheck disable=SC2016 # The backquotes are the page's own.
  sed -n '/^```swift$/,/^```$/ { /^```/!p; }' "$1" >"$work/program/main.swift"
  # Several options are several words.
  # shellcheck disable=SC2086
  "${swift}c" -typecheck -swift-version 6 -warnings-as-errors -I "$modules" $maps "$work/program/main.swift"
}

for page in README.md Sources/CampgroundManager/CampgroundManager.docc/*.md; do
  # The module of Foundation's protocols is none of campctl's: `make library-examples` compiles what needs it.
  if grep -q '^import CampgroundManagerFoundation$' "$page"; then continue; fi
  if ! compiles "$page"; then
    echo "The code in $page does not compile." >&2
    exit 1
  fi
done

# Whoever embeds the library cannot reach below it.
# shellcheck disable=SC2016
printf '```swift\nimport CampgroundManager\nimport Persistence\ntry Store(.memory).execute("DELETE FROM night")\n```\n' \
  >"$work/statement.md"
if compiles "$work/statement.md" 2>"$work/errors"; then
  echo "A program can execute a statement on the store." >&2
  exit 1
fi
grep -q "'execute' is inaccessible" "$work/errors" || { cat "$work/errors" >&2; exit 1; }
echo "The documentation is in $site, and the code in README and its articles compiles."
