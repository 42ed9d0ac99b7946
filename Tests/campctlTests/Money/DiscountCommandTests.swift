import Foundation
import Testing

/// Named discounts on the command line (domain rule R28).
@Suite struct DiscountCommandTests: ~Copyable {
  private let shell = Shell.campground()

  @Test func `a discount answers with all of its terms`() throws {
    let line =
      "add-discount Senior --per-night 5 --on nights,extras --code 62PLUS --needs-pass --from 2027-06-01 "
      + "--before 2027-09-01 --weekdays mon,sun --type rv --min-nights 2"
    let discount = try shell.json(line)
    let expected: [String: Any] = [
      "name": "Senior", "percent": NSNull(), "perNight": "5.00", "perStay": NSNull(), "on": ["nights", "extras"],
      "code": "62PLUS", "needsPass": true, "from": "2027-06-01", "before": "2027-09-01", "weekdays": ["mon", "sun"],
      "type": "rv", "site": NSNull(), "minNights": 2, "currency": "USD", "version": 1,
    ]
    #expect(discount.differences(from: expected) == [])
    let listed = try #require(try shell.jsonList("list-discounts").first)
    #expect(Set(listed.keys) == Set(expected.keys) && listed.differences(from: expected) == [])
  }

  @Test(arguments: [
    ("Access --percent 50% --needs-pass", "Access: 50% of the nights, with a pass"),
    ("Club --percent 10 --on nights,extras --code CLUB", "Club: 10% of nights and extras, code CLUB"),
    ("Lake --per-stay 20 --site 12 --before 2027-06-01", "Lake: 20.00 USD a stay, site 12, before 2027-06-01"),
    (
      "Week --per-night 5 --weekdays sun,mon --min-nights 7 --on nights,extras",
      "Week: 5.00 USD a night with extras, sun, mon, stays of 7 nights or more"
    ),
  ])
  func `people read its terms in a sentence`(arguments: String, words: String) throws {
    let words = words.replacing("sun, mon", with: "mon, sun")
    let added = try shell.run("campctl add-discount \(arguments)")
    #expect(added.output == "Added the discount \(words).\n")
    #expect(added.errors == "")
    let name = words.prefix { $0 != ":" }
    #expect(
      try shell.run("campctl remove-discount \(name)").output
        == "Removed the discount \(name); reservations that have it keep it.\n")
    #expect(try shell.run("campctl list-discounts").errors == "There are no named discounts.\n")
  }
}
