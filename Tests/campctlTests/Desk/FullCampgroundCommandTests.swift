import Foundation
import Testing

/// The offers of a refusal where nights are taken everywhere, or no site fits.
@Suite struct FullCampgroundCommandTests: ~Copyable {
  private func refusal(_ line: String, _ shell: borrowing Shell, status: Int32) throws -> String {
    let result = try shell.run("campctl \(line)")
    #expect(result.status == status, "\(line): \(result.errors)")
    return result.errors
  }

  /// Two sites whose nights of July overlap, so that neither has the three from the fourth on.
  private let shell = Shell.campground(
    """
    add-site 14 --water
    reserve --site 12 --camper c-1 --arrive 2027-07-06 --nights 4
    reserve --site 14 --camper c-1 --arrive 2027-07-02 --nights 4
    """)

  @Test(arguments: ["reserve", "hold"])
  func `any site names the nearest days, two parts and the waitlist`(command: String) throws {
    let stay = "--camper c-1 --arrive 2027-07-04 --nights 3 --adults 2"
    let hint = try refusal("\(command) --any-site \(stay)", shell, status: 3)
    #expect(
      hint.contains("The nearest free days are Sat 2027-07-03 to Tue 2027-07-06 and Tue 2027-07-06 to Fri 2027-07-09."),
      "\(hint)")
    let parts = [("12", "2027-07-04", 2), ("14", "2027-07-06", 1)].map { site, day, nights in
      "campctl \(command) --site \(site) --arrive \(day) --nights \(nights) --camper c-1 --adults 2 "
        + "--group 'c-1 2027-07-04'"
    }
    #expect(hint.contains("In two parts: \(parts.joined(separator: "; "))."), "\(hint)")
    let waitlist = "campctl join-waitlist \(stay)"
    #expect(hint.contains("\(waitlist) waits for it."), "\(hint)")
    for line in parts + [waitlist] { #expect(try shell.run(line).status == 0, "\(line)") }
  }

  @Test func `a program gets the days and the parts as well`() throws {
    let result = try shell.run("campctl reserve --any-site --camper c-1 --arrive 2027-07-04 --nights 3 --json")
    #expect(result.errors.contains(#""stays":[{"arrival":"2027-07-03","departure":"2027-07-06"}"#), "\(result.errors)")
    #expect(result.errors.contains(#""parts":[{"site":"12","arrival":"2027-07-04","departure":"2027-07-06"}"#))
  }

  @Test func `a move in a full campground names the nearest days that are free`() throws {
    let shell = Shell.campground("add-site 13")
    for site in [12, 13] {
      try shell.json("reserve --site \(site) --camper c-1 --arrive 2027-07-04 --nights 2")
    }
    let text = try refusal("move r-1 --any-site", shell, status: 3)
    #expect(text.contains("Hint: The nearest free days are Fri 2027-07-02 to Sun 2027-07-04 and "), "\(text)")
    #expect(try refusal("move r-1 --any-site", shell, status: 3) == text)
  }

  @Test func `needs that no site has are counted in the same words everywhere`() throws {
    let shell = Shell.campground("add-site 14 --amps 50 --max-length 20")
    try shell.json("reserve --site 12 --camper c-1 --arrive 2027-08-04 --nights 2")
    let words = "No site fits this party and its needs: 30 ft: 0 sites, unknown for 1."
    let nearest = "Site 12 comes nearest: the site's maximum rig length is unknown."
    let accepting = "--accept-unknown-length accepts a site whose maximum rig length is unknown."
    let stay = "--arrive 2027-07-04 --nights 2 --rig-length 30"
    try shell.json("change-site 12 --max-length 0")
    for line in ["reserve --any-site --camper c-1", "hold --any-site --camper c-1", "quote --any-site"] {
      let text = try refusal("\(line) \(stay)", shell, status: 5)
      #expect(text == "Error: \(words)\nHint: \(nearest) \(accepting)\n", "\(line)")
    }
    for line in ["reserve --site 12 --camper c-1", "hold --site 12 --camper c-1"] {
      let text = try refusal("\(line) \(stay)", shell, status: 5)
      // The site itself, which lacks the least, is no nearer.
      #expect(text.hasSuffix("Hint: \(words) \(accepting)\n"), "\(line): \(text)")
    }
    let change = try refusal("change r-1 --rig-length 30", shell, status: 5)
    #expect(change.hasSuffix("Hint: \(words) \(accepting)\n"), "\(change)")
    let listed = try shell.run("campctl availability \(stay)").errors
    #expect(listed.contains("\(words) \(nearest) \(accepting)"), "\(listed)")
    let both = try refusal(
      "reserve --any-site --camper c-1 --arrive 2027-07-04 --nights 2 --amps 30 --rig-length 40", shell, status: 5)
    #expect(both.contains("40 ft: 0 sites, unknown for 1; 30 A: 1; both: 0."), "\(both)")
  }

  @Test func `a site that does not fit names those that do`() throws {
    let shell = Shell.campground("add-site 14 --max-people 2")
    let text = try refusal("reserve --site 14 --camper c-1 --arrive 2027-07-04 --nights 2 --adults 3", shell, status: 5)
    #expect(text.contains("Hint: Site 12 is free and fits. --override-capacity REASON"), "\(text)")
  }

  @Test func `a new caller is added by the same command, and nobody is who is looked for`() throws {
    let shell = Shell.campground()
    let text = try refusal("reserve --site 12 -c Bob --arrive 2027-07-04 --nights 2", shell, status: 4)
    #expect(
      text.hasSuffix("Hint: --new 'Bob' --phone NUMBER, in the place of --camper, adds a new caller.\n"), "\(text)")
    let shown = try refusal("show-camper Bob", shell, status: 4)
    #expect(shown.hasSuffix("Hint: campctl find Bob searches names, numbers, plates and notes.\n"), "\(shown)")
  }

  @Test func `a change to another site names the move`() throws {
    let text = try refusal("change r-1 --site 14", shell, status: 64)
    #expect(text.contains("campctl move r-1 --site 14 moves it"), "\(text)")
  }
}
