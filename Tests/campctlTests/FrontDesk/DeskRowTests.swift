import Foundation
import Testing

/// The rows of the lists that the gate and the cleaners print.
@Suite struct DeskRowTests {
  /// The rows of a page, its cells between bars, without those of headers.
  private func rows(_ command: String, in shell: borrowing Shell) throws -> [String] {
    let body = try shell.output("\(command) --html").components(separatedBy: "<tbody>").dropFirst().joined()
    return body.matches(of: /<tr>(.*?)<\/tr>/.dotMatchesNewlines()).map { row in
      let cells = row.1.replacing(/<\/t[dh]><t[dh][^>]*>/, with: "|")
      return cells.replacing(/<[^>]*>/, with: "").trimmingCharacters(in: .whitespaces)
    }
  }

  @Test func `only who came today is said to be here, and who left to be gone`() throws {
    let shell = Shell()
    try shell.perform((1...5).map { "add-site \($0)" }.joined(separator: "\n"))
    try shell.perform(
      """
      add-camper 'Ham Lover' --phone 555-0100
      add-camper 'Maple Walnut' --phone 555-0101
      add-camper 'Tent Pole' --phone 555-0102
      add-camper 'Bacon Lover' --phone 555-0103
      reserve --site 1 --camper c-1 --arrive 2027-07-02 --nights 2
      reserve --site 2 --camper c-2 --arrive 2027-07-04 --nights 2
      reserve --site 3 --camper c-3 --arrive 2027-07-02 --nights 5
      reserve --site 5 --camper c-4 --arrive 2027-07-02 --nights 2
      move r-3 --site 4 --from 2027-07-04
      """)
    let days = """
      for stay in 1 3 4; do campctl check-in r-$stay --now 2027-07-02T16:00 || exit; done
      campctl check-out r-4 --now 2027-07-04T10:00 && campctl check-in r-2 --now 2027-07-04T16:00
      """
    #expect(try shell.run(days).status == 0)
    #expect(
      try rows("turnover 2027-07-04 --now 2027-07-04T17:00", in: shell) == [
        "|1|out|Ham Lover r-1|", "|2|in||Maple Walnut r-2, here", "|3|out|Tent Pole r-3|", "|4|in||Tent Pole r-3",
        "|5|out|Bacon Lover r-4, gone|",
      ])
  }

  @Test func `the gate reads the party, what is to be paid, the warning and the notes`() throws {
    let shell = Shell.campground()
    try shell.perform(
      """
      add-site 14
      add-rate Standard --nightly 45.00
      add-camper 'Tent Pole' --phone 555-0102 --warning 'Loud after ten'
      reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 1
      reserve --site 14 --camper c-2 --arrive 2027-07-04 --nights 2 --children 1 --plates 'CAMP 42' --notes 'Late arrival'
      pay r-1 45.00
      pay r-2 20.00
      """)
    #expect(
      try rows("list-arrivals 2027-07-04", in: shell) == [
        "|12|Bacon Lover r-1|910-543-9000|2 adults|1|1 vehicle||",
        "|14|Tent Pole r-2|555-0102|2 adults, 1 child|2|1 vehicle, CAMP 42|70.00|Warning: Loud after ten Late arrival",
      ])
  }
}
