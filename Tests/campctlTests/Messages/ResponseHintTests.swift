import Foundation
import TestSupport
import Testing

@testable import CampgroundManager
@testable import campctl

/// The hints beside a response and the commands to run next, each asserted by its sentence.
struct ResponseHintTests {
  private static var camper: Camper {
    var camper = Camper.blank
    (camper.id, camper.fullName, camper.phoneNumber) = ("c-2", "Maple Walnut", "555-0142")
    return camper
  }

  private static func waiting(matches: [SiteNumber]) -> Waiting {
    var entry = WaitlistEntry.blank
    entry.id = "w-1"
    return Waiting(entry: entry, camper: camper, matches: matches)
  }

  private static let weekend = DecidingRate(
    rate: "Weekend", nightly: 6000, site: 12, type: nil, nights: ["2027-05-28", "2027-05-29"], isAlways: false)

  private static let long: Rate = {
    var rate = Rate.blank
    (rate.name, rate.terms.weekdays, rate.terms.minNights) = ("Long", [.fri], 3)
    return rate
  }()

  private static let lists = "campctl list-reservations --site shows them."

  static let hints: [(hint: String, sentence: String)] = [
    (
      Hints.tablesLeftOut,
      "The tables were not compared with those of a new campground, which only the campground's owner can do."
    ),
    (
      Hints.formerRights(["gate", "office"]),
      "gate and office can change prices, taxes and policies since before that was a right of its own: campctl grant ROLE "
        + "--front takes it away, --prices keeps it."
    ),
    (
      Hints.openToAll,
      "Every role of the server may connect to this database; REVOKE CONNECT ON DATABASE ... FROM PUBLIC keeps others out."
    ),
    (Hints.grantNext, "campctl grant ROLE --front lets the role of a desk in, and --read one that only looks."),
    (
      Hints.keptByServer,
      "The server's write-ahead log and its archives, replicas, dumps and the server's own logs may hold the name, too, "
        + "until its administrator removes it there."
    ),
    (Hints.unusedType("yurt"), "No site is of type yurt yet."),
    (Hints.formerNumber(12), "Confirmations and placards printed before still name site 12."),
    (Hints.standingStays(["r-1"]), "r-1 still has it; \(lists)"),
    (
      Hints.standingStays(["r-1", "r-2", "r-3", "r-4", "r-5", "r-6"]),
      "r-1, r-2, r-3, r-4, r-5 and more still have it; \(lists)"
    ),
    (Hints.staysTooLarge(["r-1"], for: 12), "r-1 has more people than site 12 now takes, and still has it."),
    (
      Hints.staysTooLarge(["r-1", "r-2"], for: 12),
      "r-1, r-2 have more people than site 12 now takes, and still have it."
    ),
    (Hints.staysLacking(["r-1"], at: 12), "r-1 needs a feature that site 12 no longer has, and still has it."),
    (
      Hints.passedOver(waiting(matches: []), wish: "2 nights", site: 12),
      "w-1, Maple Walnut, 555-0142, waits for 2 nights and could have had site 12."
    ),
    (Hints.morePassedOver(2), "2 more wait for these nights; campctl list-waitlist lists all."),
    (
      Hints.displaced,
      "campctl move --displaced --any-site gives each of them a site that fits; unblock-site gives the nights back."
    ),
    (Hints.duplicate(camper), "c-2 may be the same person: Maple Walnut, 555-0142."),
    (
      Hints.leftOutside(StaysLeftOutside(rule: .season, reservations: ["r-1"])),
      "1 stay is outside the season now and stands as agreed: r-1."
    ),
    (
      Hints.leftOutside(
        StaysLeftOutside(rule: .bookingWindow, reservations: ["r-1", "r-2", "r-3", "r-4", "r-5", "r-6"])),
      "6 stays are beyond the booking window now and stand as agreed: r-1, r-2, r-3, r-4, r-5 and more."
    ),
    (Hints.overlap("r-1", "r-2"), "r-1 and r-2 have nights in common; campctl list-reservations --camper shows them."),
    (
      Hints.tooManyInRow(
        "r-1", .kept(KeptProblem(name: .aboveMaximumConsecutive, field: nil, value: nil, sentence: "Too many"))),
      "r-1: Too many."
    ),
    (
      Hints.alsoHas(.blank),
      "\(Reservation.blank.camper.fullName) has nights in common on site \(Reservation.blank.siteNumber), too: "
        + ", \(Reservation.blank.arrival.dated) to \(Reservation.blank.departure.dated)."
    ),
    (Hints.keptInBackups, "Earlier backups, and files kept by restore (.old-1 and so on), still hold the name."),
    (Hints.standing("c-2"), "campctl forget-camper c-2 --everywhere overwrites the name there, too."),
    (
      Hints.leftStanding,
      "The name is no longer known: change these texts by their commands. Only --everywhere, with the forgetting, "
        + "overwrites the journal's."
    ),
    (Hints.namesGone, "The name is no longer known, so no texts were searched for it."),
    (
      Hints.free("12", count: 1, for: "w-1"),
      "Site 12 is already free for this stay; campctl offer w-1 holds the best site."
    ),
    (
      Hints.free("12, 14", count: 2, for: "w-1"),
      "Sites 12, 14 are already free for this stay; campctl offer w-1 holds the best site."
    ),
    (
      Hints.match(waiting(matches: [12]), wish: "2 nights", sites: "12"),
      "w-1, Maple Walnut, 555-0142, waits for 2 nights and could have site 12: campctl offer w-1 --site 12."
    ),
    (
      Hints.match(waiting(matches: [12, 14]), wish: "2 nights", sites: "12, 14"),
      "w-1, Maple Walnut, 555-0142, waits for 2 nights and could have site 12, 14: campctl offer w-1."
    ),
    (
      Hints.groupAlike("Scouts", "r-2"),
      "There is a group Scouts already; campctl change r-2 --group 'Scouts' joins it."
    ),
    (Hints.moreMatches(1), "1 more entry matches; campctl list-waitlist --matching lists all."),
    (Hints.moreMatches(2), "2 more entries match; campctl list-waitlist --matching lists all."),
    (Hints.alike(["A-7", "a-7"]), "Sites A-7 and a-7 differ in case alone; if they are one post, retire the others."),
    (
      Hints.neverCounts("tent", besides: "rv"),
      "tent never counts: rv is for the same nights and decides. "
        + "change-rate with --type, --from or --weekdays tells them apart."
    ),
    (
      Hints.rateForType("RV", "rv"),
      "It is for all sites; campctl change-rate RV --type rv limits it to those of type rv."
    ),
    (
      Hints.staysKeepTaxes("r-1"),
      "Existing reservations keep their taxes, also for nights added later; campctl reprice r-1 charges it."
    ),
    (Hints.firstRate, "campctl add-rate base --nightly 45.00 gives every night a price."),
    (
      Hints.longPriceOfWeekdays,
      "The weekly or monthly price of a rate for certain weekdays never counts: in a full week it gives way."
    ),
    (
      Hints.decides(weekend, before: .blank, .usDollar),
      "On Fri 28 May and Sat 29 May, on site 12, Weekend decides before it: 60.00 instead of 0.00."
    ),
    (
      Hints.takesOver(weekend, by: .blank, .usDollar),
      "On Fri 28 May and Sat 29 May, on site 12, it takes over from Weekend: 0.00 instead of 60.00."
    ),
    (Hints.leftOutside(.blank, ["r-1", "r-4"]), "2 stays break  and stand as agreed: r-1, r-4."),
    (
      Hints.shorterStays(than: long, pay: [.blank, nil], .usDollar),
      "Stays of fewer than 3 nights pay  (0.00) or have no rate, and cannot be reserved. A shortest stay is a rule: "
        + "campctl add-rule 'Long' --weekdays fri --min-nights 3"
    ),
    (Hints.takesOverMore(1), "It takes over from 1 other rate, too."),
    (Hints.moreDecide(1), "1 other rate decides before it, too."),
    (Hints.moreDecide(2), "2 other rates decide before it, too."),
    (Hints.newSite("This site", costs: "80.00 more", "r-1"), "This site would cost 80.00 more: campctl reprice r-1"),
    (Hints.passedOver(["w-1", "w-2"]), "w-1, w-2 came earlier and could have had this site."),
  ]

