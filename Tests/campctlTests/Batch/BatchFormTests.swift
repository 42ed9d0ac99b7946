import Foundation
import TestSupport
import Testing

/// The forms of a line of a batch.
@Suite struct BatchFormTests: ~Copyable {
  private let shell = Shell()

  @Test func `command lines, JSON, comments and empty lines may be mixed`() throws {
    let outcome = try shell.batch(
      """
      # a new campground

      add-site 12 --max-people 8
         # another comment
      {"command":"add-site","number":"14","loop":"Aspen"}
      \t
      add-camper "Bacon Lover" --phone 910-543-9000   # at the end of a line, too
        {"command":"reserve","site":"12","camper":"910-543-9000","arrive":"2027-07-04","nights":2}
      campctl show-site 14
      """)
    #expect(outcome.status == 0)
    #expect(outcome.outline == ["3 ok", "5 ok", "7 ok", "8 ok", "9 ok"])
    #expect(outcome.replies.map(\.command) == ["add-site", "add-site", "add-camper", "reserve", "show-site"])
    #expect(outcome.replies[3].result?["id"] as? String == "r-1")
    #expect(outcome.replies[4].result?["loop"] as? String == "Aspen")
    let summary = try outcome.summary
    #expect(summary.differences(from: ["lines": 9, "done": 5, "refused": 0]) == [])
    #expect(summary["seconds"] as? Double != nil)
  }

  @Test func `a list is a list in its reply`() throws {
    let outcome = try shell.batch("add-site 2\nadd-site 1\nlist-sites\nlist-reservations")
    let lines = outcome.output.split(separator: "\n").map(String.init)
    try #require(lines.count == 4)
    #expect(lines[2].contains(#""result":[{"number":"1","#))
    #expect(lines[3].hasSuffix(#""result":[]}"#))
  }

  @Test func `lines may end in carriage return and line feed, and the last one in nothing`() throws {
    let json = #"{"command":"add-site","number":"2"}"#
    #expect(try shell.batch("add-site 1\r\n\r\n# note\r\n\(json)\r\nadd-site 3").outline == ["1 ok", "4 ok", "5 ok"])
    #expect(try shell.siteNumbers() == ["1", "2", "3"])
  }

  @Test func `an empty batch is none`() throws {
    let shell = Shell.campground()
    for lines in ["", "\n", "# nothing\n\n   \n", "\r\n"] {
      for options in ["", "--keep-going", "--dry-run"] {
        let outcome = try shell.batch(lines, options)
        #expect(outcome.status == 0)
        #expect(outcome.output.isEmpty)
      }
    }
  }

  @Test func `standard input is read without a file, and for a hyphen`() throws {
    #expect(try shell.run("echo add-site 1 | campctl batch").status == 0)
    #expect(try shell.run("echo add-site 2 | campctl batch -").status == 0)
    #expect(try shell.run("echo add-site 3 > $HOME/lines; campctl batch --keep-going < $HOME/lines").status == 0)
    #expect(try shell.siteNumbers() == ["1", "2", "3"])
  }

  @Test func `a file that is missing or a folder is input that cannot be understood`() throws {
    let shell = Shell.campground()
    for options in ["", "--keep-going", "--dry-run"] {
      let missing = try shell.refusal("batch nowhere.txt \(options)")
      #expect(missing.status == 65)
      #expect(missing.name == "unreadableInput")
      #expect(try shell.refusal("batch / \(options)").status == 65)
    }
  }

  @Test(TestEngine.ofFiles("the campground of a server is there"), arguments: ["", "--keep-going", "--dry-run"])
  func `a file that is missing makes no store`(options: String) throws {
    #expect(try shell.refusal("batch nowhere.txt \(options)").status == 65)
    #expect(shell.storeBytes == nil)
  }

  @Test func `a batch answers in no table`() throws {
    let shell = Shell.campground()
    let before = shell.storeBytes
    let result = try shell.run("echo add-site 1 | campctl batch --csv")
    #expect(result.status == 64)
    #expect(result.output.isEmpty)
    #expect(try shell.run("echo add-site 1 | CAMPCTL_FORMAT=csv campctl batch").status == 64)
    #expect(shell.storeBytes == before)
  }

  @Test func `each line is done by the batch's actor, unless it names its own`() throws {
    let lines = """
      add-site 1
      add-site 2 --actor gate
      {"command":"add-site","number":"3"}
      {"command":"add-site","number":"4","actor":"gate"}
      """
    #expect(try shell.batch(lines, "--actor night-desk").status == 0)
    #expect(try shell.batch("add-site 5\nadd-site 6 --actor gate", "--actor night-desk --keep-going").status == 0)
    let actors = try shell.jsonList("log").compactMap { $0["actor"] as? String }
    #expect(actors.reversed() == ["night-desk", "gate", "night-desk", "gate", "night-desk", "gate"])
  }

  @Test func `in text each line is answered by its sentence, and when quiet by its id`() throws {
    let shell = Shell.campground()
    let text = try shell.run("printf 'add-site 1\\nadd-site 12\\nadd-site 2\\n' | campctl batch --keep-going")
    #expect(text.status == 6)
    #expect(text.output == "Added site 1.\nAdded site 2.\n")
    #expect(text.errors.contains("Line 2: Error: There is a site 12 already.\n"))
    #expect(text.errors.contains("3 lines, 2 done, 1 refused, "))
    let whole = try shell.run("printf 'add-site 7\\nadd-site 12\\n' | campctl batch")
    #expect(whole.errors.contains("2 lines, 0 done, 1 refused, nothing kept, "))
    let quiet = try shell.run("printf 'add-site 3\\nadd-camper A --phone 555-0100\\n' | campctl batch -q")
    #expect(quiet.output == "3\nc-2\n")
    #expect(quiet.errors.isEmpty)
  }
}
