import CampgroundManager

/// Does lines of a batch one by one, answers each, and counts what came of them.
final class LineRunner {
  /// What came of the lines so far.
  struct Counts {
    var done = 0
    var refused = 0
  }

  let campground: Campground
  let printer: Printer
  var counts = Counts()
  private let line: BatchLine
  /// Of every line, where it does not say otherwise.
  private let terms: Terms

  init(_ campground: Campground, _ printer: Printer, _ verbs: Verbs, _ terms: Terms) {
    self.campground = campground
    self.printer = printer
    line = BatchLine(verbs: verbs)
    self.terms = terms
  }

  /// Does a line and gives its answer, or why it was refused.
  func answer(_ line: BatchLines.Line) throws {
    if let failure = try perform(line) { try printer.print(failure, ofLine: line.number) }
  }

  /// Does a line and gives its answer; returns why it was refused. A failing store throws.
  func perform(_ line: BatchLines.Line) throws -> Failure? {
    var name: String?
    do {
      guard let bytes = line.bytes else { throw BatchLine.unreadable("The line is longer than 1 MiB") }
      guard var command = try self.line.command(bytes) else { return nil }
      name = command.name
      command.terms = terms(of: command, line.number)
      try printer.print(try command.perform(in: campground), ofLine: line.number, command.name)
      counts.done += 1
      return nil
    } catch let error as StoreError {
      throw error
    } catch let error as OutputError {
      throw error
    } catch let error as FileError {
      // Its answer finds no room: then the line is not done either.
      throw error
    } catch {
      counts.refused += 1
      var failure = Failure(error)
      failure.line = line.number
      failure.command = name
      return failure
    }
  }

  private func terms(of command: PreparedCommand, _ number: Int) -> Terms {
    var line = command.terms
    line.actor = line.actor ?? terms.actor
    if command.access == .create, line.key == nil { line.key = terms.key.map { "\($0):\(number)" } }
    line.yes = true
    return line
  }
}
