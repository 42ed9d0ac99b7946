import Arguments
import JSONText
import TestSupport
import Testing

@testable import CampgroundManager
@testable import campctl

/// The arguments that take a day, on Tuesday 1 June 2027 (domain rule R42).
@Suite struct DayArgumentTests {
  static let today: Day = "2027-06-01"

  private func given<C: Command>(_ type: C.Type, _ name: String, _ line: String) throws -> C {
    let reader = try CommandRegistry.reader(of: name)
    return try #require(try reader.invocation(ShellWords.split(line)[...]) { Self.today }.command as? C)
  }

  @Test func `a stay is from Friday to Sunday`() throws {
    let reserve = try given(Reserve.self, "reserve", "-s 12 -c c-1 -a fri --depart sun")
    #expect(try reserve.reservation.stay.request() == StayRequest(arrival: "2027-06-04", numberOfNights: 2))
    let hold = try given(Hold.self, "hold", "-s12 -cc-1 --depart +3 -a 07-04")
    #expect(try hold.reservation.stay.request() == StayRequest(arrival: "2027-07-04", numberOfNights: 3))
    #expect(try given(Quote.self, "quote", "-s 12 -a fri --depart fri").stay.request().numberOfNights == 7)
  }

  @Test func `short options stand for what is typed all day`() throws {
    for (name, line) in [
      ("reserve", "-s 12 -c c-1 -a fri -N 2"), ("hold", "-s 12 -c c-1 -a fri -N2"), ("quote", "-s 12 -a fri -N2"),
      ("availability", "-s 12 -a fri -N 2"), ("change", "r-1 -a fri -N2"), ("move", "r-1 -s 12"),
      ("list-reservations", "-s 12 -c c-1"), ("join-waitlist", "-s 12 -c c-1 -a fri -N 2"),
    ] {
      #expect(throws: Never.self, "\(name)") {
        try CommandRegistry.reader(of: name).invocation(ShellWords.split(line)[...]) { Self.today }
      }
    }
  }

  @Test func `a word behind an option is its value, though it begins with a hyphen`() throws {
    let reserve = try given(Reserve.self, "reserve", "--camper -1+1 -s -x --arrive fri -N 2")
    #expect(reserve.reservation.caller.camper?.text == "-1+1")
    #expect(reserve.reservation.site == ["-x"])
    let failure = try #require(throws: Failure.self) {
      try given(Reserve.self, "reserve", "--camper --site 3 -a fri -N 2")
    }
    #expect(failure.message == "Missing value for '--camper <camper>'.")
  }

  @Test func `a change without an arrival counts the departure from today`() throws {
    #expect(try given(Change.self, "change", "r-1 --depart tue").edits.depart == Self.today)
    #expect(try given(Change.self, "change", "r-1 --depart +2").edits.depart == "2027-06-03")
  }

  @Test func `a period begins and ends by words`() throws {
    let blocks = try given(BlockSite.self, "block-site", "12 --from fri --before mon --because paint")
    #expect([blocks.from, blocks.before] == ["2027-06-04", "2027-06-07"])
    let report = try given(ReportPayments.self, "report payments", "--from mon --before +7")
    #expect([report.days.from, report.days.before] == ["2027-05-31", "2027-06-07"])
    #expect(try given(Log.self, "log", "--day fri").day == "2027-05-28")
  }

  @Test func `an empty word still ends a rate's season`() throws {
    let rate = try given(ChangeRate.self, "change-rate", "Std --from '' --before 07-04")
    #expect(rate.edits.from == .clear)
    #expect(rate.edits.before == .set("2027-07-04"))
  }

  @Test func `the keys of a line of JSON take the same words`() throws {
    let line = #"{"command":"reserve","site":"12","camper":"c-1","arrive":"fri","depart":"+2"}"#
    let lines = BatchLine(.campctl) { Self.today }
    let reserve = try #require(try lines.read(Array(line.utf8))?.command as? Reserve)
    #expect(try reserve.reservation.stay.request() == StayRequest(arrival: "2027-06-04", numberOfNights: 2))
    let number = #"{"command":"reserve","site":"12","camper":"c-1","arrive":3,"nights":2}"#
    #expect(throws: Failure.self) { try lines.read(Array(number.utf8)) }
  }

  @Test func `a day that may be two is refused with both, beside all other problems`() throws {
    let failure = try #require(throws: Failure.self) {
      try given(Reserve.self, "reserve", "-s 12 -a 7/4 --depart 7-14 -N x")
    }
    #expect(failure.code == 64)
    #expect(
      failure.problems.map(\.sentence).sorted() == [
        "Missing expected argument '--camper <camper>'",
        "The value '7-14' is invalid for '--depart <day>': it is written 2027-07-14",
        "The value '7/4' is invalid for '--arrive <day>': it may be 2027-07-04 or 2028-04-07",
        "The value 'x' is invalid for '--nights <number>': it is not a whole number",
      ])
  }

  @Test func `a request's text keeps the words`() throws {
    let reader = try CommandRegistry.reader(of: "reserve")
    let words = try ShellWords.split("-s 12 -c c-1 -a fri --depart +2")[...]
    let text = #"{"site":"12","camper":"c-1","arrive":"fri","depart":"+2"}"#
    #expect(try reader.invocation(words) { Self.today }.requestText() == text)
    #expect(try reader.invocation(words).remake?(Self.today).requestText() == text)
  }

  @Test func `a command is made again only for days that depend on today`() throws {
    let reader = try CommandRegistry.reader(of: "reserve")
    for (arrive, isMadeAgain) in [("2027-07-04", false), ("2027-7-4", false), ("07-04", true), ("+1", true)] {
      let words = ["-s", "12", "-c", "c-1", "-a", arrive, "-N", "2"]
      #expect(try (reader.invocation(words[...]).remake != nil) == isMadeAgain, "\(arrive)")
    }
  }

  @Test func `each argument of a day is of a command that knows the campground's today`() {
    for entry in CommandRegistry.campctl.entries {
      let days = entry.reader.arguments.filter { $0.valueName == "day" }
      #expect(days.allSatisfy { $0.days != nil }, "\(entry.name)")
      #expect(days.isEmpty || entry.type().init().onCampground != nil, "\(entry.name)")
      for day in days {
        guard let other = day.days?.otherEnd else { continue }
        #expect(days.contains { $0.key == other }, "\(entry.name) has no \(other)")
      }
    }
  }
}
