import Foundation
import TestSupport
import Testing

@Suite struct ChosenStaysTests: ~Copyable {
  private let shell = Shell.campground(
    """
    settings --name Trout --email desk@example.org --now 2027-07-01T12:00
    add-site 14..17
    add-rate base --nightly 30
    add-camper 'Ann Lee' --phone 555-0101 --email ann@example.org
    add-camper 'Bea Low' --phone 555-0102
    reserve --site 12 --camper c-2 --arrive 2027-07-02 --nights 3 --now 2027-07-01T12:00
    reserve --site 14 --camper c-3 --arrive 2027-07-02 --nights 2 --now 2027-07-01T12:00
    reserve --site 15 --camper c-2 --arrive 2027-07-05 --nights 2 --now 2027-07-01T12:00
    hold --site 16 --camper c-3 --arrive 2027-07-06 --nights 2 --now 2027-07-01T12:00
    reserve --site 17 --camper c-2 --arrive 2027-07-02 --nights 1 --now 2027-07-01T12:00
    cancel r-5 --now 2027-07-01T12:00
    pay r-1 20 --method cash --now 2027-07-01T12:00
    """)
  private let now = "--now 2027-07-01T12:00"

  private func ids(_ question: String) throws -> String {
    try shell.output("list-reservations --where '\(question)' --quiet \(now)").split(separator: "\n")
      .joined(separator: " ")
  }

  @Test func `a command acts on all stays of a filter as one entry, which one undo takes back`() throws {
    let written = try shell.jsonList(
      "cancel --where 'arrival:2027-07-02' --because rain --expect 2 \(now)")
    #expect(written.map { $0["id"] as? String } == ["r-1", "r-2"])
    #expect(written.allSatisfy { $0["status"] as? String == "cancelled" && $0["changed"] as? Bool == true })
    let entries = try shell.jsonList("log --limit 1 \(now)")
    #expect(entries.map { $0["command"] as? String } == ["cancel"])
    #expect(try ids("cancelReason:rain") == "r-1 r-2")
    _ = try shell.output("undo --yes \(now)")
    #expect(try ids("cancelReason:rain") == "")
    #expect(try ids("status:reserved") == "r-1 r-2 r-3")
  }

  @Test(arguments: [
    ("change --adults 3", "adults:3", "r-1 r-2 r-3 r-4"), ("charge 5 --memo wood", "total:65,95", "r-1 r-2 r-3 r-4"),
    ("discount 10% --because rain", "total:54,81", "r-1 r-2 r-3 r-4"),
    ("confirm", "status:reserved", "r-1 r-2 r-3 r-4"),
    ("move --site 17", "site:17 status:held,reserved", "r-4"),
  ])
  func `each such command changes the stays on which it can act`(
    _ command: String, _ question: String, _ expected: String
  ) throws {
    let filter = command.hasPrefix("move") ? "site:16" : "nights:>0"
    let count = try shell.jsonList("\(command) --where '\(filter)' --dry-run \(now)").count
    _ = try shell.output("\(command) --where '\(filter)' --expect \(count) \(now)")
    #expect(try ids(question) == expected)
  }

  @Test func `parties come and leave by a filter`() throws {
    _ = try shell.output("check-in --where arriving:2027-07-02 --expect 2 --now 2027-07-02T16:00")
    #expect(try ids("here:yes") == "r-1 r-2")
    _ = try shell.output("check-out --where 'here:yes departing:2027-07-04' --expect 1 --now 2027-07-04T10:00")
    #expect(try ids("here:yes") == "r-1")
    _ = try shell.output("cancel --where r-3 --expect 1 --now 2027-07-04T10:00")
    _ = try shell.output("waive cancellation --because ill --where status:cancelled --expect 0 --now 2027-07-04T10:00")
  }

  @Test func `the others that match are named, and the day that was meant`() throws {
    let result = try shell.run("campctl cancel --where arrival:tomorrow --dry-run \(now)")
    #expect(result.status == 0)
    #expect(result.errors.contains("tomorrow is Fri 2027-07-02."))
    #expect(result.errors.contains("1 other stay matched, not for cancel: r-5 (cancelled)."))
    #expect(result.output.split(separator: "\n").allSatisfy { $0.hasPrefix("Dry run, nothing is kept: Cancelled r-") })
    #expect(try ids("status:cancelled") == "r-5")
  }

