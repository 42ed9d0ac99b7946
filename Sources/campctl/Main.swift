import ArgumentParser
import CampgroundManager

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The process: arguments in, an exit status out.
@main
enum Main {
  /// The one place that turns an error into text and an exit status.
  static func main() {
    // A closed pipe and a file-size limit are then errors of a write, not the end of the process.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    ProcessCheck.leaveNoCore()
    var printer: Printer?
    do {
      try ProcessCheck.run()
      try run(Verbs.campctl.settled(Arguments.hoisted(Array(CommandLine.arguments.dropFirst()))), &printer)
    } catch let code as ExitCode {
      exit(code.rawValue)
    } catch {
      let failure = Failure(error)
      (printer ?? printerForUsage).report(failure)
      exit(failure.code)
    }
    exit(0)
  }

  private static func run(_ arguments: [String], _ printer: inout Printer?) throws {
    if let (globals, command) = Verbs.campctl.plain(arguments) {
      printer = try globals.printer()
      return try command.run(in: Session(globals))
    }
    if let command = Verbs.campctl.parsed(arguments) { return try run(command, &printer) }
    try Verbs.campctl.requireKnown(arguments)
    var command: any ParsableCommand
    do {
      command = try Campctl.parseAsRoot(arguments)
      // What is no command of ours asks for help, and does so by throwing.
      if !(command is any GlobalCommand) { return try command.run() }
    } catch  where Campctl.exitCode(for: error).isSuccess {
      return try printHelp(Campctl.message(for: error))
    } catch {
      throw Verbs.campctl.failure(usage: Campctl.message(for: error), of: arguments)
    }
    if let command = command as? any GlobalCommand { try run(command, &printer) }
  }

  private static func run(_ command: any GlobalCommand, _ printer: inout Printer?) throws {
    printer = try command.global.globals.printer()
    if let command = command as? any CommandAmongAll { return try command.run(among: .campctl) }
    var command = command
    try command.run()
  }

  private static func printHelp(_ text: String) throws {
    let output = OutputStream(file: 1)
    do {
      try output.write((text + "\n").utf8)
      try output.flush()
    } catch let error as OutputError where error.isReaderGone {}
  }

  /// For arguments that could not be parsed: the format is what they seem to ask for.
  private static var printerForUsage: Printer {
    let isJSONAsked = CommandLine.arguments.prefix { $0 != "--" }.contains { ["--json", "--jsonl"].contains($0) }
    let ofEnvironment = Environment.variable("CAMPCTL_FORMAT").flatMap(OutputFormat.init) ?? .text
    return Printer(format: isJSONAsked ? .json : ofEnvironment, quiet: false, color: .ofEnvironment)
  }
}
