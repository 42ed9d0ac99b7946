import Foundation
import Testing

@testable import campctl

/// The address of a server, as a user gives it to campctl.
@Suite struct ServerLocationTests {
  private static let secret = "postgresql://ann:hush@localhost:1/camps"

  private func outcome(_ script: String, _ environment: [String: String] = [:]) throws -> Shell.Result {
    let shell = Shell()
    let result = try shell.run(script, environment: environment)
    #expect(!(result.output + result.errors).contains("hush"), "\(result)")
    let made = try FileManager.default.contentsOfDirectory(atPath: shell.home.path).filter { $0 != "config" }
    #expect(made == [], "\(script)")
    return result
  }

  @Test(arguments: [
    "campctl info --store \(secret)", "campctl info --json --store='\(secret)'", "campctl \(secret)",
    "campctl --store \(secret) nonsense", "campctl batch --store '\(secret)?x' </dev/null", "campctl backup \(secret)",
    "CAMPCTL_STORE=\(secret) campctl config", "CAMPCTL_STORE='postgresql:///c?password=hush' campctl info --jsonl",
    "campctl info --store \"$(printf 'postgresql://ann:hush\\377@host')\"",
  ]) func `a password is refused before anything else, and not repeated`(script: String) throws {
    let result = try outcome(script)
    #expect(result.status == 64)
    #expect(result.errors.contains("has a password") && result.errors.contains("~/.pgpass"))
  }

  @Test(arguments: [
    "store = \(secret)", "Store = \(secret)", "\(secret)", "store = '\(secret)'", "store = \(secret) # ours",
    "[store \(secret)]", "[store a]\nlocation = \(secret)", "store = postgresql://h/c?sslpassword=hush",
  ]) func `a password in a configuration is the file's fault, and not repeated`(text: String) throws {
    let result = try outcome(
      "printf '%s' \"$TEXT\" > $HOME/config; CAMPCTL_CONFIG=$HOME/config campctl info --json", ["TEXT": text])
    #expect(result.status == 78)
  }

  @Test func `an address in a configuration is a place like any other`() throws {
    let reader = ConfigurationReader(
      Array("store = lake\n[store lake]\nlocation = postgresql://host/camps?campground=lake".utf8),
      of: ConfigurationFile(path: "/c"), home: nil)
    #expect(reader.problems == [])
    #expect(reader.stores.map(\.target.description) == ["postgresql://host/camps?campground=lake"])
    for (line, fault) in [
      ("store = postgres:/h", ConfigurationProblem.Fault.location(.malformedAddress)),
      ("store = postgresql://h?campground=A", .location(.campgroundName("A"))),
    ] {
      let problems = ConfigurationReader(Array(line.utf8), of: ConfigurationFile(path: "/c"), home: nil).problems
      #expect(problems.map(\.fault) == [fault])
    }
  }

  @Test func `a mistake in an address is explained, and makes no file`() throws {
    let malformed = try outcome("cd $HOME; campctl add-site 1 --store postgresql:host/camps")
    #expect(malformed.status == 64)
    #expect(malformed.errors.contains("such as postgresql://HOST/DATABASE?campground=NAME"))
    let named = try outcome("campctl add-site 1 --store 'postgresql://localhost:1/camps?campground=Lake' --json")
    #expect(named.status == 64)
    #expect(named.errors.contains(#"{"name":"unreadable","field":"store","value":"Lake""#))
  }
}
