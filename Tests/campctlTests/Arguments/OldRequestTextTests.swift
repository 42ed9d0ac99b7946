import Arguments
import CampgroundManager
import Testing

@testable import campctl

/// Requests whose keys were kept before their texts were flat.
@Suite struct OldRequestTextTests {
  /// True when a command, in words, is the request of a stored text.
  private func isSame(_ kept: String, _ line: String) throws -> Bool {
    let words = try ShellWords.split(line)
    let (entry, rest) = try #require(try CommandRegistry.campctl.find(words[...]))
    let asked = try entry.reader.invocation(rest)
    return OldRequestText(command: asked.name, formerly: entry.formerName, arguments: asked.arguments)
      .isSame(kept, "\(asked.name) \(asked.requestText())")
  }

  @Test(arguments: OldRequestTexts.all) func `the same request is found again`(kept: String, line: String) throws {
    #expect(try isSame(kept, line))
  }

  @Test(arguments: OldRequestTexts.all)
  func `of all requests only the same one is found`(kept: String, line: String) throws {
    #expect(try OldRequestTexts.all.map(\.line).filter { try isSame(kept, $0) } == [line])
  }

  @Test(arguments: OldRequestTexts.all)
  func `one more argument makes it another request`(kept: String, line: String) throws {
    let name = String(line.prefix { $0 != " " })
    let arguments = try CommandRegistry.reader(of: name).arguments
    let options = arguments.filter { $0.section != "Writing" && $0.section != "Everywhere" && !$0.isRequired }
    for option in options where option.kind == .flag || option.kind == .toggle {
      let isGiven = line.contains("--\(option.name)") || line.contains("--no-\(option.name)")
      #expect(try isGiven || !isSame(kept, "\(line) --\(option.name)"), "\(option.label)")
    }
  }

  static let stay = OldRequestTexts.all[0].kept

  static let others = [
    "--adults 3", "--adults 2 --children 1", "--amps 30", "--notes late", "--rig-length 20", "--group Ash",
    "--type tent-only", "--override so", "--override-capacity so", "--nights 3", "--site 13", "--camper c-2",
    "--arrive 2027-07-05", "--depart 2027-07-06", "--equipment tent", "--plates 'ABC 1'", "--pets 1", "--vehicles 2",
  ]

  @Test(arguments: others) func `a changed or added value makes it another request`(words: String) throws {
    let option = words.prefix { $0 != " " }
    let stay = ["--site 12", "--camper c-1", "--arrive 2027-07-04", "--nights 2"].filter { !$0.hasPrefix(option) }
    #expect(try !isSame(Self.stay, "reserve \(stay.joined(separator: " ")) \(words)"))
  }

  @Test func `a site's empty list and empty value are another request than none`() throws {
    let kept = #"update-site {"amps":[],"maxPeople":null,"number":"12","retired":false}"#
    #expect(try isSame(kept, "update-site 12 --no-retired --amps '' --max-people ''"))
    for other in ["--amps ''", "--max-people ''", "--amps '' --max-people 5", "--amps 30 --max-people ''"] {
      #expect(try !isSame(kept, "update-site 12 --no-retired \(other)"), "\(other)")
    }
    #expect(try !isSame(kept, "update-site 12 --retired --amps '' --max-people ''"))
  }

  @Test func `values that hold anyway and empty needs may be given or not`() throws {
    let words = "reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 2"
    #expect(try isSame(Self.stay, "\(words) --adults 2 --children 0 --pets 0 --vehicles 1 --amps ''"))
  }

  @Test func `words of a vocabulary may be typed in capitals, and notes may not`() throws {
    let kept = #"update-site {"equipment":["tent","rv"],"notes":"old","number":"12","type":"standard"}"#
    #expect(try isSame(kept, "update-site 12 --type Standard --equipment Tent,RV --notes old"))
    #expect(try !isSame(kept, "update-site 12 --type standard --equipment tent,rv --notes Old"))
  }

  @Test func `a percentage may be typed with its sign or without`() throws {
    let kept = #"add-tax {"fee":false,"name":"county","percent":"8.1%"}"#
    #expect(try isSame(kept, "add-tax county --percent 8.1"))
    #expect(try isSame(kept, "add-tax county --percent 8.1%"))
    #expect(try !isSame(kept, "add-tax county --percent 8.2"))
  }

  @Test func `what is no request of the command is another one`() throws {
    for kept in ["", "reserve", "reserve ", "reserve x", "reserve {", "reserve {}", "c-1", "reserve-all {}"] {
      #expect(try !isSame(kept, "reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 2"), "\(kept)")
    }
    let deep = "reserve " + String(repeating: #"{"a":"#, count: 100_000)
    #expect(try !isSame(deep, "reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 2"))
  }
}
