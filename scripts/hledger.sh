#!/bin/sh
# Plays a summer on the sample campground, exports its books, and compares what hledger and ledger make of them with
# what campctl says: each deposit with the balance of its reservation, each month with the report of revenue.
# Without hledger it says so and does no more; HLEDGER=required makes that a failure.
set -eu
cd "$(dirname "$0")/.."

for program in hledger ledger; do
  command -v "$program" >/dev/null 2>&1 && continue
  echo "$program is not installed, so the books were not compared." >&2
  [ "${HLEDGER:-}" != required ] || exit 1
  exit 0
done

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
CAMPCTL_STORE=$work/camp.sqlite
CAMPCTL_ACTOR=desk
CAMPCTL_CONFIG=
export CAMPCTL_STORE CAMPCTL_ACTOR CAMPCTL_CONFIG
unset CAMPCTL_FORMAT CAMPCTL_NOW
campctl import sites Fixtures/RIDB/apache-trout-campground --quiet >/dev/null
for day in Fixtures/Books/*.batch; do
  campctl batch "$day" --quiet --now "$(basename "$day" .batch)T23:59" >/dev/null
done
CAMPCTL_NOW=2027-07-05T23:59
export CAMPCTL_NOW
# A slip, taken back: its entry stays, and so does the one that counters it.
campctl charge r-1 9.99 --memo "a slip" --quiet >/dev/null
campctl undo --yes --quiet >/dev/null
# A charge of which a part is waived, and the rest never paid but for a part that comes after all.
campctl charge r-1 40.00 --memo "a broken table" --quiet >/dev/null
campctl waive r-1 10.00 --because "an old table" --quiet >/dev/null
campctl write-off r-1 --because "no answer" --quiet >/dev/null
campctl pay r-1 5.00 --quiet >/dev/null
# Discounts of stays to come and of one that is over, an agreed price, and a stay without taxes.
campctl add-discount Access --percent 33.3333% --quiet >/dev/null
campctl add-discount Voucher --per-stay 12.34 --on nights,extras --quiet >/dev/null
camper=$(campctl list-campers --csv | sed -n '2s/,.*//p')
campctl reserve --any-site --camper "$camper" --arrive 2027-07-06 --nights 3 --discount Access --discount Voucher --quiet \
  >"$work/discounted"
campctl discount "$(cat "$work/discounted")" 7.77 --because "cold showers" --quiet >/dev/null
campctl reserve --any-site --camper "$camper" --arrive 2027-07-06 --nights 2 --nightly 11.11 --because "friends" \
  --tax-exempt "form 7" --quiet >/dev/null
campctl discount "$(campctl list-reservations --status checked-out --csv | sed -n '2s/,.*//p')" 5.55 --because "ants" --quiet \
  >/dev/null
# A stay that was cancelled for a penalty with its share of tax, and the money that is left of it.
campctl policy --cancellation "0:50%" --quiet >/dev/null
campctl reserve --any-site --camper "$camper" --arrive 2027-07-08 --nights 2 --quiet >"$work/cancelled"
campctl pay "$(cat "$work/cancelled")" 60.00 --method card --quiet >/dev/null
campctl cancel "$(cat "$work/cancelled")" --yes --quiet >/dev/null
# Things that are charged and sold with a tax of their own, a surcharge, money for another reservation, and a security
# deposit of which a part is kept.
campctl add-tax "Sales tax" --percent 6% --on charges,items --quiet >/dev/null
campctl add-tax "Resort tax" --per-person-night 1.11 --first-nights 1 --included --quiet >/dev/null
campctl add-item firewood --price 6.35 --quiet >/dev/null
campctl settings --surcharge card=3% --quiet >/dev/null
campctl reserve --any-site --camper "$camper" --arrive 2027-07-09 --nights 2 --quiet >"$work/charged"
charged=$(cat "$work/charged")
campctl add-item electricity --unit kWh --price 0.12345 --quiet >/dev/null
campctl charge "$charged" --item firewood --count 3 --item electricity --count 57.125 --quiet >/dev/null
campctl uncharge "$charged" --item firewood --quiet >/dev/null
campctl pay "$charged" 33.33 --method card --yes --quiet >/dev/null
campctl transfer "$(cat "$work/cancelled")" "$charged" 10.00 --because "comes later" --quiet >/dev/null
campctl pay "$charged" 100.00 --security --method cash --quiet >/dev/null
campctl charge "$charged" 25.00 --memo "a broken table" --security --quiet >/dev/null
campctl refund "$charged" 50.00 --security --method cash --quiet >/dev/null
campctl sell --item firewood --count 2 --item electricity --count 31.4 --method cash --quiet >"$work/sold"
campctl refund "$(cat "$work/sold")" 5.00 --quiet >/dev/null
campctl refund "$(cat "$work/sold")" --item firewood --count 1 --quiet >/dev/null
campctl sell 5.00 --memo "a map" --method card --yes --quiet >/dev/null
campctl undo --yes --quiet >/dev/null
campctl check --quiet >/dev/null

