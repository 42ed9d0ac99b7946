import CampgroundManager
import Foundation
import TestSupport
import Testing

@testable import campctl

/// Inputs that have no end, or too late a one, and those that are no input at all.
@Suite(TestEngine.ofFiles("it is about what is read, not where it is kept")) struct InputEndTests: ~Copyable {
  private let shell = Shell.campground()

  private static let imports = [
    "import campers", "import reservations", "import rates", "import sites", "import ical --site 12 --feed x", "batch",
    "batch --keep-going",
  ]

  @Test(arguments: imports, ["/dev/zero", "/dev/full", "/dev/random", "/dev/urandom"])
  func `a device without an end is refused before it is read`(line: String, device: String) throws {
    let bytes = shell.storeBytes
    for path in ["\(device)", "- < \(device)"] {
      let result = try shell.run("campctl \(line) \(path)")
      #expect(result.status == 65, "\(result.errors)")
      #expect(result.errors.contains("it is a device, which may have no end; a file, a pipe or a terminal is read."))
    }
    #expect(shell.storeBytes == bytes)
  }

  @Test(arguments: imports.filter { $0 != "import sites" })
  func `a folder is refused by what is read in its place`(line: String) throws {
    let result = try shell.run("campctl \(line) ~")
    #expect(result.status == 65)
    #expect(result.errors.hasPrefix("Error: \(shell.home.path) cannot be read: it is a folder; a file, a pipe"))
  }

  @Test(arguments: imports)
  func `the empty device is an empty file`(line: String) throws {
    let result = try shell.run("campctl \(line) /dev/null")
    #expect(!result.errors.contains("device"), "\(result.errors)")
  }

  @Test(
    arguments: imports.filter { !$0.hasPrefix("batch") },
    ["", "x\n", "BEGIN:VCALENDAR\nX\n", "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nDTSTART:x\nEND:VEVENT\nEND:VCALENDAR\n"])
  func `an error names standard input, not its sign`(line: String, input: String) throws {
    try Data(input.utf8).write(to: shell.home.appending(path: "input"))
    let words = line.split(separator: " ")
    let command = (words.prefix(2) + ["-"] + words.dropFirst(2)).joined(separator: " ")
    let result = try shell.run("campctl \(command) < ~/input")
    #expect(result.status == 65)
    #expect(result.errors.contains("tandard input") && !result.errors.contains(" - "), "\(result.errors)")
    let value = try shell.refusal("\(command) < ~/input").problems.first?["value"] as? String
    #expect(value == (line.hasPrefix("import ical") && input.contains("DTSTART") ? "x" : "-"))
  }

  @Test func `pipes, sockets and links to files are read`() throws {
    let shell = Shell()
    let rows = "name,phone\nAcorn Squash,555-0101\n"
    try Data(rows.utf8).write(to: shell.home.appending(path: "rows.csv"))
    _ = try shell.run("mkfifo ~/pipe; ln -s rows.csv ~/link")
    for (number, line) in [
      "import campers ~/rows.csv", "import campers ~/link", "import campers - < ~/rows.csv",
      "import campers ~/pipe & cat ~/rows.csv > ~/pipe; wait $!",
      "import campers - < ~/pipe & cat ~/rows.csv > ~/pipe; wait $!",
    ].enumerated() {
      let result = try shell.run("campctl --store ~/\(number).sqlite \(line)")
      #expect(result.status == 0, "\(line): \(result.errors)")
      #expect(try shell.run("campctl --store ~/\(number).sqlite list-campers -q").output == "c-1\n")
    }
  }

  @Test func `a line of a batch reads regular files alone, as it could not wait`() throws {
    _ = try shell.run("mkfifo ~/pipe")
    for path in ["\(shell.home.path)/pipe", "/dev/zero"] {
      let outcome = try shell.batch("import campers \(path)")
      #expect(outcome.status == 65)
      #expect(outcome.errors.contains("\(path) cannot be read: it is not a file"))
    }
  }

  @Test(arguments: imports.filter { $0 != "batch --keep-going" })
  func `a pipe without an end is given up at the limit, with the line reached`(line: String) throws {
    let bytes = shell.storeBytes
    let result = try shell.run("yes 0123456 | campctl \(line) - --max-size 1M")
    #expect(result.status == 65)
    #expect(
      result.errors.hasPrefix(
        "Error: Standard input cannot be read: it goes on after 1 MiB, in line 131073, and nothing was read; "
          + "--max-size reads more."), "\(result.errors)")
    #expect(shell.storeBytes == bytes)
    #expect(try shell.filesBesideStore().count <= 1)
  }

  @Test func `a file that is too large is refused before it is read, with the size that reads it`() throws {
    _ = try shell.run("truncate -s 3G ~/large")
    for line in ["import campers", "import ical --site 12 --feed x"] {
      try shell.expectErrors(
        "campctl \(line) ~/large", 65, "it has 3221225472 bytes, more than 1 GiB; --max-size 3G reads it.")
    }
    #expect(try shell.batch("import campers \(shell.home.path)/large").status == 65)
  }

  @Test(arguments: ["import sites", "import sites --list-facilities", "import sites --facility 1"])
  func `so is one of a folder`(line: String) throws {
    _ = try shell.run("mkdir ~/export; echo CampsiteID > ~/export/Campsites_API_v1.csv")
    let result = try shell.run("campctl \(line) ~/export --max-size 5")
    #expect(result.errors.contains("it has 11 bytes, more than 5 bytes; --max-size 1K reads it."))
    #expect(result.status == 65)
    _ = try shell.run("campctl export all ~/whole")
    try shell.expectErrors(
      "campctl import all ~/whole --store ~/new.sqlite --max-size 5", 65, "manifest.json cannot be read: it has ")
  }

  @Test(
    arguments: [
      ("1", 1), ("500M", 500 << 20), ("2g", 2 << 30), ("3K", 3072), ("G", nil), ("", nil), ("1.5G", nil), ("-1", nil),
      ("9999999999G", nil), ("0", nil), ("1 G", nil), ("٣", nil), ("1Gi", nil),
    ] as [(String, Int?)])
  func `a size is a number of bytes, or of 1024, of 1024 K or of 1024 M`(text: String, bytes: Int?) throws {
    #expect(InputSize.bytes(text).flatMap { $0 > 0 ? $0 : nil } == bytes)
    if let bytes { #expect(InputSize.bytes(InputSize.text(bytes)) == bytes) }
  }

  @Test func `a size that is none is refused by its form`() throws {
    try shell.expectErrors(
      "campctl import campers Fixtures/nowhere --max-size much", 64, "it is written like 500M or 2G")
  }
}
