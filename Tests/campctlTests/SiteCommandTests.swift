import Foundation
import Testing

/// The notes when a site changes under its reservations.
@Suite struct SiteCommandTests: ~Copyable {
  private let shell = Shell.campground()

  @Test func `a smaller site says which parties are too large for it`() throws {
    try shell.json("add-site 14")
    let stay = "reserve --camper c-1 --nights 1"
    try shell.json("\(stay) --site 12 --arrive 2027-06-01 --adults 6")
    try shell.json("\(stay) --site 12 --arrive 2027-07-04 --adults 1")
    try shell.json("\(stay) --site 12 --arrive 2027-07-05 --adults 4 --children 1")
    try shell.json("\(stay) --site 12 --arrive 2027-07-06 --adults 5")
    try shell.json("cancel r-4")
    try shell.json("\(stay) --site 14 --arrive 2027-07-05 --adults 5")
    let one = try shell.run("campctl change-site 12 --max-people 4 --now 2027-06-02")
    #expect(one.output == "Changed site 12.\n")
    #expect(one.errors == "Hint: r-3 has more people than site 12 now takes, and still has it.\n")
    let two = try shell.run("campctl change-site 12 --max-people 3")
    #expect(two.errors == "Hint: r-1, r-3 have more people than site 12 now takes, and still have it.\n")
    for options in ["--max-people 8", "--max-people ''", "--sewer"] {
      #expect(try shell.run("campctl change-site 12 \(options)").errors == "")
    }
  }

  @Test func `a retired site can be taken back into use`() throws {
    let stay = "reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 1"
    try shell.json("retire-site 12")
    #expect(try shell.refusal(stay).status == 5)
    #expect(try shell.json("change-site 12 --sewer")["retired"] as? Bool == true)
    #expect(try shell.json("change-site 12 --no-retired").differences(from: ["retired": false, "changed": true]) == [])
    try shell.json(stay)
    #expect(try shell.json("change-site 12 --no-retired")["changed"] as? Bool == false)
    let out = try shell.run("campctl change-site 12 --retired")
    #expect(out.errors == "Hint: r-1 still has it; campctl list-reservations --site shows them.\n")
    try shell.json("undo --yes")
    #expect(try shell.json("show-site 12")["retired"] as? Bool == false)
  }
}
