import Basics
import CampgroundManager

/// Gives responses to standard output, and everything else to standard error.
///
/// This is the one place that chooses the format.
final class Printer {
  let format: OutputFormat
  let quiet: Bool
  let output: OutputStream
  private let errors: OutputStream
  /// The messages that wait for standard error; nil when none has to wait.
  private var delayed: [UInt8]?
  private var lastProgress = Instant.now
  private var hasProgress = false
  /// The program that shows long answers; nil for none.
  private let pager: Pager?
  private let style: TextStyle
  private let errorStyle: TextStyle

  init(format: OutputFormat, quiet: Bool, color: ColorChoice, isPaged: Bool = false) {
    self.format = format
    self.quiet = quiet
    output = OutputStream(file: 1)
    pager = isPaged && output.isTerminal ? Pager() : nil
    errors = OutputStream(file: 2)
    style = TextStyle(isColored: color.applies(to: output))
    errorStyle = TextStyle(isColored: color.applies(to: errors))
  }

  func print(_ response: Response) throws {
    try render(response)
    try output.flush()
    for text in response.notes { inform(text) }
  }

  /// Gives a response without letting it out yet.
  func render(_ response: Response) throws {
    switch response.body {
    case .one(let item): try print(item)
    case .many(let listing): try print(listing)
    case .document(let text):
      // A template's own words could steer a terminal; a file has them as they are.
      try output.write((output.isTerminal ? TerminalText.shown(text) : text).utf8)
    }
  }

  private func print(_ view: ResponseItem) throws {
    if !format.isJSON, let table = view.table { return try print(table) }
    switch format {
    case .json, .jsonl: try line(JSONWriter.object(view))
    case .csv, .ods: try table(RowWriter.keys(of: view)) { try $0(RowWriter.cells(of: view)) }
    case .text where quiet: try line(unlessEmpty: view.label)
    case .text:
      if let drawn = view.drawn { return try draw(drawn) }
      try line(unlessEmpty: view.text)
    }
  }

  /// Prints a table for programs, whose rows the body adds.
  func table(_ keys: [String], _ addRows: ((_ row: [TableCell]) throws -> Void) throws -> Void) throws {
    let form: any TableForm = format == .ods ? SpreadsheetForm() : CSVForm()
    try output.write(form.head(keys))
    try addRows { try output.write(form.row($0)) }
    try output.write(form.end)
  }

  /// An answer without a text is that nothing has changed.
  private func line(unlessEmpty text: String) throws {
    if !text.isEmpty { try line(text) }
  }

  private func print(_ list: some Listing) throws {
    switch format {
    case .jsonl: try list.each { try self.line(JSONWriter.object($0)) }
    case .json: try array(list)
    case .csv, .ods: try table(list.keys) { add in try list.each { try add(RowWriter.cells(of: $0)) } }
    case .text where quiet: try list.each { try self.line($0.label) }
    case .text: try draw(list)
    }
  }

  private func draw(_ view: some DrawnView) throws {
    for line in view.lines(on: screen) { try output.write((line + "\n").utf8) }
  }

  private func draw(_ list: some Listing) throws {
    let lines = try list.lines(on: screen)
    if lines.isEmpty { note(list.empty) }
    for line in lines { try output.write((line + "\n").utf8) }
  }

  var screen: Screen {
    Screen(width: output.width, height: output.height, style: style, isUnicode: Screen.isUnicodeLocale)
  }

  private func array(_ list: some Listing) throws {
    var separator = "["
    try list.each { view in
      try self.output.write(separator.utf8)
      try self.output.write(JSONWriter.object(view))
      separator = ",\n"
    }
    try output.write((separator == "[" ? "[]\n" : "]\n").utf8)
  }

  func line(_ bytes: [UInt8]) throws {
    try output.write(bytes)
    try output.write(CollectionOfOne(UInt8(ascii: "\n")))
  }

  private func line(_ text: String) throws {
    try output.write((TerminalText.sanitized(text, keepingLines: true) + "\n").utf8)
  }

  /// True when lines for people, which a program has no use for, are printed.
  var informs: Bool { format == .text && !quiet }

  /// Prints a line for people that a program has no use for.
  func inform(_ text: String) {
    if informs { note(text) }
  }

  /// Prints a note for people on standard error; it is lost when that is closed.
  func note(_ text: String) {
    say((TerminalText.sanitized(text) + "\n").utf8)
  }

  private func say(_ words: some Sequence<UInt8>) {
    guard delayed == nil else {
      delayed?.append(contentsOf: words)
      return
    }
    try? errors.write(words)
    try? errors.flush()
  }

  /// Delays all messages for standard error until the body is done, less those that are dropped meanwhile.
  func delayingMessages<Result>(_ body: () throws -> Result) rethrows -> Result {
    delayed = []
    defer {
      let words = delayed ?? []
      delayed = nil
      say(words)
    }
    return try body()
  }

  /// Drops the answers and messages that waited.
  func drop() throws {
    if delayed != nil { delayed = [] }
    try output.drop()
  }

  /// Prints the failure of a command, in the format of its answers.
  func report(_ failure: Failure) {
    guard !format.isJSON else {
      return say(JSONWriter.object { $0.object("error", failure.write) } + "\n".utf8)
    }
    if failure.isAnswerNo { return note(failure.text) }
    let place = failure.line.map { "Line \($0): " } ?? ""
    var lines =
      place + errorStyle.error("Error:") + " " + TerminalText.sanitized(failure.text, keepingLines: failure.hasRows)
      + "\n"
    if let hint = failure.hint?.sentence {
      lines += errorStyle.hint("Hint:") + " " + TerminalText.sanitized(hint) + "\n"
    }
    say(lines.utf8)
  }

  /// Shows the progress of a long command to a person at a terminal, in one line that is overwritten.
  func progress(_ text: String) {
    guard errors.isTerminal, !quiet else { return }
    let now = Instant.now
    guard lastProgress.duration(to: now) > .milliseconds(100) else { return }
    lastProgress = now
    try? errors.write("\r\u{1B}[K\(text)".utf8)
    try? errors.flush()
    hasProgress = true
  }

  func clearProgress() {
    guard hasProgress else { return }
    hasProgress = false
    try? errors.write("\r\u{1B}[K".utf8)
    try? errors.flush()
  }
}

extension Printer {
  /// Prints the answer of a command; when that fails, the error reports whether the write stands.
  func answer(_ response: Response, isWrite: Bool) throws {
    do {
      if !isWrite, let pager, let height = output.height {
        try print(response, by: pager, height: height)
      } else {
        try print(response)
      }
    } catch let error as OutputError {
      guard !error.isReaderGone else { return }
      var failure = Failure(error)
      failure.applied = isWrite ? .yes : .unknown
      throw failure
    }
  }

  /// Prints a response page by page where it is longer than the screen. All of it is read before anybody is waited for.
  private func print(_ response: Response, by pager: Pager, height: Int) throws {
    output.hold(in: Spool())
    try render(response)
    if output.isLonger(than: height - 1), let text = try? output.handOver() {
      if try !pager.show(text) {
        try text.rewind()
        try text.forEachPiece { try output.write($0) }
      }
    } else {
      try output.release()
    }
    output.stopWaiting()
    try output.flush()
    for text in response.notes { inform(text) }
  }
}