  private static let large: Party = {
    var party = Party()
    (party.adults, party.pets, party.rigLength) = (4, 1, 30)
    return party
  }()
  private static let segment = Segment(site: 12, arrival: "2027-07-04", departure: "2027-07-06")

  static let next: [(words: String, expected: String)] = [
    (
      NextCommand.refund(credit: "20.00", .usDollar, of: "r-3"),
      "r-3 has a credit of 20.00 USD; campctl refund r-3 20.00 pays it out."
    ),
    (
      NextCommand.refund(paid: "55.00", of: "r-1"),
      "55.00 of the payments is to be refunded: campctl refund r-1 55.00."
    ),
    (NextCommand.charge("r-1", nights: 2), "which are not charged: campctl charge r-1 AMOUNT charges them"),
    (
      NextCommand.undoAndStay("r-1", until: "2027-07-05"),
      "As nights of the stay they are charged by campctl undo, campctl change r-1 --depart 2027-07-05 and check-out."
    ),
    (NextCommand.maps("campctl import sites a.csv"), "as this line shows: campctl import sites a.csv"),
    (NextCommand.confirm("r-2"), "campctl confirm r-2 makes it a reservation all the same."),
    (NextCommand.checkInAfterAll("r-2"), "campctl check-in r-2 lets the party in after all."),
    (
      NextCommand.reserveAgain(segment, "c-1", Party()),
      "campctl reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 2 takes them again."
    ),
    (
      NextCommand.reserveElsewhere(segment, "c-1", large),
      "campctl reserve --any-site --camper c-1 --arrive 2027-07-04 --nights 2 --adults 4 --pets 1 --rig-length 30 "
        + "takes the best site that is free."
    ),
    (NextCommand.redo("o-4"), "campctl redo o-4 redoes it."), (NextCommand.undo("o-4"), "campctl undo o-4 undoes it."),
    (NextCommand.listOverdue(more: 3), "3 more; campctl list-reservations --overdue lists them."),
    (NextCommand.whyNoSite, "--why gives the reasons against each."),
    (NextCommand.whyNoStay, "No such stay is free on a site that fits; --why gives the reasons against each."),
  ]

  @Test(arguments: hints) func `each hint beside a response has its sentence`(hint: String, sentence: String) {
    #expect(hint == "Hint: \(sentence)")
  }

  @Test(arguments: next) func `each command to run next has its words`(words: String, expected: String) {
    #expect(words == expected)
  }

  @Test(arguments: ["Hints", "NextCommand"])
  func `each hint of the sources is asserted above`(type: String) throws {
    let sources = Shell.repository.appending(path: "Sources/campctl/Messages/\(type).swift")
    let tests = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let names = try String(contentsOf: sources, encoding: .utf8).matches(of: /\n  static (?:func|let) ([a-zA-Z]+)/)
    #expect(names.count > 5)
    for name in names { #expect(tests.contains("\(type).\(name.1)"), "\(type).\(name.1)") }
  }
}
