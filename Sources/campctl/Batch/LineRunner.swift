import CampgroundManager

/// Runs lines of a batch one by one, answers each, and counts the outcomes.
final class LineRunner {
  let campground: Campground
  let printer: Printer
  /// The outcomes of the lines so far.
  var tally = BatchTally()
  /// The status of the first line that was done and has to be looked at, such as an import with a conflict.
  private(set) var status = ExitStatus.done
  let names = LineNames()
  private let lines: BatchLine
  /// The arguments of every line that has none of its own.
  let write: WriteArguments

  init(_ campground: Campground, _ printer: Printer, _ registry: CommandRegistry, _ write: WriteArguments) {
    self.campground = campground
    self.printer = printer
    lines = BatchLine(registry, names) { campground.clock.today }
    self.write = write
  }

  /// Runs a line and gives its answer, or the reason for its refusal.
  func answer(_ line: BatchLines.Line) throws {
    if let failure = try perform(line) { try printer.print(failure, ofLine: line.number) }
  }

  /// Runs a line and gives its answer; returns the reason for its refusal. A failing store throws.
  func perform(_ line: BatchLines.Line) throws -> Failure? {
    var given: Invocation?
    names.beginLine()
    do {
      guard let bytes = line.bytes else { throw Failure.line(.tooLong) }
      guard var invocation = try lines.readable(bytes), let command = invocation.command.onCampground else {
        return nil
      }
      given = invocation
      if let fault = invocation.fault { throw fault }
      invocation.write = write(of: command, invocation.write, line.number)
      let response = try perform(invocation, command)
      try names.keep(line: line.number, LineNames.Outcome(response, isDryRun: invocation.write.dryRun))
      try printer.print(response, ofLine: line.number, invocation.name)
      tally.addDone()
      if status == .done { status = response.status }
      return nil
    } catch let error as StoreError {
      throw error
    } catch let error as UnansweredWrite where error.error is StoreError {
      throw error
    } catch let error as OutputError {
      throw error
    } catch let error as FileError {
      // Its answer finds no room: then the line is not done either.
      throw error
    } catch {
      tally.addRefused()
      names.keep(line: line.number, .refused)
      var failure = given?.allFaults(error, in: campground) ?? Failure(error)
      failure.line = line.number
      failure.command = failure.command ?? given?.name
      return failure
    }
  }

  private func perform(_ invocation: Invocation, _ command: some CampgroundCommand) throws -> Response {
    if names.current != nil, command.access != .create { throw Failure.line(.nameOfReading(invocation.name)) }
    // A key is looked up before anything is resolved (R43).
    if let failure = invocation.namesFailure, try !invocation.isKept(in: campground) { throw failure }
    return try invocation.perform(command, in: campground)
  }

  private func write(of command: any CampgroundCommand, _ line: WriteArguments, _ number: Int) -> WriteArguments {
    var line = line
    line.actor = line.actor ?? write.actor
    if command.access == .create, line.key == nil { line.key = write.key.map { "\($0):\(number)" } }
    line.yes = true
    return line
  }
}
