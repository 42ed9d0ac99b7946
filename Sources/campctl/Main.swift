import Arguments
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
      if let (invocation, reader) = try requested(CommandLine.arguments.dropFirst(), &printer) {
        let registry = CommandRegistry.ofProcess
        if Conversation.isPossible(about: invocation) {
          try Conversation(about: invocation, by: reader, among: registry).run()
        } else {
          try invocation.carryOut(among: registry)
        }
      }
    } catch let status as ExitStatus {
      exit(status.rawValue)
    } catch let status as ProgramStatus {
      exit(status.number)
    } catch {
      // In the middle of a line a shell has no place for an error.
      if CommandLine.arguments.dropFirst().first == CommandRegistry.completion { exit(0) }
      let failure = Failure(error)
      (printer ?? printerForUsage).report(failure)
      exit(failure.code)
    }
    exit(0)
  }

  /// The command that the words give, with the reader of its arguments; nil for help and the version, which are printed.
  private static func requested(
    _ words: ArraySlice<String>, _ printer: inout Printer?
  ) throws -> (Invocation, CommandReader)? {
    let registry = CommandRegistry.ofProcess
    // Options of every command may stand before its name, too.
    let before = words.first?.hasPrefix("-") == true ? Root.options(in: words) : []
    var rest = words.dropFirst(before.count)
    if rest.first == "--" { rest = rest.dropFirst() }
    guard let word = rest.first, !word.hasPrefix("-") else {
      let invocation = try Root.reader.invocation(words)
      try invocation.command.run(invocation, among: registry)
      return nil
    }
    guard let (entry, arguments) = try registry.find(rest) else {
      let invocation = try Root.reader.invocation(before + rest.dropFirst())
      guard invocation.common.isEmpty || invocation.common.wantsHelp else { throw registry.incomplete(word) }
      try Help(of: word).run(among: registry)
      return nil
    }
    let reader = entry.reader
    let invocation = reader.read(before.isEmpty ? arguments : before + arguments)
    switch (invocation.common.wantsHelp, invocation.common.wantsVersion) {
    case (true, _): try Help(of: entry.name).run(among: registry)
    case (_, true): try Root.printVersion(invocation.common)
    default:
      if invocation.fault == nil, invocation.command.hasFormats { printer = try invocation.common.printer() }
      return (invocation, reader)
    }
    return nil
  }

  /// The printer for arguments that could not be read: in the format that they seem to request.
  private static var printerForUsage: Printer {
    let wantsJSON = CommandLine.arguments.prefix { $0 != "--" }.contains { ["--json", "--jsonl"].contains($0) }
    let common = CommonArguments()
    let format = wantsJSON ? .json : (try? common.resolvedFormat()) ?? .text
    return Printer(format: format, quiet: false, color: common.resolvedColor)
  }
}
