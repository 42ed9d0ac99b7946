import Foundation
import TestSupport
import Testing

@testable import campctl

/// The demo as a person starts it, in a shell or with a script.
@Suite(TestEngine.ofFiles("a demo has a file of its own")) struct DemoTests: ~Copyable {
  private let shell = Shell()

  /// Runs a demo with lines of a script on standard input.
  private func demo(_ script: String) throws -> Shell.Result {
    try shell.run("campctl demo", environment: [:], input: script)
  }

  /// The temporary folders of demos that are there.
  private func left() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: shell.home.path).filter { $0.hasPrefix(".campctl-") }
  }

  @Test func `a script finds a sound campground of 64 sites with parties that come, stay and go today`() throws {
    let result = try demo(
      "campctl check >/dev/null && campctl list-sites --quiet | wc -l && campctl today --json && exit 7\n")
    #expect(result.errors == "")
    #expect(result.status == 7)
    let lines = result.output.split(separator: "\n", maxSplits: 1).map(String.init)
    #expect(Int(lines[0].trimmingCharacters(in: .whitespaces)) == 64)
    let today = try #require(try JSONSerialization.jsonObject(with: Data(lines[1].utf8)) as? [String: Any])
    #expect(today["day"] as? String == "2027-06-01")
    for key in ["arrivals", "departures", "onSite"] {
      let count = today[key] as? Int ?? (today[key] as? [Any])?.count ?? 0
      #expect(count > 0, "\(key)")
    }
    #expect(try left() == [])
    #expect(!FileManager.default.fileExists(atPath: shell.store.path))
  }

  @Test func `the commands of the welcome work, and the two names of the house come and go`() throws {
    let lines =
      DemoWords.commands + [
        "campctl check-in 'Bacon Lover' --now 2027-06-01T15:00",
        "campctl check-out 'Maple Walnut' --now 2027-06-01T10:00",
      ]
    let script = lines.map { "\($0) >/dev/null 2>~/errors || { echo \(Shell.quoted($0)); cat ~/errors; }\n" }.joined()
    #expect(try demo(script).output == "")
  }

  @Test func `it is the campground of its shell, whatever a start file sets, and holds no second demo`() throws {
    let result = try demo(
      """
      CAMPCTL_STORE=/no/such.sqlite campctl info --json
      campctl demo
      echo $?
      """)
    #expect(result.output.contains(#""store":"\#(shell.home.resolvingSymlinksInPath().path)/.campctl-"#))
    #expect(result.output.hasSuffix("\n64\n"))
    #expect(result.errors == "Error: This is the shell of a demo already, which exit leaves.\n")
  }

  @Test func `what a killed demo has left is gone with the next`() throws {
    #expect(try demo("kill -9 $PPID\n").status == 137)
    #expect(try left().count == 1)
    #expect(try demo("exit 0\n").status == 0)
    #expect(try left() == [])
  }

  @Test(arguments: [("TERM", 143), ("HUP", 129)])
  func `a signal is passed on to the shell, and nothing is left`(name: String, status: Int32) throws {
    #expect(try demo("kill -\(name) $PPID\nexec sleep 20\n").status == status)
    #expect(try left() == [])
  }

  @Test func `at a terminal it begins with what can be tried and how to leave`() throws {
    let result = try shell.typing("echo $CAMPCTL_STORE; exit 7", to: "campctl demo")
    #expect(result.status == 7)
    #expect(result.errors.contains("  campctl today\n") && result.errors.contains("exit leaves"))
    #expect(result.output.contains("/campground.sqlite"))
    #expect(try left() == [])
  }

  @Test func `a temporary folder that cannot be written is named`() throws {
    let result = try shell.run("campctl demo", environment: ["TMPDIR": "/no/such"])
    #expect(result.status == 74)
    #expect(result.errors.hasPrefix("Error: The temporary folder /no/such cannot be written: No such file"))
  }
}

/// The session that `demo --play` types.
@Suite(TestEngine.ofFiles("a demo has a file of its own")) struct DemoSessionTests: ~Copyable {
  private let shell = Shell()

  @Test func `README begins with its commands, and they go as recorded`() throws {
    let block = try #require(try Document("README.md").blocks(of: "console").first)
    #expect(RecordedSession.steps(of: block).map(\.command) == DemoSession.commands)
    #expect(try RecordedSession(name: "demo").steps.map(\.command) == DemoSession.commands)
  }

  @Test func `it is played in a home of its own, of which nothing is left`() throws {
    let result = try shell.run("campctl demo --play", environment: ["CAMPCTL_FORMAT": "json"])
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(result.output == (try RecordedSession(name: "demo").text) + "\n")
    #expect(try !FileManager.default.contentsOfDirectory(atPath: shell.home.path).contains { $0.hasPrefix(".") })
  }

  @Test func `a reader that goes away ends it`() throws {
    let result = try shell.run("campctl demo --play | head -n 1")
    #expect(result.output == "$ \(DemoSession.commands[0])\n")
    #expect(!result.errors.contains("Error"))
  }
}
