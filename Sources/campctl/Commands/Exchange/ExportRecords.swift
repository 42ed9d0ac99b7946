import Arguments
import Basics
import CampgroundManager

/// Exports the records of one kind as a sheet: the commands `export campers`, `export reservations` and so on.
struct ExportRecords<Declaration: RecordDeclaration>: SessionCommand {
  var file: String?
  var ods = false
  var exact = false

  static var help: CommandHelp { Declaration.words.help(of: Declaration.subject) }

  static var arguments: [Argument<Self>] {
    [
      positional(
        "file", .text.named("file", completion: .file), "The file to create (default: standard output)."
      ) { $0.file = $1 }.optional(),
      flag("ods", "A spreadsheet, as flat OpenDocument, instead of CSV.") { $0.ods = $1 }.lastCounts(),
      flag("exact", "CSV for programs: without the apostrophe before a text that a spreadsheet would calculate.") {
        $0.exact = $1
      },
    ]
  }

  func run(_ invocation: Invocation, in session: Session) throws {
    let format = format(of: invocation, session.printer.format)
    let path = file == "-" ? nil : file
    if path?.isEmpty == true { throw Failure.usage(.emptyPath) }
    let campground = try session.open(.existing)
    guard let path else { return try send(campground, format, in: session) }
    let new = try NewFile(path)
    try campground.records.forEachPiece(of: Declaration.subject, in: format) { try new.write($0) }
    let bytes = try new.put()
    let view = FileView(file: path, bytes: bytes, text: "Wrote \(path), \(bytes) bytes.")
    try session.print(Response(view), isWrite: false)
  }

  /// The format of the records, which `--json`, `--jsonl` and `--csv` choose as they do for answers; of several the
  /// last.
  private func format(of invocation: Invocation, _ format: OutputFormat) -> SheetFormat {
    if ods, invocation.isLast("ods", of: ["json", "jsonl", "csv"]) { return .openDocument }
    switch format {
    case .text, .csv: return .csv(isExact: exact)
    case .jsonl: return .jsonLines
    case .json: return .json
    }
  }

  /// Prints the records; a slow reader would make writers wait, so output begins when all are read.
  private func send(_ campground: Campground, _ format: SheetFormat, in session: Session) throws {
    let output = OutputStream(file: 1)
    let isTerminal = output.isTerminal
    output.hold(in: Spool())
    try campground.records.forEachPiece(of: Declaration.subject, in: format) { bytes in
      guard isTerminal else { return try output.write(bytes) }
      // The terminal ends lines by itself; the CR of a CSV would be shown.
      let text = String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
      try output.write(TerminalText.sanitized(text, keepingLines: true).utf8)
    }
    do {
      try output.release()
    } catch let error as OutputError where error.isReaderGone {}
  }
}
