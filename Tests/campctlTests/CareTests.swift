import Foundation
import TestSupport
import Testing

@testable import campctl

/// The surroundings of a command: slow readers, other machines, wrong settings.
@Suite struct CareTests: ~Copyable {
  private let shell = Shell.campground()

  @Test func `a reader that takes its time makes no writer wait`() throws {
    // More than a pipe holds, so that the list cannot be over before it is read.
    let many = (1...400).map {
      "add-camper 'Camper \($0) \(String(repeating: "x", count: 180))' --phone 555\($0)\n"
    }
    try #require(try shell.batch(many.joined()).status == 0)
    let result = try shell.run(
      "{ campctl list-campers --json | { read -r first; campctl add-site 13 --json; cat >/dev/null; }; }")
    #expect(result.output.contains(#""number":"13""#), "\(result.errors)")
  }

  @Test func `a campground from a machine with other time zones can be looked at and mended`() throws {
    try shell.json("settings --time-zone America/Phoenix")
    let elsewhere = ["TZDIR": shell.home.path]
    let refused = try shell.run("campctl list-sites", environment: elsewhere)
    #expect(refused.status == 78)
    #expect(refused.errors.hasPrefix("Error: This machine has no time zone America/Phoenix"))
    #expect(refused.errors.contains("install tzdata"))
    #expect(try shell.run("campctl info", environment: elsewhere).status == 0)
    #expect(try shell.run("campctl settings --time-zone ''", environment: elsewhere).status == 0)
    #expect(try shell.run("campctl list-sites", environment: elsewhere).status == 0)
  }

  @Test(TestEngine.ofFiles("it is refused before a store is opened"), arguments: EnvironmentVariable.allCases)
  func `a variable that is no text is refused rather than changed`(variable: EnvironmentVariable) throws {
    let name = variable.rawValue
    let line = "\(name)=\"$(printf 'x\\377')\" campctl add-site 13"
    let result = try shell.run(line, environment: ["NO_COLOR": "1"])
    #expect(result.status == 78)
    #expect(result.errors == "Error: \(name) is not valid UTF-8.\n")
  }

  @Test func `a time zone that this machine lacks is not taken for UTC`() throws {
    for zone in ["Mars/Olympus", "America/New_York2", "/etc/passwd", "A5", "UTC999999", ":::"] {
      #expect(try shell.run("campctl info", environment: ["TZ": zone]).status == 78, "\(zone)")
    }
    for zone in ["UTC", "America/Phoenix", ":Europe/Paris", "EST5EDT", "<+0330>-3:30", "EST5EDT,M3.2.0,M11.1.0"] {
      #expect(try shell.run("campctl info", environment: ["TZ": zone]).status == 0)
    }
  }

  @Test func `an error is given in the format and colour that were asked for`() throws {
    let csv = try shell.run("campctl show-site 99 --csv", environment: ["CAMPCTL_FORMAT": "json"])
    let missing = "Error: There is no site 99.\nHint: campctl list-sites lists the sites.\n"
    #expect(csv.errors == missing)
    #expect(try shell.run("campctl show-site 99 --color never", environment: ["CLICOLOR_FORCE": "1"]).errors == missing)
    #expect(try shell.run("campctl add-camper -- --json").errors.hasPrefix("Error: Missing"))
  }
}
