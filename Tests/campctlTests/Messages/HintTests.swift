import Foundation
import TestSupport
import Testing

@testable import CampgroundManager
@testable import campctl

/// The hint of a failure, each asserted by its sentence.
struct HintTests {
  private static let wawona = RIDBFacility(id: "232447", name: "Wawona")
  private static let nameless = RIDBFacility(id: "7", name: nil)

  static var hints: [(hint: Hint, sentence: String?)] {
    [
      (.suggestion("pay"), "Did you mean pay?"),
      (.ownSign("@@7"), "A name of its own that begins with @ is written with two: @@7."),
      (.help(command: ""), "campctl --help explains its arguments."),
      (.help(command: "pay"), "campctl pay --help explains its arguments."),
      (.subcommands(of: "import"), "campctl import --help explains each of them."),
      (.commandList, "campctl --help lists the commands."),
      (.quotes(name: "Ann Lee"), "A name of several words stands in quotes: 'Ann Lee'."),
      (.quotes(name: "Ann O'Neil"), "A name of several words stands in quotes: \"Ann O'Neil\"."),
      (.lines(["campctl check-in r-1"], ofAll: nil), "campctl check-in r-1 does it."),
      (
        .lines(["campctl check-in r-1", "campctl check-in r-2"], ofAll: "campctl check-in 'Ann Lee' --all"),
        "campctl check-in r-1 or campctl check-in r-2 does it for one, campctl check-in 'Ann Lee' --all for all of them."
      ),
      (.refusal(CampingError(.notFound, [])), nil),
      (.refusal(CampingError(.invalidRequest, [], remedies: [.override])), "--override REASON allows it."),
      (
        .full(CampingError(.nightsTaken, []), parts: [], waitlist: "campctl join-waitlist"),
        "campctl join-waitlist waits for it."
      ),
      (
        .full(CampingError(.nightsTaken, []), parts: ["campctl a", "campctl b"], waitlist: "campctl c"),
        "In two parts: campctl a; campctl b. campctl c waits for it."
      ),
      (.newCaller("Bob"), "--new 'Bob' --phone NUMBER, in the place of --camper, adds a new caller."),
      (.freeSites([]), "No site is free and fits."), (.freeSites([1, 2]), "These sites are free and fit: 1, 2."),
      (.facilities([wawona, nameless], count: 2), "Give --facility with one of 232447 Wawona, 7."),
      (.facilities([wawona], count: 2), "Give --facility with one of 232447 Wawona …."),
      (.firstWrite, "The first command that writes creates it, for example: campctl add-site 1"),
      (.storeLocation, "--store FILE or CAMPCTL_STORE names the campground's file."),
      (.configuration, "campctl help config explains the file; CAMPCTL_CONFIG= in the environment reads none."),
      (
        .maps("campctl import sites a.csv", canKeepGoing: true),
        "--keep-going imports the good rows; maps read the others, as this line shows: campctl import sites a.csv"
      ),
      (
        .maps("campctl import --map 'A: b=SITE'", canKeepGoing: false),
        "Maps read the others, as this line shows, with one of your sites for SITE: campctl import --map 'A: b=SITE'"
      ),
      (.keepGoing, "--keep-going imports the good rows, and --rejects FILE keeps the others to be mended."),
      (
        .restore,
        "Keep the store as it is; campctl restore puts a backup in its place and keeps the old one beside it."
      ),
      (.begin, "campctl init begins it; the role that runs it becomes the owner."),
      (.bringUpToDate, "Its owner brings it up to date with campctl init."),
      (.fields(["id", "nights"]), "The fields are id, nights."), (.filters, "campctl help where explains filters."),
      (.grant, "Its owner lets a role in with campctl grant ROLE --front or --read."),
      (
        .ownersWork,
        "campctl grant gives a role more rights, --prices those on prices, rules and settings; forget-camper, "
          + "change-site --renumber, import all, restore, init and grant are the owner's."
      ),
      (
        .awaitStandby,
        "Nothing is to be repeated. The server's administrator brings a standby back, or lets writes go on without one."
      ),
    ]
  }

