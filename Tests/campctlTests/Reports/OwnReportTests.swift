import Foundation
import TestSupport
import Testing

/// Reports of the user's own: `campctl report --save`, and sections of the configuration.
@Suite struct OwnReportTests: ~Copyable {
  private let shell = Shell.campground(
    """
    add-rate base --nightly 30
    reserve --site 12 --new 'Ann Lee' --phone 555-0101 --arrive 2027-07-02 --nights 3
    reserve --site 12 --new 'Bob Low' --phone 555-0102 --arrive 2027-07-05 --nights 1
    """)
  private var file: URL { shell.home.appending(path: ".config/campctl/config") }

  /// The command in a shell whose configuration counts.
  private func run(_ line: String) throws -> Shell.Result { try shell.run("unset CAMPCTL_CONFIG; campctl \(line)") }

  private func output(_ line: String) throws -> String {
    let result = try run(line)
    try #require(result.status == 0, "\(line): \(result.errors)")
    return result.output
  }

  private func save() throws {
    _ = try output(
      "report --save late-payers list-balances --where 'balance:>0' --sort -balance --columns reservation,balance --title 'Late payers'"
    )
  }

  @Test func `a report that was saved is a command, which a line may narrow and change`() throws {
    try save()
    #expect(try output("report late-payers").hasPrefix("Late payers\nRESERVATION  BALANCE\nr-1            90.00\n"))
    #expect(try output("report late-payers --where camper:~low --csv") == "reservation,balance\r\nr-2,30.00\r\n")
    #expect(try output("report late-payers --where camper:~low --where 'balance:>30' --quiet") == "")
    let torn = try run("report late-payers --where 'camper:~x) or (balance:*'")
    #expect(torn.status == 64)
    #expect(torn.errors.hasPrefix("Error: The filter 'camper:~x) or (balance:*' has a mistake at character 10: "))
    #expect(try output("report late-payers --sort reservation --quiet --limit 1") == "r-1\n")
    #expect(try output("report late-payers --columns balance --print").contains("--columns balance"))
    #expect(try run("batch --jsonl <<'END'\nreport late-payers --columns balance\nEND").output.contains("\"90.00\""))
  }

  @Test func `it is in the help, the completions and the configuration`() throws {
    try save()
    #expect(try output("help report").contains("report late-payers          Late payers"))
    #expect(try output("help report late-payers").contains("campctl list-balances --where 'balance:>0'"))
    #expect(try output("config --json").contains("\"name\":\"late-payers\""))
    #expect(try output("__complete fish -- report la").contains("late-payers\tLate payers"))
    #expect(try output("__complete fish -- report late-payers --colu").contains("--columns"))
  }

  @Test func `it stands in the file alone, in the place of the one before it, and nothing else changes`() throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try
      "# mine\nactor = ann\n\n[report late-payers]\ncommand = list-sites\n\n# more\n[report sites]\ncommand = list-sites\n"
      .write(to: file, atomically: true, encoding: .utf8)
    try save()
    #expect(
      try String(contentsOf: file, encoding: .utf8) == """
        # mine
        actor = ann

        [report late-payers]
        command = list-balances
        where = balance:>0
        columns = reservation,balance
        sort = -balance
        title = Late payers

        # more
        [report sites]
        command = list-sites

        """)
    #expect(try output("report sites --quiet") == "12\n")
  }

  @Test(arguments: [
    ("x cancel r-1", "stands for no command"), ("x -- list-sites --store memory", "cannot have --store"),
    ("x -- export hledger books", "cannot have file"), ("x nothing", "There is no command nothing"),
    ("x 'undo --yes'", "stands for no command"), ("x", "Give the command"),
    ("revenue list-sites", "which is built in"), ("a/b list-sites", "is written in"),
    ("x -- report x", "no command report x"),
    ("x list-balances --where 'balanse:>0'", "no field balanse"), ("x list-sites --columns loop,lop", "no field lop"),
    ("x list-sites --where 'loop:A (type:tent'", "character 8"),
    ("x list-balances --where balance:much", "character 9"),
    ("x list-sites --title \"$(printf 'a\\nb')\"", "no line breaks"), ("x list-sites --edit", "Give either"),
  ])
  func `only a command that reads can be saved, under a name of its own`(_ line: String, _ words: String) throws {
    let result = try run("report --save \(line)")
    #expect(result.status == 64 && result.errors.contains(words), "\(result.errors)")
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test(arguments: [
    ("command = cancel r-1", 64), ("command = list-sites --store memory", 64), ("command = report x", 64),
    ("command = list-sites\ncolumns = nothing", 64), ("where = balance:>0", 78), ("comand = list-sites", 78),
    ("command = list-sites\nactor = ann", 78), ("command =", 78),
  ])
  func `a section that somebody wrote is refused as a line is`(_ section: String, _ status: Int32) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try "[report x]\n\(section)\n".write(to: file, atomically: true, encoding: .utf8)
    let result = try run("report x")
    #expect(result.status == status && result.output.isEmpty, "\(result.errors)")
  }

  @Test func `a built-in name wins, and editing needs a terminal`() throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try "[report revenue]\ncommand = list-sites\n".write(to: file, atomically: true, encoding: .utf8)
    #expect(try output("report revenue").hasPrefix("Revenue"))
    #expect(try run("report --edit </dev/null").errors.contains("needs a terminal"))
    #expect(try run("report --edit revenue").status == 64)
    #expect(try run("report nothing").errors.contains("There is no command report nothing"))
  }
}
