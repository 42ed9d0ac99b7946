import Foundation
import TestSupport
import Testing

@testable import campctl

/// `info --health`, which programs read that watch over a campground.
struct HealthTests: ~Copyable {
  private let shell = Shell.campground()

  private func health(_ options: String = "") throws -> [String: Any] {
    let result = try shell.run("campctl info --health \(options)")
    #expect(result.status == 0 && result.output.split(separator: "\n").count == 1, "\(result.errors)")
    return try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
  }

  @Test func `it is one line with the newest entry`() throws {
    try shell.json("add-camper Ann --phone 555-0101")
    let found = try health()
    #expect(found["ok"] as? Bool == true && found["newestBackup"] is NSNull)
    let newest = try #require(found["newestEntry"] as? [String: String])
    #expect(try shell.run("campctl log --quiet --limit 1").output == "\(newest["id"] ?? "")\n")
    #expect(try health("--json").keys == found.keys)
  }

  @Test func `it has the age of the newest dated backup`() throws {
    let folder = "\(shell.home.path)/backups"
    #expect(try health("--backups \(folder)")["newestBackup"] is NSNull)
    try #require(try shell.run("campctl backup \(folder) --rotate 5 --now 2027-07-02T02:00").status == 0)
    try #require(try shell.run("campctl backup \(folder) --rotate 5 --now 2027-07-03T02:00").status == 0)
    let found = try #require(try health("--backups \(folder) --now 2027-07-03T03:30")["newestBackup"] as? [String: Any])
    #expect(found["ageSeconds"] as? Int == 5400)
    #expect((found["file"] as? String)?.contains("2027-07-03-020000") == true)
  }

  @Test func `a folder of backups stands beside it alone`() throws {
    let result = try shell.run("campctl info --backups /srv")
    #expect(result.status == 64 && result.errors.contains("--backups needs --health"))
  }
}
