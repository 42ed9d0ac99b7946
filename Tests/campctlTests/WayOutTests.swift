import Foundation
import Testing

/// A refusal suggests an alternative, where there is one.
@Suite struct WayOutTests: ~Copyable {
  private let shell = Shell.campground()

  private func hint(_ line: String, status: Int32) throws -> String? {
    let result = try shell.run("campctl \(line)")
    #expect(result.status == status, "\(line): \(result.errors)")
    let hints = result.errors.split(separator: "\n").filter { $0.hasPrefix("Hint: ") }
    #expect(hints.count < 2)
    return hints.first.map { String($0.dropFirst(6)) }
  }

  @Test func `a site whose longest rig is not known can be taken all the same`() throws {
    try shell.json("add-site 14")
    let taking = "--accept-unknown-length accepts a site whose maximum rig length is unknown."
    let stay = "--camper c-1 --arrive 2027-07-04 --nights 2 --rig-length 30"
    let elsewhere = "Site 12 is free and fits."
    #expect(try hint("reserve --site 14 \(stay)", status: 5) == "\(elsewhere) \(taking)")
    #expect(try hint("hold --site 14 \(stay)", status: 5) == "\(elsewhere) \(taking)")
    try shell.json("reserve --site 12 \(stay)")
    #expect(try hint("move r-1 --site 14", status: 5) == taking)
    try shell.json("move r-1 --site 14 --accept-unknown-length")
    #expect(try hint("change r-1 --rig-length 31", status: 5) == "\(elsewhere) \(taking)")
    try shell.json("change r-1 --rig-length 31 --accept-unknown-length")
    try shell.json("settings --min-nights 3")
    let both = try hint("reserve --site 14 --camper c-1 --arrive 2027-08-04 --nights 2 --rig-length 30", status: 5)
    #expect(both == "--override REASON allows it; with it, \(taking)")
  }

  @Test func `a move that the limits are against, too, needs both decisions`() throws {
    try shell.json("add-site 14 --max-people 1")
    try shell.json("reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 2 --rig-length 30")
    let taking = "--accept-unknown-length accepts a site whose maximum rig length is unknown."
    let both = "--override-capacity REASON allows a party beyond the site's limits; with it, \(taking)"
    #expect(try hint("move r-1 --site 14", status: 5) == both)
    #expect(try hint("swap r-1 r-1", status: 5) == "Two reservations are needed, such as r-3 and r-7.")
    try shell.json("move r-1 --site 14 --accept-unknown-length --override-capacity 'one night'")
  }

  @Test func `an offer hints at nothing that it does not take`() throws {
    try shell.json("add-site 14")
    try shell.json("join-waitlist --camper c-1 --arrive 2027-07-04 --nights 2 --rig-length 30")
    let measured = "campctl change-site --max-length FEET records the longest rig of a site."
    #expect(try hint("offer w-1 --site 14", status: 5) == measured)
  }

  @Test func `a hold is confirmed before its party is checked in`() throws {
    try shell.json("hold --site 12 --camper c-1 --arrive 2027-06-01 --nights 2 --group Scouts")
    #expect(try hint("check-in r-1", status: 5) == "campctl confirm r-1 comes first.")
    #expect(try hint("check-in --group Scouts", status: 5) == "campctl confirm r-1 comes first.")
    #expect(try hint("check-out r-1", status: 5) == "campctl log shows its changes.")
    try shell.json("confirm r-1")
    try shell.json("check-in r-1")
  }

  @Test func `what a hold that has run out held can be reserved again`() throws {
    try shell.json("hold --site 12 --camper c-1 --arrive 2027-07-04 --nights 2")
    let again = try hint("confirm r-1 --now 2027-06-02", status: 5)
    #expect(again == "The hold has expired; campctl reserve takes the nights again if they are still free.")
    try shell.json("confirm r-1")
    #expect(try hint("confirm r-1", status: 5) == "campctl log shows its changes.")
  }

  @Test func `a no-show whose nights were sold is reserved anew on another site`() throws {
    try shell.json("add-site 14")
    try shell.json("reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 4")
    try shell.json("no-show r-1 --now 2027-07-05")
    try shell.json("reserve --site 12 --camper c-1 --arrive 2027-07-05 --nights 1 --now 2027-07-05")
    let way = try hint("check-in r-1 --now 2027-07-05", status: 3)
    let anew = "A no-show cannot be moved, but campctl reserve --site 14 --check-in begins a new stay."
    #expect(way == "Site 14 is free for these nights. \(anew)")
    try shell.json("reserve --site 14 --camper c-1 --arrive 2027-07-05 --nights 3 --check-in --now 2027-07-05")
    #expect(try hint("check-in r-1 --now 2027-07-05", status: 3) == nil)
  }

  @Test func `force takes no night that is past`() throws {
    try shell.json("reserve --site 12 --camper c-1 --arrive 2027-06-01 --nights 4")
    let line = "block-site 12 --from 2027-06-02 --nights 2 --because gravel --force --now 2027-06-03"
    let words = "--force takes only nights from today on, and none that a party has used."
    #expect(try hint(line, status: 3) == words)
    try shell.json("block-site 12 --from 2027-06-03 --nights 1 --because gravel --force --now 2027-06-03")
    let looking = "campctl availability lists the free sites, and campctl chart shows who holds the nights."
    #expect(try hint("block-site 12 --from 2027-06-03 --nights 1 --because x --force", status: 3) == looking)
  }
}
