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
    do {
      try requireUsableProcess()
      try run(Arguments.hoisted(Array(CommandLine.arguments.dropFirst())))
    } catch {
      let failure = Failure(error)
      errorPrinter.report(failure)
      exit(failure.code)
    }
    exit(0)
  }

  private static func run(_ arguments: [String]) throws {
    try Verbs.requireKnown(arguments)
    var command: any ParsableCommand
    do {
      command = try Campctl.parseAsRoot(arguments)
      // What is no command of ours asks for help, and does so by throwing.
      if !(command is any CampgroundCommand) { return try command.run() }
    } catch  where Campctl.exitCode(for: error).isSuccess {
      return try printHelp(Campctl.message(for: error))
    } catch {
      throw Failure(usage: Campctl.message(for: error), of: arguments)
    }
    try command.run()
  }

  private static func printHelp(_ text: String) throws {
    let output = OutputStream(file: 1)
    try output.write((text + "\n").utf8)
    try output.flush()
  }

  /// Prints errors in the format of the answers, also when the arguments could not be parsed.
  private static var errorPrinter: Printer {
    let isJSONAsked = CommandLine.arguments.contains { ["--json", "--jsonl"].contains($0) }
    let ofEnvironment = Environment.variable("CAMPCTL_FORMAT").flatMap(OutputFormat.init) ?? .text
    return Printer(format: isJSONAsked ? .json : ofEnvironment, quiet: false, color: .ofEnvironment)
  }

  private static func requireUsableProcess() throws {
    // The next file to be opened would take the place of a closed standard output, and be written to.
    guard fcntl(1, F_GETFD) != -1 else {
      var failure = Failure(OutputError(code: EBADF))
      failure.applied = .no
      throw failure
    }
    for index in 0..<Int(CommandLine.argc) {
      guard let argument = CommandLine.unsafeArgv[index] else { continue }
      if String(validatingCString: argument) == nil {
        throw Failure.invalidEncoding(String(cString: argument))
      }
    }
  }
}
