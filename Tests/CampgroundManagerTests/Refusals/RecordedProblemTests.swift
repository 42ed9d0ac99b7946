import TestSupport
import Testing

@testable import CampgroundManager

/// Problems as a key's answer keeps them.
struct RecordedProblemTests {
  static let problems: [Problem] = [
    .rule(.arrivalInPast("2027-05-31", today: "2027-06-01")),
    .rule(.outsideBookingWindow("2028-07-04", last: "2028-06-01", "cabin")),
    .rule(.closedToArrival("2027-07-04", nil)), .rule(.closedToDeparture("2027-07-04", "cabin")),
    .rule(.aboveMaximumStay(15, limit: 14, nil)), .rule(.belowMinimumStay(1, limit: 2, "tent-only")),
    .rule(.aboveMaximumConsecutive(30, limit: 14, nil)),
    .rule(.named(BrokenRule("July 4th", .tooShort(1, limit: 3)))),
    .rule(.named(BrokenRule("July 4th", .tooLong(15, limit: 14)))),
    .rule(.named(BrokenRule("Two weeks", .tooMany(15, limit: 14, inDays: 30)))),
    .rule(.named(BrokenRule("Eve", .arrival("2027-12-24")))),
    .rule(.named(BrokenRule("Eve", .departure("2027-12-24")))),
    .rule(.named(BrokenRule("Gaps", .gap(1, limit: 2, from: "2027-07-04")))),
    .capacity(.tooManyPeople(9, limit: 6)), .capacity(.tooManyVehicles(3, limit: 2)),
    .capacity(.rigTooLong(40, limit: 30)),
    .capacity(.equipmentNotPermitted("rv", permitted: ["tent", "small-tent"])),
    .record(.controlCharacters(field: "loop", "a\u{7}b")), .record(.textTooLong(field: "loop", limit: 200)),
    .record(.invalidAmps(-1)), .record(.ampsWithoutElectricity), .record(.invalidCapacity(field: "minPeople", 0)),
    .record(.crossedPeople(fewest: 7, most: 6)), .party(.invalidVehicles(field: "maxVehicles", -1)),
    .party(.invalidLength(field: "maxLength", -1)), .party(.invalidPeople(field: "adults", -1, limit: 1000)),
  ]

  @Test(arguments: problems) func `a problem that is kept is read as the same one`(problem: Problem) throws {
    let image = RecordedProblem(problem).imageText
    #expect(try RecordedProblem.read(image: image).problem == problem)
  }

  @Test func `a closed season is read as the same one`() throws {
    let season = try #require(Season("05-01..10-15"))
    let problem = Problem.rule(.closedSeason("2027-12-01", season, "cabin"))
    #expect(try RecordedProblem.read(image: RecordedProblem(problem).imageText).problem == problem)
  }

  @Test func `a problem that an earlier version kept has its name, field, value and sentence`() throws {
    let image =
      #"{"name":"belowMinimumStay","field":"nights","value":"1","problem":"1 night is less than the shortest stay"}"#
    let problem = try RecordedProblem.read(image: image).problem
    #expect(problem.name == "belowMinimumStay")
    #expect(problem.field == "nights")
    #expect(problem.value == "1")
    guard case .kept(let kept) = problem.kind else { throw StoreError.unreadableImage }
    #expect(kept.sentence == "1 night is less than the shortest stay")
    #expect(RecordedProblem(problem).imageText.contains("1 night is less than the shortest stay"))
  }

  @Test(arguments: [
    #"{"name":"belowMinimumStay","field":"nights","value":"1","limit":"soon","type":null,"problem":null}"#,
    #"{"name":"belowMinimumStay","field":"nights","value":null,"limit":"2","type":null,"problem":null}"#,
    #"{"name":"noSuchProblem","field":null,"value":"1","limit":null,"type":null,"problem":"No"}"#,
    #"{"name":"notFound","field":"camper","value":"c-9","limit":null,"type":null,"problem":null}"#,
  ])
  func `what campctl never writes is damage`(image: String) throws {
    let recorded = try RecordedProblem.read(image: image)
    #expect(throws: StoreError.unreadableImage) { try recorded.problem }
  }
}
