#if PostgreSQL
  import Foundation
  import TestSupport
  import Testing

  @testable import campctl

  /// The commands of a campground on the server of the tests, as a user gives them.
  @Suite(.enabled(if: TestEngine.server != nil, "CAMPCTL_TEST_SERVER names no server"))
  struct ServerCommandTests: ~Copyable {
    private let shell: Shell
    private let name: String
    private let store: String

    init() throws {
      let server = try #require(TestEngine.server)
      let shell = Shell()
      self.shell = shell
      name = "used_\(UInt32.random(in: 0 ... .max))"
      store = "\(server)&campground=\(name)"
    }

    deinit {
      let sql = "DROP SCHEMA IF EXISTS \(name) CASCADE; DROP ROLE IF EXISTS \(name)"
      _ = try? shell.run("psql -qX '\(TestEngine.server ?? "")' -c '\(sql)'")
    }

    private func run(_ line: String, store other: String? = nil) throws -> Shell.Result {
      try shell.run("campctl \(line)", environment: ["CAMPCTL_STORE": other ?? store])
    }

    private func refusal(_ line: String, store other: String? = nil) throws -> String {
      let result = try run(line, store: other)
      #expect(result.output.isEmpty)
      return "\(result.status) \(result.errors)"
    }

    @Test func `init begins a campground, once, and names the next step`() throws {
      #expect(
        try refusal("info").hasPrefix(
          "78 Error: There is no campground at \(store) yet.\nHint: campctl init begins it;"))
      #expect(try run("init --dry-run").output == "Dry run, nothing is kept: Began a new campground at \(store).\n")
      #expect(try refusal("add-site 1").hasPrefix("78 Error: There is no campground at \(store) yet.\n"))
      let begun = try run("init")
      #expect(begun.output == "Began a new campground at \(store).\n")
      #expect(begun.errors.contains("Hint: campctl grant ROLE --front lets the role of a desk in"))
      #expect(try run("add-site 1 --quiet").output == "1\n")
      #expect(try run("init").output == "The campground at \(store) exists already, and is up to date.\n")
      #expect(try run("info").output.contains("postgresql 1"))
      #expect(try run("log --quiet").output == "o-1\n")
    }

    @Test func `completions look into the campground, and are silent where there is none`() throws {
      let line = "__complete bash -- ' ' 'campctl show-site '"
      #expect(try run(line).errors.isEmpty)
      #expect(try run("init").status == 0 && run("add-site A-07").status == 0)
      #expect(try run(line).output.contains("A-07"))
      for gone in ["postgresql://127.0.0.1:1/camp", "postgresql://192.0.2.1/camp"] {
        let result = try run(line, store: gone)
        #expect((result.status, result.errors) == (0, ""))
      }
    }

    @Test func `a forgotten person may stay in the logs of the server, which the answer reports`() throws {
      #expect(try run("init").status == 0)
      #expect(try run("add-camper 'Bacon Lover' --phone 910-543-9000").status == 0)
      let forgotten = try run("forget-camper c-1 --yes")
      #expect(forgotten.status == 0)
      #expect(forgotten.errors.contains("Hint: The server's write-ahead log and its archives, replicas,"))
    }

    @Test func `rights are of one kind, and for a role of the server`() throws {
      #expect(try run("init").status == 0)
      for line in ["grant gate", "grant gate --read --front"] {
        #expect(
          try refusal(line).hasPrefix(
            "64 Error: Give one of --read, --housekeeping, --till, --front, --prices, --owner and --none.\n"))
      }
      #expect(try refusal("grant \(name) --read") == "4 Error: The server has no role \(name).\n")
      #expect(try shell.run("psql -qX '\(TestEngine.server ?? "")' -c 'CREATE ROLE \(name) LOGIN'").status == 0)
      #expect(try refusal("info", store: "\(store)&user=\(name)").hasPrefix("78 Error: This role may not read"))
      #expect(try run("grant \(name) --front").output == "\(name) does the work of a front desk at \(store).\n")
      #expect(try run("add-site 1 --quiet", store: "\(store)&user=\(name)").output == "1\n")
      let refused = try refusal("grant \(name) --read", store: "\(store)&user=\(name)")
      #expect(refused.hasPrefix("78 Error: This role may not do that at "))
      #expect(try run("grant \(name) --read --json").output.contains(#""rights":"read","changed":true"#))
    }

    @Test(arguments: [
      ("postgresql://127.0.0.1:1/camp", "75 Error: The server of postgresql://127.0.0.1:1/camp cannot be reached: "),
      (
        "postgresql:///camp?host=/nowhere",
        "75 Error: The server of postgresql:///camp?host=/nowhere cannot be reached: "
      ),
      ("postgresql:///?service=nowhere", "78 Error: postgresql:///?service=nowhere cannot be used: "),
      ("postgresql:///camp?bogus=1", "78 Error: postgresql:///camp?bogus=1 cannot be used: "),
    ]) func `a server that is not there is reported with its address`(location: String, beginning: String) throws {
      for line in ["info", "add-site 1", "init", "grant gate --read"] {
        #expect(try refusal(line, store: location).hasPrefix(beginning))
      }
    }

    @Test func `a wrong database and a wrong role are the caller's to put right`() throws {
      let base = try #require(TestEngine.server)
      let database = base.replacingOccurrences(of: "/camp?", with: "/\(name)?")
      #expect(try refusal("info", store: database).hasPrefix("78 Error: \(database) cannot be used: "))
      let role = "\(base)&user=\(name)"
      #expect(try refusal("info --json", store: role).hasPrefix(#"78 {"error":{"domain":"CampingManager","code":78,"#))
    }
  }
#endif
