#!/bin/sh
# Makes the library's documentation with DocC, where a warning is a failure, and compiles the code in README and in its
# articles.
# It stays in .build-docs; serve it with `swift package --scratch-path .build-docs preview-documentation`.
set -eu
cd "$(dirname "$0")/.."

swift=${SWIFT:-swift}
build=.build-docs
CAMPCTL_DOCS=1 "$swift" package --scratch-path "$build" generate-documentation --target CampgroundManager \
  --warnings-as-errors

code=$(mktemp -d)
trap 'rm -rf "$code"' EXIT
modules=$build/debug/Modules
# A plugin of the package manager builds with every trait, so the engine for a server is in there.
libpq="-Xcc -I/usr/include/postgresql $(pkg-config --cflags libpq 2>/dev/null | sed 's/-I/-Xcc -I/g')"

# Compiles the code in a page, or one file, as a program of another package: it sees the public face alone.
compiles() {
  mkdir -p "$code/program"
  # shellcheck disable=SC2016 # The backquotes are the page's own.
  sed -n '/^```swift$/,/^```$/ { /^```/!p; }' "$1" >"$code/program/main.swift"
  # Several options are several words.
  # shellcheck disable=SC2086
  "${swift}c" -typecheck -swift-version 6 -warnings-as-errors -I "$modules" -Xcc -fmodule-map-file=Sources/CSQLite/module.modulemap \
    -Xcc -fmodule-map-file=Sources/CPostgreSQL/module.modulemap $libpq "$code/program/main.swift"
}

for page in README.md Sources/CampgroundManager/CampgroundManager.docc/*.md; do
  if ! compiles "$page"; then
    echo "The code in $page does not compile." >&2
    exit 1
  fi
done

# Whoever embeds the library cannot reach below it.
# shellcheck disable=SC2016
printf '```swift\nimport CampgroundManager\nimport Persistence\ntry Store(.memory).execute("DELETE FROM night")\n```\n' \
  >"$code/statement.md"
if compiles "$code/statement.md" 2>"$code/errors"; then
  echo "A program can execute a statement on the store." >&2
  exit 1
fi
grep -q "'execute' is inaccessible" "$code/errors" || { cat "$code/errors" >&2; exit 1; }
echo "The documentation is in $build/plugins/Swift-DocC/outputs, and the code in README and its articles compiles."
