import Foundation
import TestSupport
import Testing

/// Rates, taxes and the policy as a program reads them.
@Suite struct RateCommandTests: ~Copyable {
  private let shell = Shell.campground()

  @Test func `a rate answers with all that was said`() throws {
    let line =
      "add-rate Weekend --nightly 60 --weekly 350 --monthly 1200.00 --type rv --from 2027-06-01 --before 2027-09-01 "
      + "--weekdays sat,fri --min-nights 2 --extra-adult 10 --extra-child 5 --extra-vehicle 3 --extra-pet 2 "
      + "--included-adults 4 --included-children 1 --included-vehicles 2 --included-pets 1"
    let rate = try shell.json(line)
    #expect(
      rate.differences(from: [
        "name": "Weekend", "nightly": "60.00", "weekly": "350.00", "monthly": "1200.00", "site": NSNull(), "type": "rv",
        "from": "2027-06-01", "before": "2027-09-01", "weekdays": ["fri", "sat"], "minNights": 2, "extraAdult": "10.00",
        "extraChild": "5.00", "extraVehicle": "3.00", "extraPet": "2.00", "includedAdults": 4, "includedChildren": 1,
        "includedVehicles": 2, "includedPets": 1, "currency": "USD", "version": 1,
      ]) == [])
    #expect(try shell.jsonList("list-rates").map { $0["name"] as? String } == ["Weekend"])
  }

  @Test func `a holiday answers with its dates, and needs them`() throws {
    let line = "add-rate July --nightly 90 --holiday"
    #expect(try shell.json("\(line) --from 2027-07-03 --before 2027-07-06")["holiday"] as? Bool == true)
    #expect(try shell.jsonList("list-rates").map { $0["holiday"] as? Bool } == [true])
    for arguments in ["", " --from 2027-07-03", " --before 2027-07-06"] {
      #expect(try shell.refusal("\(line)\(arguments)").outline == "5 duplicateName, holidayWithoutDates")
    }
    let fair = try shell.refusal("add-rate Fair --nightly 9 --holiday --weekdays fri --before 2027-07-06")
    #expect(fair.outline == "5 holidayWithoutDates, holidayWithWeekdays")
  }

  @Test func `a tax answers with its one measure`() throws {
    let measures = [("--percent 7.25%", "percent", "7.25%"), ("--per-night 2", "perNight", "2.00")]
    for (name, (option, key, value)) in zip(["county", "bed"], measures) {
      let tax = try shell.json("add-tax \(name) \(option)")
      #expect(["percent", "perNight", "perStay"].filter { !(tax[$0] is NSNull) } == [key])
      #expect(tax[key] as? String == value)
      #expect(tax["fee"] as? Bool == false)
    }
    #expect(try shell.json("add-tax cleaning --per-stay 10 --fee")["fee"] as? Bool == true)
    #expect(try shell.jsonList("list-taxes").map { $0["name"] as? String } == ["county", "bed", "cleaning"])
  }

  @Test func `a percentage may lack its sign, in either form of a line`() throws {
    #expect(try shell.json("add-tax a --percent 7.25")["percent"] as? String == "7.25%")
    let lines = [#"{"command":"add-tax","name":"b","percent":"7.25"}"#, "add-tax c --percent 7.25"]
    let replies = try shell.batch(lines.joined(separator: "\n")).replies
    #expect(replies.map { $0.result?["percent"] as? String } == ["7.25%", "7.25%"])
  }

  @Test(arguments: [
    ("150%", "5 invalidPercent percent"), ("-5", "5 invalidPercent percent"), ("7,25%", "64 unreadable percent"),
    ("7.12345", "64 unreadable percent"), ("''", "64 unreadable percent"),
  ])
  func `a bad percentage is named`(percent: String, outline: String) throws {
    try shell.expectRefused("add-tax county --percent \(percent)", outline)
  }

  @Test func `the policy answers with all of it, and changes what is given`() throws {
    #expect(try shell.json("policy")["version"] as? Int == 0)
    let agreed = try shell.json(
      "policy --deposit 45 --deposit-days 14 --cancellation '0:100% 7:0% 1:9.5' --no-show 1-night --early refund")
    #expect(agreed["deposit"] as? String == "45.00")
    #expect(agreed["depositDays"] as? Int == 14)
    #expect(agreed["cancellation"] as? String == "7:0% 1:9.50 0:100%")
    #expect(agreed.differences(from: ["noShow": "1-night", "early": "refund"]) == [])
    let changed = try shell.json("policy --deposit-days '' --if-version 1")
    #expect(changed.differences(from: ["deposit": "45.00", "depositDays": NSNull(), "version": 2]) == [])
    #expect(try shell.json("policy --early refund")["changed"] as? Bool == false)
    #expect(try shell.refusal("policy --early keep --if-version 1").status == 3)
  }

  @Test func `the log names what was changed as people do`() throws {
    for line in [
      "add-rate Summer --nightly 45", "add-tax county --percent 5", "policy --early refund",
      "add-discount Access --percent 50%",
    ] { try shell.json(line) }
    let changes = try shell.jsonList("log --limit 4").compactMap { ($0["changes"] as? [[String: Any]])?.first }
    #expect(changes.map { $0["id"] as? String } == ["Access", "policy", "county", "Summer"])
    #expect(changes.map { $0["kind"] as? String } == ["discount", "policy", "tax", "rate"])
    let share = (changes[0]["after"] as? [String: Any])?["share"] as? [String: Any]
    #expect(share?["percent"] as? String == "50%")
  }

  @Test func `a rate that never counts, and one for all sites with the name of a type, are pointed out`() throws {
    try shell.json("add-site 21 --type rv")
    try shell.json("add-rate tent --nightly 30")
    let second = try shell.run("campctl add-rate rv --nightly 45").errors
    #expect(second.contains("Hint: tent never counts: rv is for the same nights and decides."), "\(second)")
    #expect(second.contains("campctl change-rate rv --type rv limits it to those of type rv."), "\(second)")
    #expect(try shell.run("campctl change-rate rv --type rv").errors == "")
  }

  @Test func `people are told when a campground gets its prices, and loses them`() throws {
    let first = try shell.run("campctl add-rate Standard --nightly 45")
    #expect(first.errors == "From now on, nights without a rate cannot be reserved.\n")
    #expect(try shell.run("campctl add-rate Lake --nightly 50 --site 12").errors == "")
    #expect(try shell.run("campctl remove-rate Lake").errors == "")
    let last = try shell.run("campctl remove-rate Standard")
    #expect(last.errors == "There are no rates left: nights are sold without a price.\n")
    #expect(try shell.run("campctl list-rates").errors == "There are no rates: nights are sold without a price.\n")
  }
}
