import Foundation
import TestSupport
import Testing

/// Rates, taxes and the policy as a program reads them.
@Suite struct RateCommandTests {
  @Test func `a rate answers with all that was said`() throws {
    let shell = try Shell.withCampground()
    let line =
      "add-rate Weekend --nightly 60 --weekly 350 --monthly 1200.00 --type rv --from 2027-06-01 --before 2027-09-01 "
      + "--weekdays sat,fri --min-nights 2 --extra-adult 10 --extra-child 5 --extra-vehicle 3 --extra-pet 2 "
      + "--included-adults 4 --included-children 1 --included-vehicles 2 --included-pets 1"
    let rate = try shell.json(line)
    let expected: [String: NSObject] = [
      "name": "Weekend" as NSString, "nightly": "60.00" as NSString, "weekly": "350.00" as NSString,
      "monthly": "1200.00" as NSString, "site": NSNull(), "type": "rv" as NSString, "from": "2027-06-01" as NSString,
      "before": "2027-09-01" as NSString, "weekdays": ["fri", "sat"] as NSArray, "minNights": 2 as NSNumber,
      "extraAdult": "10.00" as NSString, "extraChild": "5.00" as NSString, "extraVehicle": "3.00" as NSString,
      "extraPet": "2.00" as NSString, "includedAdults": 4 as NSNumber, "includedChildren": 1 as NSNumber,
      "includedVehicles": 2 as NSNumber, "includedPets": 1 as NSNumber, "currency": "USD" as NSString,
      "version": 1 as NSNumber,
    ]
    for (key, value) in expected { #expect(rate[key] as? NSObject == value, "\(key)") }
    #expect(try shell.jsonList("list-rates").map { $0["name"] as? String } == ["Weekend"])
  }

  @Test func `a holiday answers with its dates, and needs them`() throws {
    let shell = try Shell.withCampground()
    let line = "add-rate July --nightly 90 --holiday"
    #expect(try shell.json("\(line) --from 2027-07-03 --before 2027-07-06")["holiday"] as? Bool == true)
    #expect(try shell.jsonList("list-rates").map { $0["holiday"] as? Bool } == [true])
    for arguments in ["", " --from 2027-07-03", " --before 2027-07-06"] {
      let refused = try shell.run("campctl \(line)\(arguments)")
      #expect(refused.status == 5)
      #expect(
        refused.errors
          == "Error: There is a rate July already. A holiday needs its dates: its first night, and the day after its "
          + "last.\nHint: Take another name, or change or remove the one that has it.\n")
    }
    let (status, error) = try shell.refusal("add-rate Fair --nightly 9 --holiday --weekdays fri --before 2027-07-06")
    #expect(status == 5)
    #expect(
      (error["problems"] as? [[String: Any]])?.map { $0["name"] as? String } == [
        "holidayWithoutDates", "holidayWithWeekdays",
      ])
  }

  @Test func `a tax answers with its one measure`() throws {
    let shell = try Shell.withCampground()
    let measures = [("--percent 7.25%", "percent", "7.25%"), ("--per-night 2", "perNight", "2.00")]
    for (name, (option, key, value)) in zip(["county", "bed"], measures) {
      let tax = try shell.json("add-tax \(name) \(option)")
      let said = ["percent", "perNight", "perStay"].filter { !(tax[$0] is NSNull) }
      #expect(said == [key])
      #expect(tax[key] as? String == value)
      #expect(tax["fee"] as? Bool == false)
    }
    #expect(try shell.json("add-tax cleaning --per-stay 10 --fee")["fee"] as? Bool == true)
    #expect(try shell.jsonList("list-taxes").map { $0["name"] as? String } == ["county", "bed", "cleaning"])
  }

  @Test func `a percentage may lack its sign, in either form of a line`() throws {
    let shell = try Shell.withCampground()
    #expect(try shell.json("add-tax a --percent 7.25")["percent"] as? String == "7.25%")
    let lines = [#"{"command":"add-tax","name":"b","percent":"7.25"}"#, "add-tax c --percent 7.25"]
    let replies = try shell.batch(lines.joined(separator: "\n")).replies
    #expect(replies.map { $0.result?["percent"] as? String } == ["7.25%", "7.25%"])
  }

  @Test(arguments: [
    ("150%", 5, "invalidPercent"), ("-5", 5, "invalidPercent"), ("7,25%", 64, "unreadable"), ("x", 64, "unreadable"),
    ("7.12345", 64, "unreadable"), ("", 64, "unreadable"),
  ])
  func `a bad percentage is named`(percent: String, code: Int32, name: String) throws {
    let (status, error) = try Shell.withCampground().refusal("add-tax county --percent '\(percent)'")
    let problem = try #require((error["problems"] as? [[String: Any]])?.first)
    #expect(status == code)
    #expect(problem["name"] as? String == name)
    #expect(problem["field"] as? String == "percent")
  }

  @Test func `the policy answers with all of it, and changes what is given`() throws {
    let shell = try Shell.withCampground()
    #expect(try shell.json("policy")["version"] as? Int == 0)
    let agreed = try shell.json(
      "policy --deposit 45 --deposit-days 14 --cancellation '0:100% 7:0% 1:9.5' --no-show 1-night --early refund")
    #expect(agreed["deposit"] as? String == "45.00")
    #expect(agreed["depositDays"] as? Int == 14)
    #expect(agreed["cancellation"] as? String == "7:0% 1:9.50 0:100%")
    #expect(agreed["noShow"] as? String == "1-night")
    #expect(agreed["early"] as? String == "refund")
    let changed = try shell.json("policy --deposit-days '' --if-version 1")
    #expect(changed["deposit"] as? String == "45.00")
    #expect(changed["depositDays"] is NSNull)
    #expect(changed["version"] as? Int == 2)
    #expect(try shell.json("policy --early refund")["changed"] as? Bool == false)
    #expect(try shell.refusal("policy --early keep --if-version 1").status == 3)
  }

  @Test(TestEngine.ofFiles("the campground of a server is there"))
  func `showing the policy makes no store, and has none to show`() throws {
    let shell = try Shell()
    for line in ["policy", "list-rates", "list-taxes"] { #expect(try shell.refusal(line).status == 78) }
    #expect(shell.storeBytes == nil)
  }

  @Test func `the log names what was changed as people do`() throws {
    let shell = try Shell.withCampground()
    for line in ["add-rate Summer --nightly 45", "add-tax county --percent 5", "policy --early refund"] {
      try shell.json(line)
    }
    let changes = try shell.jsonList("log --limit 3").compactMap { ($0["changes"] as? [[String: Any]])?.first }
    #expect(changes.map { $0["id"] as? String } == ["policy", "county", "Summer"])
    #expect(changes.map { $0["kind"] as? String } == ["policy", "tax", "rate"])
  }

  @Test func `a type that no site is of may be a slip, and is told`() throws {
    let shell = try Shell.withCampground()
    try shell.json("add-rate All --nightly 45")
    let added = try shell.run("campctl add-rate Cabins --nightly 70 --type cabin")
    #expect(added.errors == "Hint: No site is of type cabin yet.\n")
    try shell.json("add-site 14 --type cabin")
    #expect(try !shell.run("campctl add-rate Huts --nightly 70 --type cabin").errors.contains("No site is of type"))
  }

  @Test func `a rate that never counts, and one for all sites with the name of a type, are pointed out`() throws {
    let shell = try Shell.withCampground()
    try shell.json("add-site 21 --type rv")
    try shell.json("add-rate tent --nightly 30")
    let second = try shell.run("campctl add-rate rv --nightly 45").errors
    #expect(second.contains("Hint: tent never counts: rv is for the same nights and decides."), "\(second)")
    #expect(second.contains("campctl change-rate rv --type rv limits it to those of type rv."), "\(second)")
    #expect(try shell.run("campctl change-rate rv --type rv").errors == "")
  }

  @Test func `people are told when a campground gets its prices, and loses them`() throws {
    let shell = try Shell.withCampground()
    let first = try shell.run("campctl add-rate Standard --nightly 45")
    #expect(first.output == "Added rate Standard: 45.00 USD a night, all sites.\n")
    #expect(first.errors == "From now on, nights without a rate cannot be reserved.\n")
    #expect(try shell.run("campctl add-rate Lake --nightly 50 --site 12").errors == "")
    #expect(try shell.run("campctl remove-rate Lake").errors == "")
    let last = try shell.run("campctl remove-rate Standard")
    #expect(last.output == "Removed rate Standard; existing reservations keep their price.\n")
    #expect(last.errors == "There are no rates left: nights are sold without a price.\n")
    #expect(try shell.run("campctl list-rates").errors == "There are no rates: nights are sold without a price.\n")
  }
}
