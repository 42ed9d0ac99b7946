import Arguments
import CampgroundManager
import TestSupport
import Testing

@testable import campctl

/// A refusal names all that is wrong with a command at once, and nothing else.
struct EveryFaultTests {
  private static let requests = 10_000
  private let camp: TestCampground
  private static let readers: [String: CommandReader] = SpoiledPart.commands.reduce(into: [:]) { readers, command in
    readers[command.0] = CommandRegistry.campctl.entry(named: command.0)?.reader
  }

  init() throws {
    camp = try TestCampground()
    for line in [
      "add-site 1 --loop Lake", "add-site 2 --loop Lake", "add-camper 'Ann Lee' --phone 555-0101",
      "add-camper Twin --phone 555-0102", "add-camper Twin --phone 555-0103", "add-rate base --nightly 30",
      "add-item wood --price 5", "add-item wood2 --price 5", "settings --methods cash,card",
      "reserve --site 2 --camper c-1 --arrive 2027-07-10 --nights 3",
      "reserve --site 1 --camper c-2 --arrive 2027-08-10 --nights 3",
      "join-waitlist --site 2 --camper c-3 --arrive 2027-07-10 --nights 3",
      "add-tax Lodging --percent 5%", "add-tax Lodging2 --percent 1%", "add-discount Club --percent 10%",
      "add-discount Club2 --percent 10%", "add-rate base2 --nightly 30 --from 2030-01-01 --before 2030-02-01",
      "add-rule Long --min-nights 2 --from 2030-01-01 --before 2030-02-01",
      "add-rule Long2 --min-nights 2 --from 2030-01-01 --before 2030-02-01",
    ] {
      let found = try #require(try CommandRegistry.campctl.find(ShellWords.split(line)[...]))
      let invocation = try found.entry.reader.invocation(found.rest)
      let command: any CampgroundCommand = try #require(invocation.command.onCampground)
      _ = try invocation.perform(command, in: camp.campground)
    }
  }

  @Test func `each of two to five faults is named, and nothing else, in 10,000 requests`() throws {
    let before = try camp.log.newest
    var (chance, wrong, kinds) = (SplitMix64(seed: 51), [String](), [String: Int]())
    for _ in 0..<Self.requests {
      let request = SpoiledRequest(&chance)
      kinds[request.command, default: 0] += 1
      guard let failure = try refusal(of: request) else {
        wrong.append("\(request) was not refused")
        continue
      }
      let named = Set(failure.problems.map { "\($0.name):\($0.field ?? "nil")" })
      let (lacking, more) = (request.faults.subtracting(named), named.subtracting(request.faults))
      if !lacking.isEmpty || !more.isEmpty {
        wrong.append("\(request)\n  not named: \(lacking.sorted())\n  named besides: \(more.sorted())")
      }
      let status = request.faults.map(Self.status).min { Self.order($0) < Self.order($1) }
      if failure.code != status { wrong.append("\(request)\n  exit status \(failure.code), not \(status ?? 0)") }
    }
    #expect(wrong.isEmpty, "\(wrong.count) of \(Self.requests):\n\(wrong.prefix(15).joined(separator: "\n"))")
    #expect(Set(kinds.keys) == Set(SpoiledPart.commands.map(\.0)))
    #expect(try camp.log.newest == before)
  }

  /// The failure of a request; nil when it is done.
  private func refusal(of request: SpoiledRequest) throws -> Failure? {
    let reader = try #require(Self.readers[request.command])
    let invocation = reader.read(WordReader(reader.arguments).read(request.words[...])) { camp.clock.today }
    let command: any CampgroundCommand = try #require(invocation.command.onCampground)
    do {
      _ = try invocation.faultless().perform(command, in: camp.campground)
      return nil
    } catch {
      return invocation.allFaults(error, in: camp.campground)
    }
  }

  private static func status(of fault: String) -> Int32 {
    switch fault.split(separator: ":").first {
    case "missing", "unreadable", "usage": 64
    case "notFound", "wrongKind": 4
    case "ambiguous": 3
    default: 5
    }
  }

  private static func order(_ status: Int32) -> Int { [64, 4, 5, 3].firstIndex(of: status) ?? 4 }
}
