import CampgroundManager
import Foundation
import TestSupport
import Testing

/// Eight batches, and two shells with a process for each line, that want the same nights at the same time.
@Suite struct ManyProcessesTests {
  static let sites = 3
  static let days = 40
  static let batches = 8
  static let loops = 2
  static let attempts = 200
  /// A process takes long to start, so the shells try less.
  static let loopAttempts = 40

  /// A stay that one writer requests: the same for all writers, in an order of each one's own.
  private func stay(_ attempt: Int, of writer: Int) -> (site: Int, arrival: Day, nights: Int) {
    let number = (attempt * 37 + writer * 11) % Self.attempts
    let first: Day = "2027-07-01"
    return (1 + number % Self.sites, first.advanced(by: number / Self.sites % Self.days), 1 + number % 3)
  }

  private func attempts(of writer: Int) -> Int {
    writer > Self.batches ? Self.loopAttempts : Self.attempts
  }

  private func line(_ attempt: Int, of writer: Int) -> String {
    let stay = stay(attempt, of: writer)
    return "reserve --site \(stay.site) --camper c-1 --arrive \(stay.arrival) --nights \(stay.nights)"
  }

  private func prepare(_ shell: borrowing Shell) throws {
    let sites = (1...Self.sites).map { "add-site \($0)\n" }.joined()
    #expect(try shell.batch(sites + "add-camper 'Bacon Lover' --phone 555-0100").status == 0)
    for writer in 1...(Self.batches + Self.loops) {
      let lines = (0..<attempts(of: writer)).map { line($0, of: writer) + "\n" }.joined()
      try Data(lines.utf8).write(to: shell.home.appending(path: "lines-\(writer)"))
    }
  }

  @Test func `each night has one holder, and what was acknowledged is there`() throws {
    let shell = Shell()
    try prepare(shell)
    let result = try shell.run(
      """
      cd $HOME
      for writer in $(seq 1 \(Self.batches)); do
        campctl batch --keep-going --jsonl --actor "b$writer" lines-$writer > replies-$writer 2> said-$writer &
      done
      for writer in $(seq \(Self.batches + 1) \(Self.batches + Self.loops)); do
        (while read -r line; do
          id=$(campctl $line -q --actor "l$writer" 2>> said-$writer)
          echo "$? $id"
        done < lines-$writer > replies-$writer) &
      done
      wait
      """)
    #expect(result.status == 0)

    var acknowledged: [String: (site: Int, arrival: Day, nights: Int)] = [:]
    for writer in 1...(Self.batches + Self.loops) {
      let answers = try answers(of: writer, in: shell)
      #expect(answers.count == attempts(of: writer))
      for (attempt, answer) in answers.enumerated() {
        #expect([0, 3].contains(answer.status), "writer \(writer), attempt \(attempt)")
        guard answer.status == 0 else { continue }
        #expect(acknowledged[answer.id] == nil)
        acknowledged[answer.id] = stay(attempt, of: writer)
      }
    }
    try expectHolders(acknowledged, in: shell)
    #expect(try shell.jsonList("log").count == Self.sites + 1 + acknowledged.count)
  }

  /// Expects that each acknowledged stay holds exactly its nights, and that no night has another holder.
  private func expectHolders(
    _ acknowledged: [String: (site: Int, arrival: Day, nights: Int)], in shell: borrowing Shell
  ) throws {
    let store = try Store(shell.location, access: .existing)
    let nights = try store.rows(
      "SELECT site.number, night.night, night.reservation FROM night JOIN camp_site AS site ON site.id = night.site"
    ) { ("\(try $0[0] as SiteNumber) \(try $0[1] as Day)", try $0[2] as ReservationID) }
    var expected: [String: String] = [:]
    for (id, stay) in acknowledged {
      for index in 0..<stay.nights {
        let night = "\(stay.site) \(stay.arrival.advanced(by: index))"
        #expect(expected[night] == nil, "\(night) was acknowledged twice")
        expected[night] = id
      }
    }
    #expect(Dictionary(nights.map { ($0.0, $0.1.description) }) { one, _ in one } == expected)
    #expect(nights.count == expected.count)
    #expect(try store.value("SELECT count(*) FROM reservation") == acknowledged.count)
    #expect(nights.count > Self.days)
  }

  private func answers(of writer: Int, in shell: borrowing Shell) throws -> [(status: Int, id: String)] {
    let text = try String(contentsOf: shell.home.appending(path: "replies-\(writer)"), encoding: .utf8)
    return try text.split(separator: "\n").map { line in
      guard line.hasPrefix("{") else {
        let words = line.split(separator: " ")
        return (words.first.flatMap { Int($0) } ?? -1, words.dropFirst().first.map(String.init) ?? "")
      }
      let reply = try Shell.reply(String(line))
      return (reply.error?["code"] as? Int ?? 0, reply.result?["id"] as? String ?? "")
    }
  }
}
