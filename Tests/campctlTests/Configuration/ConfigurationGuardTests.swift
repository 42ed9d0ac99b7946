import Foundation
import Testing

/// Everything here that starts campctl does so without the configuration of the person who runs it.
@Suite struct ConfigurationGuardTests {
  /// Python that starts processes, of which none is a campctl without an environment.
  private static let withoutCampctl: Set = [
    "Benchmarks/binary.py", "Benchmarks/run.py", "Benchmarks/stores.py", "Tests/Completion/shells.py",
    "Tests/Mutants/project.py", "Tests/Torture/input/fuzz.py", "Tests/Torture/input/grammar.py",
    "Tests/Torture/input/lines.py", "Tests/Torture/many/busy.py", "Tests/Torture/power/judge.py",
    "Tests/Torture/power/__init__.py", "Tests/Torture/surroundings/limits.py", "scripts/browser/chromium.py",
    "scripts/hardening.py", "Tests/Install/run.py",
  ]
  /// Python that changes an environment which is made in another file.
  private static let changing: Set = [
    "Tests/Torture/stores/witness.py", "Tests/Torture/surroundings/homes.py", "Tests/Torture/surroundings/clocks.py",
    "Tests/Completion/silence.py",
  ]

  private static func files(_ suffix: String) throws -> [(path: String, text: String)] {
    try ["scripts", "Tests", "Benchmarks", "Fixtures"].flatMap { folder in
      let root = Shell.repository.appending(path: folder)
      let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
      return try paths.filter { $0.hasSuffix(suffix) }.sorted().map { path in
        ("\(folder)/\(path)", try String(contentsOf: root.appending(path: path), encoding: .utf8))
      }
    }
  }

  @Test func `a shell script that runs campctl reads no configuration`() throws {
    let scripts = try Self.files(".sh").filter {
      $0.text.contains(/(^|[;&|(]) *(run ')?campctl [a-z]/.anchorsMatchLineEndings())
    }
    #expect(scripts.count >= 3)
    for script in scripts { #expect(script.text.contains("\nCAMPCTL_CONFIG=\n"), "\(script.path)") }
  }

  @Test func `an environment that is made for campctl has no configuration`() throws {
    let makers = try Self.files(".py").filter {
      $0.text.contains(/"CAMPCTL_(STORE|NOW|ACTOR)":|startswith\("CAMPCTL_"\)/) && !Self.changing.contains($0.path)
    }
    #expect(makers.count >= 5)
    for maker in makers { #expect(maker.text.contains("\"CAMPCTL_CONFIG\": \"\""), "\(maker.path)") }
  }

  @Test func `a process of Python's is started in such an environment`() throws {
    let starters = try Self.files(".py").filter { $0.text.contains(/subprocess\.(run|Popen)|posix_spawn|os\.exec/) }
    #expect(starters.count > 10)
    for starter in starters where !Self.withoutCampctl.contains(starter.path) {
      #expect(starter.text.contains("environment"), "\(starter.path) gives its processes the environment of its user")
    }
  }

  @Test func `make gives none to what it starts, and neither do the tests and the setup of the pages`() throws {
    for (path, line) in [
      ("Makefile", "\nexport CAMPCTL_CONFIG :=\n"),
      ("Tests/TestHome/TestHome.c", "setenv(\"CAMPCTL_CONFIG\", \"\", 1);"),
      ("docs/setup/begin.sh", " CAMPCTL_CONFIG= "),
    ] {
      #expect(try String(contentsOf: Shell.repository.appending(path: path), encoding: .utf8).contains(line), "\(path)")
    }
    #expect(ProcessInfo.processInfo.environment["CAMPCTL_CONFIG"] == "")
    #expect(Shell().environment["CAMPCTL_CONFIG"] == "")
  }
}
