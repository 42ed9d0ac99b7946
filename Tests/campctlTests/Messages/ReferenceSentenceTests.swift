import Testing

@testable import campctl

/// The refusals of references by name, number or site, as a person reads them.
struct ReferenceSentenceTests: ~Copyable {
  private let shell = Shell.after(
    """
    campctl add-site 12 && campctl add-site A-7 && campctl add-camper 'Ann Lee' --phone 555-0101 &&
    campctl add-camper 'Ben Fox' --phone 555-0102 && campctl reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 2 &&
    campctl reserve --site A-7 --camper c-1 --arrive 2027-07-04 --nights 1
    """)

  @Test(arguments: [
    (
      "check-in 'Ann Lee'", 3,
      "Several reservations fit Ann Lee: r-1 (Ann Lee, site 12, Sun 2027-07-04 to Tue 2027-07-06), "
        + "r-2 (Ann Lee, site A-7, Sun 2027-07-04 to Mon 2027-07-05)."
    ),
    (
      "check-out 'ann lee'", 4,
      "No party of ann lee is checked in; the nearest is r-1 (Ann Lee, site 12, "
        + "Sun 2027-07-04 to Tue 2027-07-06), reserved."
    ),
    (
      "check-in --site 12 --now 2027-07-03", 4,
      "No reservation on site 12 can be checked in; the nearest is r-1 "
        + "(Ann Lee, site 12, Sun 2027-07-04 to Tue 2027-07-06), reserved."
    ),
    ("cancel 'Ben Fox'", 4, "No reservation of Ben Fox is to come."),
    (
      "refund 'Ann Lee' 5.00", 4,
      "No reservation of Ann Lee has money paid; the nearest is r-1 (Ann Lee, site 12, "
        + "Sun 2027-07-04 to Tue 2027-07-06), reserved."
    ),
    ("confirm 77", 4, "There is no reservation 77."),
    (
      "show-reservation Ann", 4,
      "There is no reservation Ann; r-1 (Ann Lee, site 12, Sun 2027-07-04 to Tue 2027-07-06) or "
        + "r-2 (Ann Lee, site A-7, Sun 2027-07-04 to Mon 2027-07-05) may be meant."
    ),
    (
      "check-out lee", 4,
      "No party of lee is checked in; the nearest is r-1 (Ann Lee, site 12, "
        + "Sun 2027-07-04 to Tue 2027-07-06), reserved."
    ),
    ("check-out fx", 4, "There is no camper fx."),
    ("check-out fux", 4, "There is no camper fux; near it is c-2 (Ben Fox, 555-0102)."),
    ("show-camper bnx", 4, "There is no camper bnx."),
    ("confirm 12", 4, "There is no reservation 12."),
    (
      "check-in 12", 4,
      "There is no reservation 12; r-1 (Ann Lee, site 12, Sun 2027-07-04 to Tue 2027-07-06) may be meant."
    ),
    ("check-in r-1 --all", 64, "--all needs the name or the phone number of a camper, without --site and --group."),
    (
      "pay --site 12 5.00 --all", 64,
      "--all needs the name or the phone number of a camper, without --site and --group."
    ),
    ("check-in --site 99", 4, "There is no site 99."),
    ("pay r-1 5.00 --site 12", 64, "Give one of a reservation, --site NUMBER, --camper C or --group NAME."),
    ("show-reservation r-1 --site 12", 64, "Give either a reservation or --site NUMBER."),
  ])
  func `a refusal names who was meant and what comes nearest`(line: String, status: Int32, sentence: String) throws {
    let now = line.contains("--now") ? "" : " --now 2027-07-04"
    let refused = try shell.run("campctl \(line)\(now)")
    #expect(refused.status == status)
    #expect(refused.errors.split(separator: "\n").first.map(String.init) == "Error: \(sentence)")
  }

  @Test func `a name that no camper has is looked for by find, and makes no new camper`() throws {
    let refused = try shell.run("campctl check-in Zed --now 2027-07-04").errors
    #expect(refused.hasSuffix("campctl find 'Zed' searches plates, groups, notes and all other texts, too.\n"))
  }

  @Test(arguments: [
    (
      "check-in 'Ann Lee'",
      "campctl check-in r-1 or campctl check-in r-2 does it for one, campctl check-in c-1 --all for all of them."
    ),
    (
      "pay 'ann lee' 5.00 --method cash --memo 'two nights'",
      "campctl pay r-1 5.00 --method cash --memo 'two nights' or campctl pay r-2 5.00 --method cash --memo 'two nights' "
        + "does it for one, campctl pay c-1 5.00 --method cash --memo 'two nights' --all for all of them."
    ),
    (
      "cancel Ann --because rain",
      "campctl cancel r-1 --because rain or campctl cancel r-2 --because rain does it for one."
    ),
    ("check-in 12", "campctl check-in r-1 does it."),
  ])
  func `lines that say which one are ready`(line: String, hint: String) throws {
    let refused = try shell.run("campctl \(line) --now 2027-07-04").errors
    #expect(refused.split(separator: "\n").last?.replacing(" --now 2027-07-04", with: "") == "Hint: \(hint)")
  }

  @Test func `what is done by name is answered with id, name, site and dates`() throws {
    let day = "--now 2027-07-04"
    let checkedIn = try shell.run("campctl check-in --site a-7 \(day)").output
    #expect(checkedIn == "Checked in r-2: Ann Lee on site A-7 until Mon 2027-07-05.\n")
    #expect(try shell.run("campctl pay --site A-7 5.00 \(day)").output.hasPrefix("Paid 5.00 USD on r-2"))
  }
}
