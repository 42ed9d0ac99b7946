#!/bin/sh
# Compiles the programs in the library's articles as another package would, runs them, and compares their output with the
# articles. EXAMPLES=record puts it into the articles instead.
set -eu
cd "$(dirname "$0")/.."

swift=${SWIFT:-swift}
articles=Sources/CampgroundManager/CampgroundManager.docc
package=.build/foreign
programs=$(sed -n 's/.*targets: \[\(.*\)\]\.map.*/\1/p' Tests/Foreign/Package.swift | tr -d '",')
[ -n "$programs" ]

# block LANGUAGE ARTICLE: the article's block of that language.
block() { sed -n "/^\`\`\`$1\$/,/^\`\`\`\$/ { /^\`\`\`/!p; }" "$articles/$2.md"; }

# Moves a file into place when it differs, so that nothing is compiled again for nothing.
place() { if cmp -s "$1" "$2"; then rm "$1"; else mv "$1" "$2"; fi; }

mkdir -p "$package"
cp Tests/Foreign/Package.swift "$package/new" && place "$package/new" "$package/Package.swift"
for program in $programs; do
  mkdir -p "$package/Sources/$program"
  block swift "$program" >"$package/new" && place "$package/new" "$package/Sources/$program/main.swift"
done

# Several options are several words.
# shellcheck disable=SC2086
"$swift" build --package-path "$package" --disable-index-store -debug-info-format none ${STRICT:-}

folder=$("$swift" build --package-path "$package" --show-bin-path)
for program in $programs; do
  "$folder/$program" >"$package/printed"
  if [ "${EXAMPLES:-}" = record ]; then
    article="$articles/$program.md"
    { sed '/^```text$/q' "$article" && cat "$package/printed" && echo '```'; } >"$package/article"
    cp "$package/article" "$article"
  else
    block text "$program" >"$package/expected"
    diff "$package/expected" "$package/printed" || { echo "$program prints something else than its article has." >&2; exit 1; }
  fi
done
echo "The programs of the library's articles compile in another package, and print the output that the articles have."