  @Test func `each hint has its sentence, which ends as one does, or with a command`() {
    for (hint, sentence) in Self.hints {
      #expect(hint.sentence == sentence)
      let isWhole = sentence.map { ".?".contains($0.last ?? " ") || $0.contains(": campctl ") }
      #expect(isWhole != false, "\(sentence ?? "")")
    }
  }

  @Test func `each hint of the sources is asserted above`() throws {
    let sources = Shell.repository.appending(path: "Sources/campctl/Failures/Hint.swift")
    let tests = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let cases = try String(contentsOf: sources, encoding: .utf8).matches(of: /\n  case ([a-zA-Z, ]+)/)
    let names = cases.flatMap { $0.1.split(separator: ", ") }
    #expect(names.count > 20)
    for name in names { #expect([".\(name)(", ".\(name),"].contains(where: tests.contains), "\(name)") }
  }

  /// The hint of a decision alone; nil for a new stay, which needs a free site to be named.
  private static func remedy(_ remedy: Remedy) -> String? {
    switch remedy {
    case .override: "--override REASON allows it."
    case .overrideCapacity: "--override-capacity REASON allows a party beyond the site's limits."
    case .acceptUnknownLength: "--accept-unknown-length accepts a site whose maximum rig length is unknown."
    case .endNeed: "campctl change R --no-electricity ends the need."
    case .force: "--force blocks the site anyway and lists the displaced reservations."
    case .forceFromToday: "--force takes only nights from today on, and none that a party has used."
    case .comeToday: "r-2, r-3 lets the party come today."
    case .confirmFirst: "campctl confirm r-2, campctl confirm r-3 comes first."
    case .reserveAgain: "The hold has expired; campctl reserve takes the nights again if they are still free."
    case .reserveAndCheckIn: nil
    case .find:
      "A full name, a phone number or --site names a party; campctl find 'r-2' searches plates, groups, notes and all other texts, too."
    case .credit: "--credit R puts the rest on the account of a reservation."
    case .waive: "campctl waive takes back a penalty, a fee or an amount in any status."
    }
  }

  @Test(arguments: Remedy.allCases) func `each decision that lets a request through has its hint`(remedy: Remedy) {
    let problems: [Problem] = ["r-2", "r-3"].map { .of($0, .stay(.invalidNumberOfNights(-1))) }
    #expect(CampingError(.invalidRequest, problems, remedies: [remedy]).hint == Self.remedy(remedy))
  }

  @Test func `nights that are taken have a hint with the other sites and the other days`() throws {
    let stays = [
      try #require(Stay(arrival: "2027-07-01", departure: "2027-07-03")),
      try #require(Stay(arrival: "2027-07-08", departure: "2027-07-10")),
    ]
    let conflict = Conflict(site: 1, arrival: "2027-07-04", departure: "2027-07-08", holder: .block("b-1"))
    func hint(_ sites: [SiteNumber], _ stays: [Stay], _ remedies: [Remedy] = []) -> String? {
      let others = Alternatives(sites: sites, stays: stays)
      var error = CampingError(.nightsTaken, [], conflict: conflict, alternatives: others)
      error.remedies = remedies
      return error.hint
    }
    #expect(hint([], []) == nil)
    #expect(hint([2], []) == "Site 2 is free for these nights.")
    let days = "Site 1 is free Thu 2027-07-01 to Sat 2027-07-03 and Thu 2027-07-08 to Sat 2027-07-10."
    #expect(hint([2, 3, 4], stays) == "Sites 2, 3 and 4 are free for these nights. \(days)")
    let again = "A no-show cannot be moved, but campctl reserve --site 2 --check-in begins a new stay."
    #expect(hint([2], [], [.reserveAndCheckIn]) == "Site 2 is free for these nights. \(again)")
  }
}
