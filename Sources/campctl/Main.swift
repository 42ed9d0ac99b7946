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
      try run(CommandLine.arguments.dropFirst(), &printer)
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

  private static func run(_ words: ArraySlice<String>, _ printer: inout Printer?) throws {
    let registry = CommandRegistry.campctl
    // Options of every command may stand before its name, too.
    let before = words.first?.hasPrefix("-") == true ? Root.options(in: words) : []
    var rest = words.dropFirst(before.count)
    if rest.first == "--" { rest = rest.dropFirst() }
    guard let word = rest.first, !word.hasPrefix("-") else {
      let invocation = try Root.reader.invocation(words)
      return try invocation.command.run(invocation, among: registry)
    }
    guard let (entry, arguments) = try registry.find(rest) else {
      let invocation = try Root.reader.invocation(before + rest.dropFirst())
      guard invocation.common.isEmpty || invocation.common.wantsHelp else { throw registry.incomplete(word) }
      return try Help(of: word).run(among: registry)
    }
    let invocation = entry.reader.read(before + arguments)
    if invocation.common.wantsHelp { return try Help(of: entry.name).run(among: registry) }
    if invocation.common.wantsVersion { return try Root.printVersion(invocation.common) }
    if invocation.fault == nil, invocation.command.hasFormats { printer = try invocation.common.printer() }
    guard Conversation.isPossible(about: invocation) else { return try invocation.carryOut(among: registry) }
    try Conversation(about: invocation, by: entry.reader, among: registry).run()
  }

  /// The printer for arguments that could not be read: in the format that they seem to request.
  private static var printerForUsage: Printer {
    let isJSONAsked = CommandLine.arguments.prefix { $0 != "--" }.contains { ["--json", "--jsonl"].contains($0) }
    let common = CommonArguments()
    let format = isJSONAsked ? .json : (try? common.resolvedFormat()) ?? .text
    return Printer(format: format, quiet: false, color: common.resolvedColor)
  }
}
