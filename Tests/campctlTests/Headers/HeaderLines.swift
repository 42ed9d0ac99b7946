import Foundation
import Testing

extension HeaderTests {
  private static let stay = "--arrive 2027-12-04 --nights 2"

  /// Lines for each command, which answer something on the campground below; writes are only rehearsed.
  static let lines = looks.merging(writes) { $0 + $1 }

  private static let looks = [
    "init": ["init"], "info": ["info"], "config": ["config"], "list-sites": ["list-sites"],
    "show-site": ["show-site 12"],
    "list-blocks": ["list-blocks"],
    "list-campers": ["list-campers"], "show-camper": ["show-camper c-1"],
    "find": ["find lover"],
    "availability": [
      "availability \(stay)", "availability \(stay) --why", "availability --arrive 2027-12-04 --nights 1..2",
      "availability --arrive 2027-12-04 --nights 1..2 --why",
    ],
    "show-reservation": ["show-reservation r-1"], "list-reservations": ["list-reservations"],
    "quote": ["quote --site 12 \(stay)"], "list-rates": ["list-rates", "list-rates --on 2027-07-04"],
    "list-taxes": ["list-taxes"],
    "list-discounts": ["list-discounts"], "list-items": ["list-items"],
    "list-rules": ["list-rules"], "policy": ["policy"], "settings": ["settings"],
    "list-waitlist": ["list-waitlist"],
    "account": ["account r-1"], "receipt": ["receipt r-1"], "list-balances": ["list-balances"],
    "list-payments": ["list-payments"],
    "chart": ["chart"], "today": ["today"], "turnover": ["turnover 2027-07-04"],
    "close-day": ["close-day", "close-day --float 10.00 --now 2027-07-05T09:00"],
    "list-arrivals": ["list-arrivals 2027-07-04"], "placards": ["placards 2027-07-04"],
    "confirmation": ["confirmation r-1"], "log": ["log"], "sql": ["sql 'SELECT 1 AS one'"],
    "check": ["check"],
    "report payments": ["report payments", "report payments --float 10.00"],
    "report taxes": ["report taxes"], "report items": ["report items"],
    "report deposits": ["report deposits --on 2027-06-03"],
    "report balances": ["report balances --on 2027-06-03"], "report revenue": ["report revenue"],
    "report discounts": ["report discounts"],
    "report occupancy": ["report occupancy"], "report pace": ["report pace --before 2027-06-15"],
    "report length-of-stay": ["report length-of-stay"], "report lead-time": ["report lead-time"],
    "report no-shows": ["report no-shows"], "report cancellations": ["report cancellations"],
    "backup": ["backup $(mktemp -u)"], "export hledger": ["export hledger $(mktemp -u)"],
    "export ical": ["export ical $(mktemp -u)"],
    "export campers": ["export campers -"], "export sites": ["export sites -"],
    "export reservations": ["export reservations -"], "export nights": ["export nights -"],
    "export payments": ["export payments -"], "export charges": ["export charges -"],
    "export rates": ["export rates -", "export rates $(mktemp -u)"], "export all": ["export all $(mktemp -u)"],
    "import all": ["import all ~/whole --store memory --dry-run"],
    "restore": ["restore ~/kept.sqlite --dry-run"],
  ]

  private static let writes = Dictionary(
    uniqueKeysWithValues: EveryWriteTests.names.map { ($0, EveryWriteTests.write(of: $0)?.line ?? "") }
  ).merging([
    "import reservations": "import reservations Fixtures/Imports/agreed.csv",
    "move": "move r-1 --site 14", "swap": "swap r-1 r-4", "confirm": "confirm r-3", "check-out": "check-out r-2",
    "add-rate": "add-rate Winter --nightly 30.00 --before 2027-12-01", "add-tax": "add-tax city --percent 2%",
    "add-discount": "add-discount Senior --per-night 5.00", "add-item": "add-item ice --price 3.00",
    "add-rule": "add-rule Christmas --on-days 12-24 --no-arrival",
    "discount": "discount r-6 10% --because noise",
    "redo": "redo",
    "reserve": "reserve --site 12 --camper c-1 \(stay)", "hold": "hold --site 12 --camper c-1 \(stay)",
  ]) { $1 }.mapValues { ["\($0) --yes --dry-run"] }

  /// A campground that has one of everything, and a backup of it.
  static func campground() throws -> Shell {
    let shell = Shell.after(
      """
      \(Shell.beginning) && campctl batch -q >/dev/null <<'END' && campctl add-site 90 -q && campctl undo --yes -q
      add-site 14 --notes 'Tent Pole likes it'
      add-camper 'Tent Pole' --phone 555-0102
      reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 2
      reserve --site 14 --camper c-1 --arrive 2027-06-01 --nights 2 --check-in
      hold --site 12 --camper c-1 --arrive 2027-09-04 --nights 2 --minutes 10080
      reserve --site 14 --camper c-1 --arrive 2027-07-06 --nights 2 --override 'for years'
      reserve --site 14 --camper c-1 --arrive 2027-08-20 --nights 2
      cancel r-5
      block-site 14 --from 2027-10-04 --nights 2 --because gravel
      join-waitlist --camper c-1 --arrive 2027-11-04 --nights 2
      charge r-1 20.00
      pay r-1 20.00
      charge r-1 5.00
      add-tax county --percent 7.25%
      add-tax lake --percent 1%
      add-discount Access --percent 50%
      add-item firewood --price 6.00
      add-rule Weekends --weekdays fri,sat --min-nights 2
      add-rate Summer --nightly 45.00
      reserve --site 14 --camper c-1 --arrive 2027-08-25 --nights 2 --discount Access --vehicle-tags A12
      pay r-6 10.00
      charge r-1 --item firewood
      END
      """)
    try #require(try shell.run("campctl backup ~/kept.sqlite && campctl export all ~/whole").status == 0)
    return shell
  }
}
