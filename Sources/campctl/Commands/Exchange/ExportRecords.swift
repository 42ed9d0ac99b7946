import Arguments
import Basics
import CampgroundManager

/// Exports the records of one kind as a sheet: the commands `export campers`, `export reservations` and so on.
struct ExportRecords<Declaration: RecordDeclaration>: SessionCommand {
  var file: String?
  var exact = false

  static var help: CommandHelp { Declaration.words.help(of: Declaration.subject) }

  static var arguments: [Argument<Self>] {
    [
      positional(
        "file", .text.named("file", completion: .file), "The file to create (default: standard output)."
      ) { $0.file = $1 }.optional(),
      flag("exact", "CSV for programs: without the apostrophe before a text that a spreadsheet would calculate.") {
        $0.exact = $1
      },
    ]
  }

  static var asking: [Argument<AskArguments>] {
    Declaration.list == nil ? AskArguments.narrowing : AskArguments.sifting
  }
  static var listFields: ListFields? {
    Declaration.list.map { type(of: $0).listFields } ?? ListFields(of: ReservationView.self)
  }
  var looksAtCampground: Bool { true }

  func run(_ invocation: Invocation, in session: Session) throws {
    let format = format(session.printer.format)
    let path = file == "-" ? nil : file
    if path?.isEmpty == true { throw Failure.usage(.emptyPath) }
    let sheet = try sheet(of: invocation, in: session)
    guard let path else { return try send(sheet, format) }
    let new = try NewFile(path)
    try sheet.forEachPiece(in: format) { try new.write($0) }
    let bytes = try new.put()
    let view = FileView(file: path, bytes: bytes, text: "Wrote \(path), \(bytes) bytes.")
    try session.print(Response(view), isWrite: false)
  }

  /// The records, of which a filter leaves those of its stays, or itself chooses them.
  private func sheet(of invocation: Invocation, in session: Session) throws -> ChosenRecords {
    guard let list = Declaration.list, !invocation.ask.filters.isEmpty else {
      return ChosenRecords(campground: try session.openNarrowed(invocation), subject: Declaration.subject)
    }
    let campground = try session.open(.existing)
    let question = try ListQuestion(invocation.ask, in: campground)
    guard case .many(let all) = try list.perform(in: campground).body else { throw Failure.usage(.noQuestions) }
    let names = Set(try all.answering(question).ids)
    question.spokenDays.forEach(session.printer.inform)
    return ChosenRecords(campground: campground, subject: Declaration.subject, names: names)
  }

  /// The format of the records, which is chosen as for answers.
  private func format(_ format: OutputFormat) -> SheetFormat {
    switch format {
    case .ods: return .openDocument
    case .text, .csv: return .csv(isExact: exact)
    case .jsonl: return .jsonLines
    case .json: return .json
    }
  }

  /// Prints the records; a slow reader would make writers wait, so output begins when all are read.
  private func send(_ sheet: ChosenRecords, _ format: SheetFormat) throws {
    let output = OutputStream(file: 1)
    let isTerminal = output.isTerminal
    output.hold(in: Spool())
    try sheet.forEachPiece(in: format) { bytes in
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

/// The records of one kind, or those of some names.
private struct ChosenRecords {
  let campground: Campground
  let subject: RecordSubject
  var names: Set<String>?

  func forEachPiece(in format: SheetFormat, _ body: ([UInt8]) throws -> Void) throws {
    try campground.records.forEachPiece(of: subject, in: format, named: names, body)
  }
}
