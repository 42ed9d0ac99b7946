import Foundation
import Testing

/// A real season on the chart, as the script of the fixtures makes it.
@Suite struct WawonaSeasonTests {
  private static let folder = Shell.repository.appending(path: "Fixtures/RIDB/wawona-campground")
  private static let hasPython = (try? Shell().run("python3 --version").status) == 0

  private static func rows(_ name: String) throws -> [[String]] {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8).split(whereSeparator: \.isNewline).dropFirst()
      .map { $0.components(separatedBy: ",") }
  }

  /// Every night of July that is not free, such as `001 2023-07-04 Reserved`.
  private static func nightsOfRecord() throws -> Set<String> {
    let names = Dictionary(uniqueKeysWithValues: try rows("Campsites_API_v1.csv").map { ($0[0], $0[2]) })
    let nights = try rows("nights.csv").compactMap { row -> String? in
      guard let name = names[row[0]], row[1].hasPrefix("2023-07"), row[2] != "Available" else { return nil }
      return "\(name) \(row[1]) \(row[2] == "Reserved" ? "stay" : "block")"
    }
    return Set(nights)
  }

  @Test(.enabled(if: hasPython, "Python 3 is not installed")) func `the chart of July has the nights of record`() throws
  {
    let shell = Shell()
    let made = try shell.run("sh scripts/wawona.sh $HOME/season.sqlite")
    #expect(made.status == 0, "\(made.errors)")
    #expect(made.errors.components(separatedBy: "it is not among the sites").count == 3)
    let store = "--store $HOME/season.sqlite --now 2023-07-15"
    let chart = try shell.json("chart --from 2023-07-01 --nights 31 \(store)")
    var nights: Set<String> = []
    for site in try #require(chart["sites"] as? [[String: Any]]) {
      for bar in try #require(site["bars"] as? [[String: Any]]) {
        let (from, before) = (bar["from"] as? String ?? "", bar["before"] as? String ?? "")
        let july = (1...31).map { "2023-07-\($0 < 10 ? "0" : "")\($0)" }.filter { from <= $0 && $0 < before }
        for day in july { nights.insert("\(site["site"] ?? "") \(day) \(bar["kind"] ?? "")") }
      }
    }
    #expect(try nights == Self.nightsOfRecord())
    #expect(try shell.run("campctl check \(store)").status == 0)
    #expect(try shell.run("sh scripts/wawona.sh $HOME/season.sqlite").status == 1)
  }
}
