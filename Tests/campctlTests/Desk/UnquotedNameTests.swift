import Testing

/// Hints at names: words without quotes, and a camper with several reservations.
@Suite struct UnquotedNameTests: ~Copyable {
  private let shell = Shell.campground()

  @Test(arguments: [
    ("check-in Ann Lee", "Ann Lee"), ("pay Ann Lee 50", "Ann Lee"), ("cancel Mary Ann O\\'Neil", "Mary Ann O'Neil"),
    ("reserve --site 12 --camper Ann Lee --arrive 2027-07-01 --nights 1", "Ann Lee"),
    ("show-camper Zoë Lee", "Zoë Lee"),
  ])
  func `a name of several words needs quotes`(line: String, name: String) throws {
    let refused = try shell.run("campctl \(line)")
    let quoted = name.contains("'") ? "\"\(name)\"" : "'\(name)'"
    #expect(refused.status == 64)
    #expect(
      refused.errors.hasSuffix("Hint: A name of several words stands in quotes: \(quoted).\n"), "\(refused.errors)")
  }

  @Test(arguments: ["check-in r-1 r-2", "check-in Ann 12", "check-in r-1 now", "info Ann Lee", "pay Ann fifty-5"])
  func `other words are no name`(line: String) throws {
    let refused = try shell.run("campctl \(line)")
    #expect(refused.status == 64)
    #expect(!refused.errors.contains("quotes"), "\(refused.errors)")
  }

  @Test func `a payment for one of several reservations can be for all of them`() throws {
    try shell.perform(
      """
      add-site 13
      reserve --site 12 --camper c-1 --arrive 2027-07-01 --nights 2
      reserve --site 13 --camper c-1 --arrive 2027-07-01 --nights 2
      """)
    try shell.expectErrors("campctl pay 'Bacon Lover' 50", 3, "campctl pay c-1 50 --all for all of them.\n")
  }
}