  @Test(arguments: [
    ("cancel --where nights:2", "2 declined expect"), ("cancel --where nights:2 --yes", "2 declined expect"),
    ("cancel --where nights:2 --expect 2", "3 otherCount expect"), ("cancel --where ''", "64 usage where"),
    ("cancel --where ' '", "64 usage where"), ("cancel --where nigts:2 --expect 3", "64 unknownField where"),
    ("cancel --where nights:two --expect 3", "64 usage where"), ("cancel r-1 --where nights:2", "64 usage where"),
    ("cancel --group Scouts --where nights:2", "64 usage where"), ("cancel --expect 2", "64 usage expect"),
    ("cancel --where nights:2 --expect 3 --if-version 1", "64 usage ifVersion"),
    ("cancel --where status:cancelled", "4 notFound where"),
    ("change --where nights:2 --expect 3 --nights 0", "5 invalidNumberOfNights nights"),
    ("charge --where nights:2 --expect 3 -5 --memo wood", "5 invalidAmount amount"),
  ])
  func `a filter that acts on nothing, or on more than was known, is refused`(
    _ command: String, _ outline: String
  ) throws {
    let before = try shell.output("log --limit 1 \(now)")
    #expect(try shell.refusal("\(command) \(now)").outlineWithFields == outline)
    #expect(try shell.output("log --limit 1 \(now)") == before)
  }

  @Test func `one stay that refuses keeps all others as they are, and each says why`() throws {
    let refusal = try shell.refusal("change --where 'arriving:2027-07-02' --expect 2 --adults 9 \(now)")
    #expect(refusal.message == "r-1: The site takes at most 8 people; 9 were requested.")
    #expect(try ids("adults:9") == "")
    let crowded = try shell.refusal("move --where 'arriving:2027-07-02' --expect 2 --site 15 \(now)")
    #expect(crowded.outline == "3 nightsTaken")
    #expect(try ids("site:15") == "r-3")
    let late = try shell.refusal("move --where 'nights:>0' --expect 4 --any-site --from 2027-07-07 \(now)")
    #expect(late.outline == "5 tooLate, tooLate, tooLate")
  }

  @Test func `a repeated request answers again and changes nothing, and another filter is another request`() throws {
    let line = "charge 5 --memo wood --where nights:2 --expect 3 --key k-1 \(now)"
    _ = try shell.output(line)
    #expect(try shell.jsonList(line).allSatisfy { $0["replayed"] as? Bool == true })
    #expect(try ids("total:65") == "r-2 r-3 r-4")
    #expect(try shell.refusal("charge 5 --memo wood --where nights:3 --expect 1 --key k-1 \(now)").status == 3)
  }

  @Test func `an unexpected number is named with the stays, and with those on which nothing can be done`() throws {
    let few = try shell.refusal("check-in --where 'arriving:tomorrow' --expect 2 \(now)")
    #expect(
      few.message == "2 stays were expected, and no stay matches on which check-in can act; these match: "
        + "r-1 (reserved) and r-2 (reserved).")
    let other = try shell.refusal("cancel --where nights:3 --expect 2 \(now)")
    #expect(other.message == "2 stays were expected, and cancel can act on 1: r-1 (Ann Lee, site 12).")
    #expect(try shell.refusal("cancel --where nights:3 --quote \(now)").outlineWithFields == "64 usage quote")
  }

  @Test func `a line of a batch needs the number, too`() throws {
    let outcome = try shell.batch(
      """
      cancel --where nights:2
      cancel --where nights:2 --expect 3
      """, "--keep-going \(now)")
    #expect(outcome.outline == ["1 2", "2 ok"])
    #expect(try ids("status:cancelled") == "r-2 r-5 r-3 r-4")
  }

  @Test(arguments: [("y", 0, "r-2 r-5 r-3 r-4"), ("n", 2, "r-5")])
  func `a person at a terminal is asked about the stays, by number and name`(
    _ answer: String, _ status: Int32, _ cancelled: String
  ) throws {
    let result = try shell.typing(answer, to: "campctl cancel --where nights:2 \(now)")
    #expect(result.status == status)
    #expect(result.errors.contains("cancel acts on 3 stays: r-2 (Bea Low, site 14), r-3 (Ann Lee, site 15) and"))
    #expect(try Set(ids("status:cancelled").split(separator: " ")) == Set(cancelled.split(separator: " ")))
  }

  @Test func `a stay that another desk takes while a person thinks is not meant by the answer`() throws {
    let talk = try Conversing("cancel --where nights:2 \(now)", in: shell)
    try talk.wait(for: "cancel acts on 3 stays")
    _ = try shell.output("cancel r-3 \(now)")
    try talk.answer("Go on?", "y")
    #expect(talk.end().status == 3)
    #expect(talk.shown.contains("3 stays were expected, and cancel can act on 2"))
    #expect(try ids("status:held,reserved") == "r-1 r-2 r-4")
  }
}

