#if PostgreSQL
  import Foundation
  import Persistence
  import TestSupport
  import Testing

  @testable import CampgroundManager

  /// A server with a standby of the test's own, and one whose standbys are away.
  @Suite(.enabled(if: TestEngine.server != nil, "CAMPCTL_TEST_SERVER names no server"))
  struct StandbyTests: ~Copyable {
    private let shell: Shell
    private let primary: String
    private let standby: String

    init() throws {
      shell = Shell()
      (primary, standby) = ("/tmp/\(shell.home.lastPathComponent)-1", "/tmp/\(shell.home.lastPathComponent)-2")
    }

    deinit {
      for folder in [standby, primary] {
        _ = try? shell.run("sh scripts/cluster.sh stop \(folder) immediate; rm -rf \(folder)")
      }
    }

    /// The campground of a cluster's database.
    private func location(_ verb: String, _ folder: String, _ more: String = "") throws -> StoreLocation {
      let started = try shell.run("sh scripts/cluster.sh \(verb) \(folder) \(more)", environment: ["TMPDIR": "/tmp"])
      try #require(started.status == 0, "\(started)")
      return try StoreLocation(started.output.trimmingCharacters(in: .whitespacesAndNewlines) + "&campground=lakeside")
    }

    /// Has the server wait for these standbys with each write.
    private func require(_ names: String, _ location: StoreLocation) throws {
      let server = location.description.replacingOccurrences(of: "&campground=lakeside", with: "")
      let set = try shell.run(
        """
        psql -XqAt -v ON_ERROR_STOP=1 '\(server)' -c "ALTER SYSTEM SET synchronous_standby_names = '\(names)'" \
          -c 'SELECT pg_reload_conf()' && while [ "$(psql -XqAt '\(server)' -c 'SHOW synchronous_standby_names')" != '\(names)' ]; do
            sleep 0.05; done
        """)
      try #require(set.status == 0, "\(set)")
    }

    private func addSite(_ number: SiteNumber, _ location: StoreLocation, within limit: Duration) throws {
      let store = try Store(location, schema: .campground, access: .existing, busyTimeout: limit)
      _ = try CampSiteService(store: store).addCampSite(number, electricity: false, water: false)
    }

    @Test func `a write that no standby confirms stands, says so, and lets the next one in`() throws {
      let place = try location("start", primary)
      _ = try Store(place, access: .owner)
      try require("nobody", place)
      for number in [1, 2] as [SiteNumber] {
        #expect(throws: StoreError.unconfirmed) { try addSite(number, place, within: .milliseconds(200)) }
      }
      try require("", place)
      let store = try Store(place, access: .existing)
      #expect(try CampSiteService(store: store).listCampSites().map(\.siteNumber) == [1, 2])
    }

    @Test func `a write that is held up by another's wait for a standby says so, and ends that of a desk that is gone`()
      throws
    {
      let place = try location("start", primary)
      _ = try Store(place, access: .owner)
      try require("nobody", place)
      let child = try Child(
        ["/bin/sh", "-c", "exec campctl add-site 1 --store '\(place.description)'"], environment: shell.environment,
        output: "/dev/null", errors: "/dev/null")
      try waitUntilHeld(place)
      #expect(throws: StoreError.unusable(path: place.description, .heldForStandby)) {
        try addSite(2, place, within: .milliseconds(100))
      }
      child.send(SIGKILL)
      _ = child.wait()
      // One that has waited for twice its own patience by now is taken for gone, and the next one finds the campground free.
      _ = try? addSite(3, place, within: .milliseconds(100))
      #expect(throws: StoreError.unconfirmed) { try addSite(4, place, within: .milliseconds(200)) }
    }

    @Test func `a standby is read, and a write there is refused for what it is`() throws {
      let place = try location("start", primary)
      try addSiteAtPrimary(place)
      let copy = try location("standby", standby, primary)
      let read = try shell.run("campctl list-sites --quiet", environment: ["CAMPCTL_STORE": copy.description])
      #expect(read == Shell.Result(output: "1\n", errors: "", status: 0))
      for line in ["add-site 2", "init", "settings --name Lakeside"] {
        let refused = try shell.run("campctl \(line)", environment: ["CAMPCTL_STORE": copy.description])
        #expect(refused.status == 78)
        #expect(refused.errors.contains("is on a standby, which only reads"), "\(refused.errors)")
      }
    }

    /// Returns once a write waits for a standby.
    private func waitUntilHeld(_ place: StoreLocation) throws {
      let server = place.description.replacingOccurrences(of: "&campground=lakeside", with: "")
      let seen = try shell.run(
        """
        until psql -XqAt '\(server)' -c "SELECT wait_event FROM pg_stat_activity" | grep -q SyncRep; do sleep 0.05; done
        """)
      try #require(seen.status == 0, "\(seen)")
    }

    private func addSiteAtPrimary(_ place: StoreLocation) throws {
      _ = try Store(place, access: .owner)
      try addSite(1, place, within: .seconds(10))
    }
  }
#endif
