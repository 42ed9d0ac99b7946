import Foundation
import Testing

/// Answers and refusals for people have each day with its weekday; JSON and CSV have the day alone (domain rule R42).
@Suite struct DatedAnswerTests: ~Copyable {
  static let answers = [
    "hold -s 12 -c c-1 -a 2027-07-10 -N 2", "reserve -s 12 -c c-1 -a 2027-07-20 -N 2",
    "quote -s 12 -a 2027-07-10 -N 2", "change r-1 --nights 3", "change r-1 --nights 1",
    "move r-1 --site 14", "move r-1 --site 14 --from 2027-06-02", "cancel r-2", "check-in r-1", "show-reservation r-1",
    "confirmation r-2", "block-site 14 --from 2027-06-02 --nights 2 --because paint", "account r-1",
    "join-waitlist -c c-1 -a 2027-07-01 -N 2",
    "list-reservations", "list-reservations --status reserved", "show-camper c-1", "find Bacon", "list-balances",
    "account -c c-1", "account r-2 --html", "list-payments", "list-blocks", "list-waitlist", "list-discounts",
    "list-rates", "list-rates --on 2027-07-10", "list-rules", "list-taxes", "info",
    "report occupancy --from 2027-06-01 --before 2027-06-08",
    "report revenue --by day --from 2027-06-01 --before 2027-06-08", "report payments --by day --day 2027-06-01",
    "report deposits --on 2027-06-02", "report balances --on 2027-09-01",
    "report taxes --from 2027-06-01 --before 2027-09-01",
    // Refusals.
    "reserve -s 12 -c c-1 -a 2027-06-01 -N 2", "reserve -s 12 -c c-1 -a 2027-05-01 -N 2", "check-in r-2",
    "no-show r-2", "change r-2 --arrive 2027-05-01", "move r-2 --site 14 --from 2027-09-01", "forget-camper c-1 --yes",
    "block-site 12 --from 2027-06-01 --nights 1 --because paint", "list-arrivals 2027-08-01", "turnover 2027-08-01",
  ]

  private let shell = Shell.campground(
    """
    add-site 14 --max-length 40
    policy --deposit 50% --deposit-days 7
    add-rate Std --nightly 20
    reserve -s 12 -c c-1 -a 2027-06-01 -N 2
    reserve -s 12 -c c-1 -a 2027-07-01 -N 2
    pay r-2 10
    block-site 14 --from 2027-08-01 --nights 2 --because paint
    join-waitlist -c c-1 -a 2027-07-01 -N 2
    add-rate High --nightly 30 --from 2027-07-10
    add-tax County --percent 5% --from 2027-08-01 --before 2027-09-01
    add-rule July --from 2027-10-01 --before 2027-10-05 --min-nights 2
    add-discount Early --percent 5% --from 2027-05-01 --before 2027-05-08
    """)

  @Test(arguments: answers) func `each day stands behind its weekday`(line: String) throws {
    let result = try shell.run("campctl \(line)")
    let words = (result.output + result.errors).split { " \n(),;:.'<>".contains($0) }.map(String.init)
    let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    let isCommand = Set(["--arrive", "--from"])
    for (before, day) in zip(words, words.dropFirst()) where day.wholeMatch(of: /\d{4}-\d\d-\d\d/) != nil {
      #expect(weekdays.contains(before) || isCommand.contains(before), "\(before) \(day) in \(words)")
    }
    #expect(result.output.contains("20") || result.errors.contains("20"), "\(result.output)\(result.errors)")
  }

  @Test(arguments: [
    "list-reservations", "list-balances", "list-payments", "list-blocks", "list-waitlist", "find Bacon", "list-rates",
    "list-discounts", "show-camper c-1", "account -c c-1",
  ])
  func `a screen of 80 columns is wide enough`(line: String) throws {
    let text = try shell.run("COLUMNS=80 campctl \(line)").output
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(text)")
    #expect(text.contains(/[A-Z][a-z]{2} 2027-/), "\(text)")
  }

  @Test func `programs have days without weekdays`() throws {
    #expect(try shell.json("show-reservation r-1")["arrival"] as? String == "2027-06-01")
    #expect(try shell.run("campctl list-reservations --csv").output.contains(",2027-06-01,2027-06-03,"))
  }
}