books=$work/books.journal
campctl export hledger "$books" >/dev/null
hledger -f "$books" check -s

# An account and an amount a line, those of nothing left out.
balances() {
  awk '$2 != 0 { print $1, $2 }' | sort
}
campctl list-reservations --jsonl |
  sed -E 's/^\{"id":"(r-[0-9]+)".*"balance":"(-?[0-9.]+)".*/liabilities:deposits:\1 \2/' | balances >"$work/ours"
hledger -f "$books" balance --flat -N --format '%(account) %(total)' '^liabilities:deposits:' |
  balances >"$work/hledger"
ledger -f "$books" balance --flat --no-total --format '%(account) %(display_total)\n' '^liabilities:deposits:' |
  balances >"$work/ledger"
diff "$work/ours" "$work/hledger"
diff "$work/ours" "$work/ledger"

# What hledger has in an account from a day up to another, of the campground's own sign.
total() {
  hledger -f "$books" balance -N --depth 1 -b "$2" -e "$3" --format '%(total)' "$1" |
    awk -v sign="$4" '{ sum += $1 } END { printf "%.2f", sign * sum + 0 }'
}
# equal WHAT OURS THEIRS
equal() {
  if [ "$2" != "$3" ]; then
    echo "$1: campctl has $2, hledger $3." >&2
    exit 1
  fi
}
months=0
# Columns are found by their names.
campctl report revenue --csv 2>/dev/null | tr -d '\r' | awk -F, '
  NR == 1 { for (i = 1; i <= NF; i++) column[$i] = i; next }
  { print $column["from"], $column["before"], $column["taxes"], $column["earned"], $column["received"],
    $column["writtenOff"], $column["discounts"] }' >"$work/months"
while read -r from before taxes earned received written_off discounts; do
  equal "earned from $from" "$earned" "$(total '^revenue:' "$from" "$before" -1)"
  equal "taxes from $from" "$taxes" "$(total '^liabilities:taxes:' "$from" "$before" -1)"
  # Security deposits are money that is not received on an account.
  equal "received from $from" "$received" "$(total '^(assets|liabilities:security):' "$from" "$before" 1)"
  equal "written off from $from" "$written_off" "$(total '^expenses:write-offs' "$from" "$before" 1)"
  equal "discounts from $from" "$discounts" "$(total '^revenue:discounts' "$from" "$before" -1)"
  months=$((months + 1))
done <"$work/months"
[ "$months" -ge 2 ]

# A report of all time, and what hledger has: the drawer, taxes with those that are kept, deposits and security deposits.
value() {
  sed -E 's/.*"total":\{([^}]*)\}.*/,\1,/; s/.*,"'"$1"'":"(-?[0-9.]+)".*/\1/'
}
years="--from 2020-01-01 --before 2040-01-01"
# shellcheck disable=SC2086
equal "money in and out" "$(campctl report payments $years --json | value net)" \
  "$(total '^assets:' 2020-01-01 2040-01-01 1)"
# shellcheck disable=SC2086
campctl report taxes $years --json >"$work/taxes"
equal "taxes" "$(echo "$(value tax <"$work/taxes") $(value kept <"$work/taxes")" | awk '{ printf "%.2f", $1 + $2 }')" \
  "$(total '^liabilities:taxes:' 2020-01-01 2040-01-01 -1)"
for on in 2027-07-03 2027-07-05 2027-07-06 2027-07-07; do
  campctl report deposits --on "$on" --json >"$work/deposits"
  # What was written off before it was earned is in the account, and held for nobody.
  equal "deposits before $on" \
    "$(echo "$(value held <"$work/deposits") $(value credit <"$work/deposits")" | awk '{ printf "%.2f", $1 + $2 }')" \
    "$(hledger -f "$books" balance --flat -N -e "$on" --format '%(account) %(total)' '^liabilities:deposits:' |
      awk '$2 < 0 { sum -= $2 } END { printf "%.2f", sum + 0 }')"
  equal "security before $on" "$(value security <"$work/deposits")" \
    "$(total '^liabilities:security:' 2020-01-01 "$on" -1)"
done

echo "hledger and ledger agree with campctl on $(wc -l <"$work/ours" | tr -d ' ') balances and $months months."
