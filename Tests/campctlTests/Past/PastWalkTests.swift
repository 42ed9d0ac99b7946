import TestSupport
import Testing

@testable import CampgroundManager
@testable import campctl

@Suite struct PastWalkTests {
  @Test func `2,000 answers of a random walk are the same as of the entries after which they were given`() throws {
    var walk = try TypedWalk(seed: 54)
    var given: [(entry: EntryID, answers: [String: String])] = []
    while given.count < 200 {
      guard let entry = try walk.step() else { continue }
      given.append((entry, try walk.answers(in: walk.campground, to: walk.looks(10))))
    }
    for (entry, answers) in given {
      let past = try walk.campground.past(.entry(EntryReference(entry)))
      for (look, answer) in answers {
        let again = try walk.answers(in: past, to: [look])[look]
        #expect(again == answer, "\(look) as of \(entry)")
      }
    }
    // A walk of one kind of entry would prove little.
    #expect(walk.done.count > 25, "\(walk.done)")
  }
}

/// Lines that a desk may type, in any order; most can be done.
struct TypedWalk {
  private let store: Store
  private var chance: SplitMix64
  private var now: Int
  /// The commands that have left an entry, with the number of times.
  private(set) var done: [String: Int] = [:]

  init(seed: UInt64) throws {
    chance = SplitMix64(seed: seed)
    store = try Store(.memory)
    now = CampgroundClock.moment(at: "2027-07-01", .midnight).seconds
    for line in [
      "settings --name Trout --currency USD", "add-site 1..6 --type rv --loop Aspen --amps 30",
      "add-rate base --nightly 30",
      "add-tax city --percent 5%", "add-discount Senior --percent 10%", "add-item ice --price 3",
    ] { try perform(line) }
  }

  var campground: Campground {
    Campground(store: store, clock: .pretended(CampgroundClock.system.moment(at: now)), actor: "ann")
  }

  /// Does a line some time later; returns its entry, if it has left one.
  mutating func step() throws -> EntryID? {
    now += 60 * chance.next(400)
    let line = line()
    let before = try campground.log.newest
    do { try perform(line) } catch is CampingError {} catch is Failure {}
    let after = try campground.log.newest
    if after == before { return nil }
    done[String(line.prefix { $0 != " " }), default: 0] += 1
    return after
  }

  private func perform(_ line: String) throws {
    let campground = campground
    _ = try answer(line, in: campground)
  }

  private func answer(_ line: String, in campground: Campground) throws -> Response {
    let invocation = try #require(try BatchLine(.campctl, today: { campground.clock.today }).read(Array(line.utf8)))
    let command = try #require(invocation.command.onCampground)
    return try invocation.perform(command, in: campground)
  }

  /// The text and the JSON that looks print.
  func answers(in campground: Campground, to looks: [String]) throws -> [String: String] {
    let screen = Screen(width: nil, style: TextStyle(isColored: false), isUnicode: false)
    return try looks.reduce(into: [:]) { answers, look in
      let response = try answer(look, in: campground)
      var lines = response.notes
      switch response.body {
      case .one(let item): lines += [item.text, JSONWriter.text(item)]
      case .many(let listing):
        try listing.each { lines.append(JSONWriter.text($0)) }
        lines += try listing.lines(on: screen)
      case .document(let text): lines.append(text)
      }
      answers[look] = lines.joined(separator: "\n")
    }
  }
}

/// The lines, chosen by chance.
extension TypedWalk {
  private mutating func line() -> String {
    let line = Self.lines[chance.next(Self.lines.count)]
    return line.split(separator: " ").map { word -> String in
      switch word {
      case "SITE": return "\(1 + chance.next(8))"
      case "STAY": return "r-\(1 + chance.next(30))"
      case "CAMPER": return "c-\(1 + chance.next(20))"
      case "BLOCK": return "b-\(1 + chance.next(6))"
      case "WAIT": return "w-\(1 + chance.next(6))"
      case "DAY": return campground.clock.today.advanced(by: chance.next(12)).description
      case "NAME": return "'Camper \(chance.next(40))'"
      case _ where word.last == "N" || word.hasSuffix("N%"):
        return word.replacing("N", with: "\(1 + chance.next(4))")
      default: return String(word)
      }
    }.joined(separator: " ")
  }

  /// Some of the looks.
  mutating func looks(_ count: Int) -> [String] {
    var left = Self.looks
    return (0..<count).map { _ in left.remove(at: chance.next(left.count)) }
  }

  private static let lines =
    Array(repeating: "reserve --site SITE --new NAME --phone 555-010N --arrive DAY --nights N --adults N", count: 8) + [
      "reserve --site SITE --new NAME --phone 555-020N --arrive DAY --nights N --group Scouts --discount Senior",
      "hold --site SITE --camper CAMPER --arrive DAY --nights N --minutes 600", "confirm STAY",
      "cancel STAY --because rain",
      "move STAY --site SITE", "change STAY --nights N", "change STAY --adults N --notes late", "swap STAY STAY",
      "pay STAY 2N --method cash", "pay STAY 1N --method card", "charge STAY --item ice", "charge STAY N --memo wood",
      "refund STAY N", "check-in STAY", "check-out STAY", "no-show STAY", "discount STAY N --because noise",
      "waive STAY N --because kindness", "block-site SITE --from DAY --nights N --because roof --force",
      "unblock-site BLOCK", "undo --anyone", "undo --anyone", "redo", "change-site SITE --renumber SITE",
      "change-site SITE --loop Birch --notes shade", "add-site SITE", "retire-site SITE", "remove-site SITE",
      "add-rate summer --nightly 4N --type rv", "change-rate summer --nightly 3N", "change-rate summer --rename winter",
      "remove-rate winter", "settings --min-nights N", "settings --bring 'a lamp'", "policy --deposit 1N%",
      "policy --cancel 3:1-night", "add-tax county --per-night N", "remove-tax county", "change-tax city --percent N%",
      "merge-campers CAMPER CAMPER", "change-camper CAMPER --name NAME --notes early",
      "join-waitlist --camper CAMPER --arrive DAY --nights N", "leave-waitlist WAIT", "offer WAIT --site SITE",
      "sell N --memo map --method cash", "reprice STAY", "add-rule quiet --min-nights 2", "remove-rule quiet",
      "cancel --group Scouts", "check-in --group Scouts", "transfer STAY STAY N",
    ]

  private static let looks = [
    "list-reservations", "list-campers", "list-sites", "list-balances", "today", "list-blocks", "log", "turnover",
    "report payments", "report revenue", "report taxes", "report balances", "report deposits", "report occupancy",
    "list-payments", "chart", "list-rates", "list-taxes", "policy", "settings", "list-waitlist", "list-arrivals",
    "availability --arrive 2027-07-10 --nights 2", "find Camper", "list-rules", "report cancellations",
    "list-reservations --where 'balance:>0' --sort -balance --columns id,site,balance",
  ]
}
