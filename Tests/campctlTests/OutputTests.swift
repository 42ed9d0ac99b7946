import Foundation
import TestSupport
import Testing

@Suite struct OutputTests: ~Copyable {
  private let shell = Shell.campground()

  @Test func `an answer that could not be printed is no success, and says that the write was applied`() throws {
    let result = try shell.run("campctl add-site 13 --json > /dev/full")
    #expect(result.status == 74)
    #expect(result.errors.contains(#""name":"inputOutput""#))
    #expect(result.errors.contains(#""applied":true"#))
    #expect(try shell.jsonList("list-sites").count == 2)
  }

  @Test func `with standard output closed nothing is written`() throws {
    let result = try shell.run("campctl add-site 13 --json >&-")
    #expect(result.status == 74)
    #expect(result.errors.contains(#""applied":false"#))
    #expect(try shell.jsonList("list-sites").count == 1)
  }

  @Test func `a batch that is done is no error either when its reader goes away`() throws {
    let result = try shell.run("{ echo add-site 13 | { sleep 0.2; campctl batch --jsonl; }; echo $? >&2; } | :")
    #expect(result.errors.hasSuffix("\n0\n"), "\(result.errors)")
    #expect(try shell.jsonList("list-sites").count == 2)
  }

  @Test func `without a standard input a batch is not taken for an empty one`() throws {
    try shell.expectErrors("campctl batch <&-", 74, "The input cannot be read")
    #expect(try shell.run("campctl list-sites <&- 2>&-").status == 0)
  }

  @Test func `replies that find no room say that the batch is on disk`() throws {
    let result = try shell.run("echo add-site 13 | campctl batch --jsonl > /dev/full")
    #expect(result.status == 74)
    #expect(result.errors.contains(#""applied":true"#), "\(result.errors)")
  }

  @Test func `a reader that goes away is no error`() throws {
    #expect(try shell.run("{ campctl list-sites; echo $? >&2; } | :").errors == "0\n")
  }

  @Test func `an empty list is an empty document, a header, or a word on standard error`() throws {
    #expect(try shell.campctl("list-reservations", "--json").output == "[]\n")
    #expect(try shell.campctl("list-reservations", "--jsonl").output == "")
    #expect(try shell.campctl("list-reservations", "--csv").output.hasPrefix("id,status,camperId"))
    let text = try shell.campctl("list-reservations")
    #expect(text == Shell.Result(output: "", errors: "No reservation matches.\n", status: 0))
  }

  @Test func `quiet prints only the id`() throws {
    #expect(try shell.campctl("add-camper", "Maple Leaf", "--phone", "555-0100", "-q").output == "c-2\n")
    #expect(try shell.campctl("list-campers", "--quiet").output == "c-1\nc-2\n")
    #expect(try shell.campctl("-q", "show-site", "12").output == "12\n")
    #expect(try shell.campctl("-q", "settings").output == "settings\n")
    #expect(try shell.campctl("-q", "settings", "--name", "Trout").output == "settings\n")
  }

  @Test func `the format can come from the environment, and a wrong one is named`() throws {
    let answer = try shell.run("campctl show-camper 1", environment: ["CAMPCTL_FORMAT": "jsonl"])
    #expect(answer.output.hasPrefix(#"{"id":"c-1""#))
    try shell.expectErrors("campctl show-camper 1", environment: ["CAMPCTL_FORMAT": "xml"], 78, "CAMPCTL_FORMAT is xml")
  }

  @Test func `there is colour only where it was asked for`() throws {
    #expect(try !shell.campctl("list-sites").output.contains("\u{1B}"))
    #expect(try shell.campctl("list-sites", "--color", "always").output.contains("\u{1B}[1m"))
    let forced = try shell.run("campctl show-site 99", environment: ["CLICOLOR_FORCE": "1"])
    #expect(forced.errors.contains("\u{1B}[1;31mError:"))
    let none = try shell.run("campctl show-site 99", environment: ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"])
    #expect(!none.errors.contains("\u{1B}"))
  }

  @Test(TestEngine.ofFiles("it names a file")) func `options for every command may stand before its name`() throws {
    let store = shell.store.path
    #expect(try shell.campctl("--store", store, "--json", "show-camper", "1").output.hasPrefix(#"{"id":"c-1""#))
  }

  @Test func `a store in memory lasts one process`() throws {
    let shell = Shell()
    #expect(try shell.campctl("add-site", "1", "--store", "memory").status == 0)
    #expect(try shell.campctl("list-sites", "--store", "memory").errors == "There are no sites yet.\n")
    #expect(!FileManager.default.fileExists(atPath: shell.store.path))
  }
}
