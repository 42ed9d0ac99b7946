#!/bin/sh
# Makes the library's documentation with DocC, where a warning is a failure, and compiles the code in its articles.
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
for article in Sources/CampgroundManager/CampgroundManager.docc/*.md; do
  mkdir "$code/article"
  sed -n '/^```swift$/,/^```$/ { /^```/!p; }' "$article" >"$code/article/main.swift"
  if ! "${swift}c" -typecheck -swift-version 6 -warnings-as-errors -I "$modules" \
    -Xcc -fmodule-map-file=Sources/CSQLite/module.modulemap "$code/article/main.swift"; then
    echo "The code in $article does not compile." >&2
    exit 1
  fi
  rm -r "$code/article"
done
echo "The documentation is in $build/plugins/Swift-DocC/outputs, and the code in its articles compiles."