@Suite struct ChosenPapersTests: ~Copyable {
  private let shell = Shell.campground(
    """
    settings --name Trout --email desk@example.org --now 2027-07-01T12:00
    add-site 14..15
    add-camper 'Ann Lee' --phone 555-0101 --email ann@example.org
    add-camper 'Bea Low' --phone 555-0102
    reserve --site 12 --camper c-2 --arrive 2027-07-02 --nights 3 --now 2027-07-01T12:00
    reserve --site 14 --camper c-3 --arrive 2027-07-02 --nights 2 --now 2027-07-01T12:00
    reserve --site 15 --camper c-2 --arrive 2027-07-02 --nights 2 --now 2027-07-01T12:00
    charge r-1 20 --memo wood --now 2027-07-01T12:00
    pay r-1 20 --method cash --now 2027-07-01T12:00
    """)
  private let now = "--now 2027-07-01T12:00"

  @Test func `the messages to all who arrive are one mailbox, without those who have no address`() throws {
    let result = try shell.run("campctl confirmation --where arriving:tomorrow --mail \(now)")
    #expect(result.status == 0)
    let beginnings = result.output.split(separator: "\n").filter { $0.hasPrefix("From ") }
    #expect(
      beginnings.count == 2
        && beginnings.allSatisfy { $0.contains(/^From desk@example.org Thu Jul  1 \d\d:00:00 2027$/) })
    #expect(result.output.split(separator: "\n").count { $0 == "To: Ann Lee <ann@example.org>" } == 2)
    #expect(result.errors.contains("r-2 is left out: Bea Low has no e-mail address."))
  }

  @Test func `papers about several stays are one list, or a page for each`() throws {
    #expect(try shell.jsonList("confirmation --where nights:2 \(now)").count == 2)
    #expect(try shell.output("confirmation --where nights:2 --html \(now)").split(separator: "<article").count == 3)
    #expect(try shell.jsonList("receipt --where arriving:tomorrow \(now)").map { $0["id"] as? String } == ["r-1"])
    #expect(try shell.output("receipt --where arriving:tomorrow --html \(now)").split(separator: "<article").count == 2)
    let placards = try shell.jsonList("placards tomorrow --where camper:c-2 \(now)")
    #expect(placards.map { $0["site"] as? String } == ["12", "15"])
  }

  @Test func `a day shows the stays of a filter alone, and the log its entries`() throws {
    let day = try shell.json("today tomorrow --where camper:c-2 \(now)")
    #expect((day["arrivals"] as? [[String: Any]])?.map { $0["id"] as? String } == ["r-1", "r-3"])
    #expect(try shell.output("today tomorrow --where loop:none \(now)").contains("0 to come; 0 to go; 0 here"))
    let entries = try shell.output("log --where 'command:reserve request:~c-3' \(now)").split(separator: "\n")
    #expect(entries.count == 2 && entries[1].contains("reserved r-2 (Bea Low): site 14"))
    #expect(try shell.output("log --where command:reserve --limit 1 --quiet \(now)").hasPrefix("o-"))
    #expect(try shell.output("log --where command:reserve --count \(now)") == "3\n")
  }

  @Test(arguments: [
    ("confirmation --where nights:9", "4 notFound where"),
    ("receipt --where nights:2", "5 notFound reservation, notFound reservation"),
    ("confirmation r-1 --where nights:2", "64 usage where"), ("confirmation --where ''", "64 usage where"),
  ])
  func `a filter without a paper is refused with the reasons`(_ command: String, _ outline: String) throws {
    #expect(try shell.refusal("\(command) \(now)").outlineWithFields == outline)
  }
}
