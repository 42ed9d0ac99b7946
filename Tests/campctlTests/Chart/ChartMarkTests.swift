import Foundation
import Testing

/// The titles and marks of bars on the pages of the chart.
@Suite struct ChartMarkTests: ~Copyable {
  private let shell = Shell.campground(
    """
    change-camper c-1 --warning loud
    add-rate Standard --nightly 45.00
    reserve --site 12 --camper c-1 --arrive 2027-07-02 --nights 2 --rig-length 28 --group Scouts --accept-unknown-length
    reserve --site 12 --camper c-1 --arrive 2027-07-10 --nights 2
    """)

  private func chart(_ options: String, at time: String) throws -> String {
    try shell.run("campctl chart --from 2027-07-01 \(options) --now \(time)").output
  }

  @Test(arguments: ["--html", "--svg"]) func `a title has phone, rig, balance, group and warning`(format: String) throws
  {
    let words = "reserved, r-1, 910-543-9000, 28 ft, 90.00 due, group Scouts, warning: loud"
    #expect(try chart(format, at: "2027-07-01").contains(words))
    #expect(try chart(format, at: "2027-07-03").contains("\(words), late"))
  }

  @Test func `an amount that is due and a party that is late are marked`() throws {
    #expect(!(try chart("--html", at: "2027-07-01")).contains("class=\"res due"))
    #expect(try chart("--html", at: "2027-07-02").contains("class=\"res due\" title"))
    #expect(try chart("--html", at: "2027-07-03").contains("class=\"res due late\" title"))
    #expect(try chart("--svg", at: "2027-07-03").components(separatedBy: "<path class=\"due\"").count == 2)
    #expect(try chart("--svg", at: "2027-07-03").components(separatedBy: "<rect class=\"late\"").count == 2)
  }
}
