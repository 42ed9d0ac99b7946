import Arguments
import CampgroundManager
import Foundation
import Testing

@testable import CampgroundManager
@testable import campctl

/// A campground with as many of everything as a test wants, and what its commands ask of the store.
///
/// Today is 2 July 2027. On each site there are a party that never came in June, one that is here and departs today, of the group
/// Guests, one of Scouts (from 10 July), one of Cubs (cancelled by the newest entry), one that a block has displaced in August, a
/// hold in September, and somebody who waits; Old Timer has cancelled a stay there. The group Walkers is to come today, to as many other sites.
struct CrowdedCampground: ~Copyable {
  private let shell = Shell()
  private let location: String
  private let count: Int

  init(of count: Int) throws {
    self.count = count
    location = shell.place?.location.description ?? shell.store.path
    let sites = 1...count
    try fill("2027-06-01", Self.terms(count) + sites.flatMap(Self.stays) + Self.walkers(count) + Self.elders(count))
    try fill("2027-06-29T16:00", sites.map { "check-in r-\(5 * $0 - 3)" })
    try fill(
      "2027-07-02T16:00", ["join-waitlist --camper c-2 --arrive 2027-07-05 --nights 2"] + sites.flatMap(Self.lately))
    _ = try run("cancel --group Cubs --yes")
  }

  private static func terms(_ count: Int) -> [String] {
    [
      "settings --name Trout --currency USD", "add-site 1..\(2 * count + 1) --type rv --loop Aspen",
      "policy --deposit 1-night",
      "add-rate base --nightly 30", "add-camper 'Tent Pole' --phone 555-0101",
      "add-tax persons --per-person-night 1", "add-tax rigs --percent 0.1% --type rv",
    ]
      + (1...count).flatMap { number in
        [
          "add-camper 'Camper \(number)' --phone 555-\(1000 + number)",
          "add-rate 'Rate \(number)' --site \(number) --nightly 40", "add-tax 'Tax \(number)' --percent 0.1%",
          "add-discount 'Discount \(number)' --percent 1%", "add-item 'item \(number)' --price 3",
          "add-rule 'Rule \(number)' --site \(number) --min-nights 2 --min-gap 2",
        ]
      } + ["add-camper 'Old Timer' --phone 555-0105"]
  }

  private static func walkers(_ count: Int) -> [String] {
    (1...count).map {
      "reserve --site \(count + $0) --camper c-\($0 + 1) --arrive 2027-07-02 --nights 2 --group Walkers --override 'on foot'"
    }
  }

  private static func elders(_ count: Int) -> [String] {
    (1...count).map { "reserve --site \($0) --camper 'Old Timer' --arrive 2028-03-01 --nights 2 --group Elders" }
      + ["cancel --group Elders"]
  }

  private static func stays(_ number: Int) -> [String] {
    let site = "--site \(number) --camper c-\(number + 1)"
    return [
      "reserve \(site) --arrive 2027-06-20 --nights 2",
      "reserve \(site) --arrive 2027-06-29 --nights 3 --group Guests",
      "reserve \(site) --arrive 2027-07-10 --nights 3 --group Scouts --discount 'Discount 1'",
      "reserve \(site) --arrive 2027-07-20 --nights 3 --group Cubs", "reserve \(site) --arrive 2027-08-10 --nights 3",
      "pay r-\(5 * number - 2) 20 --method cash", "charge r-\(5 * number - 2) --item 'item \(number)'",
      "charge r-\(5 * number - 2) 5 --memo wood",
      "pay r-\(5 * number - 1) 20 --method cash",
    ]
  }

  private static func lately(_ number: Int) -> [String] {
    let site = "--site \(number) --camper c-\(number + 1)"
    return [
      "hold \(site) --arrive 2027-09-10 --nights 3 --minutes 10080",
      "block-site \(number) --from 2027-08-10 --nights 3 --because roof --force",
      "join-waitlist \(site) --arrive 2027-08-10 --nights 2",
    ]
  }

  private func fill(_ now: String, _ lines: [String]) throws {
    let done = try shell.batch(lines.joined(separator: "\n"), "--now \(now)")
    #expect(done.status == 0, "\(done.output.suffix(500)) \(done.errors)")
  }

  /// Runs a command as a process does, ALL in it being the number of everything; returns how often it has asked: on a server its flights, in a file how often each
  /// statement ran that reads, by its shape.
  func run(_ line: String) throws -> [String: Int] {
    let words = try ShellWords.split(line.replacing("HOME", with: shell.home.path).replacing("ALL", with: "\(count)"))
    let found = try #require(try CommandRegistry.campctl.find(words[...]))
    let now = words.contains("--now") ? [] : ["--now", "2027-07-02T16:00"]
    let invocation = try found.entry.reader.invocation(Array(found.rest + ["--store", location] + now)[...])
    let session = try Session(invocation.common)
    // A transaction that lingered would keep deleted rows from being forgotten.
    defer { session.store?.leave() }
    let command = try #require(invocation.command.onCampground)
    let response = try session.run(invocation, command)
    if case .many(let listing) = response.body {
      // On a server once, as a process does; in a file there are no round trips to count, but all statements.
      if session.store?.isOnServer == false { try listing.each { _ = JSONWriter.object($0) } }
      _ = try listing.lines(on: Screen(width: nil, style: TextStyle(isColored: false), isUnicode: false))
    }
    if case .one(let item) = response.body { _ = item.text }
    let store = try #require(session.store)
    if store.isOnServer { return ["flights": store.flights, "flights that hold the campground": store.longestHold] }
    return store.runsByShape.filter { $0.key.hasPrefix("SELECT") || $0.key.hasPrefix("WITH") }
  }
}
