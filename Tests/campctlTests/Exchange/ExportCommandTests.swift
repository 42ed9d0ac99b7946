import Foundation
import TestSupport
import Testing

/// Records as programs and people export them.
@Suite struct ExportCommandTests: ~Copyable {
  private let shell = Shell.campground(
    """
    add-camper '=1+1' --phone 0049171 --notes '-5.00'
    reserve --site 12 --camper c-1 --arrive 2027-07-31 --nights 2
    """)

  @Test func `records go to standard output in each format`() throws {
    let csv = try shell.run("campctl export campers")
    #expect(csv.status == 0)
    #expect(csv.output.hasPrefix("id,fullName,phoneNumber,email,"))
    #expect(csv.output.contains("\r\n\"c-2\",\"'=1+1\",\"0049171\",,,,,\"-5.00\",,\r\n"))
    let exact = try shell.run("campctl export campers --exact")
    #expect(exact.output.contains("\r\n\"c-2\",\"=1+1\",\"0049171\",,,,,\"-5.00\",,\r\n"))
    #expect(try shell.run("campctl export campers --csv -").output == csv.output)
    let lines = try shell.run("campctl export campers --jsonl").output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("{\"id\":\"c-2\",\"fullName\":\"=1+1\",\"phoneNumber\":\"0049171\",\"email\":null,"))
    #expect(try shell.jsonList("export campers").count == 2)
    #expect(try shell.run("campctl export reservations --ods").output.contains("office:date-value=\"2027-07-31\""))
  }

  @Test func `a file is new, and one's own`() throws {
    let made = try shell.json("export nights ~/nights.json")
    let path = shell.home.appending(path: "nights.json")
    let bytes = try Data(contentsOf: path)
    #expect(made["bytes"] as? Int == bytes.count)
    #expect((try JSONSerialization.jsonObject(with: bytes) as? [Any])?.count == 2)
    let permissions = try FileManager.default.attributesOfItem(atPath: path.path)[.posixPermissions] as? Int
    #expect(permissions == 0o600)
    #expect(try shell.refusal("export nights ~/nights.json").status == 5)
    #expect(try Data(contentsOf: path) == bytes)
    let text = try shell.run("campctl export sites ~/sites.csv")
    #expect(text.output.hasPrefix("Wrote ") && text.output.hasSuffix("bytes.\n"))
  }

  @Test func `what an export, the rejects of its import and their import bring back is what was there`() throws {
    let texts = ["=cmd|' /C calc'!A0", "'=1", "''+A1", "@home", "-2+3", "'", "+1 928", "\"=1\"", "a;=1+1;b", "＝1"]
    for (place, text) in texts.enumerated() {
      _ = try shell.run(
        "campctl add-camper \(Shell.quoted(text + " \(place)")) --phone 555-010\(place) --notes \(Shell.quoted(text))")
    }
    #expect(try shell.run("campctl export campers ~/campers.csv").status == 0)
    let path = shell.home.appending(path: "campers.csv")
    let table = try String(contentsOf: path, encoding: .utf8)
    let rows = table.split(separator: "\r\n").map(String.init)
    // Each row is refused once for its phone number.
    let broken = rows.map { $0.replacing(/"555-010\d"/) { "\"?\($0.output.dropFirst())" } }
    try Data(broken.joined(separator: "\r\n").utf8).write(to: path)
    let other = Shell()
    let line = "campctl import campers \(path.path) --keep-going --rejects ~/rejects.csv"
    #expect(try other.run(line).status == 6)
    let rejects = other.home.appending(path: "rejects.csv")
    let mended = try String(contentsOf: rejects, encoding: .utf8).replacing("?555", with: "555")
    try Data(mended.utf8).write(to: rejects)
    #expect(try other.run("campctl import campers ~/rejects.csv").status == 0)
    let came = try other.jsonList("list-campers").compactMap { $0["notes"] as? String }
    #expect(Set(came).isSuperset(of: texts), "\(came)")
    #expect(try other.run("campctl export campers").output.split(separator: "\r\n").count == rows.count)
  }

  @Test(TestEngine.ofFiles("it gives a file a second name"))
  func `neither an export nor a backup takes the place of the campground, under whatever name`() throws {
    let (store, folder) = (shell.store.path, shell.store.deletingLastPathComponent())
    let names = ["hard": link, "soft": symlink].mapValues { $0 }
    for (name, make) in names { #expect(make(store, folder.appending(path: name).path) == 0) }
    let before = shell.storeBytes
    for place in [store] + names.keys.map({ folder.appending(path: $0).path }) {
      for line in [
        "backup \(place)", "export campers \(place)", "export all \(place)", "export ical \(place)",
        "export hledger \(place)", "import campers Fixtures/Imports/guests.csv --rejects \(place)",
      ] {
        #expect(try shell.run("campctl \(line)").status == 5, "\(line)")
      }
      let refused = try shell.refusal("restore \(place) --yes")
      #expect(refused.status == 64)
      #expect(refused.message.contains("is the campground itself"))
      #expect(shell.storeBytes == before)
    }
  }

  @Test(TestEngine.ofFiles("it looks at what lies beside a file"))
  func `a journal beside a backup is answered with the backup's own name, and a check takes it away`() throws {
    try shell.json("backup ~/kept.sqlite")
    try Data("garbage".utf8).write(to: shell.home.appending(path: "kept.sqlite-journal"))
    let refused = try shell.refusal("restore ~/kept.sqlite --dry-run")
    #expect(refused.status == 74)
    #expect(refused.message.contains("/kept.sqlite-journal"))
    #expect(refused.error["applied"] as? Bool == false)
    #expect(try shell.run("campctl check --store ~/kept.sqlite").status == 0)
    #expect(try shell.run("campctl restore ~/kept.sqlite --dry-run").status == 0)
  }

  @Test func `a terminal shows the records in plain lines`() throws {
    let shown = try shell.typing("", to: "campctl export campers").output
    #expect(shown.contains("Bacon Lover"))
    #expect(!shown.contains("\r") && !shown.contains("\\u{D}"), "\(shown)")
  }

  @Test(TestEngine.ofFiles("a server begins no campground by itself"))
  func `an empty name is refused, and no campground is made`() throws {
    #expect(try shell.run("campctl export campers ''").status == 64)
    #expect(try Shell().run("campctl export campers").status == 78)
    #expect(try shell.run("campctl export campers | true").status == 0)
  }
}
