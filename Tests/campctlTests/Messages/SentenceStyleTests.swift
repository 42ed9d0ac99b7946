import CampgroundManager
import TestSupport
import Testing

@testable import campctl

/// The style of every sentence: a clause that begins with a capital, a number, an id or an option, without a full stop.
struct SentenceStyleTests {
  static let usage: [UsageProblem] = [
    .unknownCommand("fly"), .incompleteCommand("import", ["sites"]), .invalidEncoding("\u{FFFD}"), .tableOfBatch,
    .emptyKey, .emptyPath, .emptyGroup, .missingFile, .nothingToChange, .reservationOrGroup, .accountHolder,
    .onlyWithReservation("security"), .onlyWithSeveral("credit"), .onlyOneSite("renumber"), .siteOrAnySite,
    .nightsOr("depart"), .nightsOfWindow, .departInWindow, .weekdaysWithoutWindow, .pageAndDrawing,
    .chartWidth(least: 20), .sinceNoEntry, .restoreIntoMemory, .beginInMemory, .oneRight, .emptyRole, .noRole,
    .listOfRoles,
    .severalFacilities(3),
  ]
  static let lines: [LineProblem] = [
    .invalidEncoding, .openQuote, .lastBackslash, .notJSON(column: 3, expected: "a comma"), .tooLong, .endless,
    .repeatedCommand, .missingCommand, .unreadableCommand("7"), .optionOfBatch, .help,
  ]
  static let settings: [SettingProblem] = [
    .format("xml"), .now("noon"), .emptyStore, .zoneOfProcess("Moon"), .zoneOfStore("Moon"),
    .invalidEncoding(.home, "\u{FFFD}"),
  ]
  static let configurations: [CommandProblem] = ConfigurationReaderTests.faults.map { _, fault in
    .setting(.configuration(ConfigurationProblem(file: "/c", line: 1, fault)))
  }
  static let others: [CommandProblem] = [
    .moreProblems(1), .moreProblems(2), .declined, .unconfirmed(warning: "This erases c-1"), .interrupted,
    .store(.busy), .store(.full), .store(.corrupt("a page is missing")), .file(.unreadableArguments),
    .role(.noServer), .role(.unknown("gate")), .role(.owner("gate")), .role(.beyondOwner("gate")),
  ]
  static let places: [CommandProblem] = StoreFailureTests.reasons.map { .store(.unusable(path: "/camp.sqlite", $0)) }

  static var all: [CommandProblem] {
    SentenceTests.sentences.map { .campground($0.0) } + usage.map { .usage($0) } + lines.map { .line($0) }
      + settings.map { .setting($0) } + configurations + others + places
  }

  @Test func `a sentence begins with a capital, a number or a name, and has no full stop`() throws {
    for sentence in Self.all.map(\.sentence) {
      let first = try #require(sentence.first)
      // An id, an option, a file or a command that is named first is written as it is.
      let word = sentence.prefix { $0 != " " }
      let isName = word.contains { !$0.isLetter } || sentence.hasPrefix("import needs")
      #expect(first.isUppercase || first.isNumber || isName, "\(sentence)")
      #expect(sentence.last != ".", "\(sentence)")
    }
  }

  @Test func `no sentence is in the dialect`() throws {
    let dialect = try Dialect()
    for sentence in Self.all.map(\.sentence) { #expect(dialect.faults(in: sentence) == [], "\(sentence)") }
  }

  @Test func `a failure's message is a sentence for each problem`() {
    let failure = Failure(.usage, [.usage(.emptyKey), .usage(.missingFile)])
    #expect(failure.message == "A key cannot be empty. The name of the new file is missing.")
  }
}
