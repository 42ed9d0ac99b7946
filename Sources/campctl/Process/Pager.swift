/// The program that shows a long text page by page, as git starts it.
struct Pager {
  private let command: String

  /// Returns nil for a terminal that cannot move its text, and when none is wanted: `PAGER` is then `cat`.
  init?() {
    let terminal = Environment.variable(.terminal)
    let chosen = Environment.isSet(.pager) ? Environment.variable(.pager) ?? "cat" : "less"
    guard let terminal, terminal != "dumb", chosen != "cat" else { return nil }
    command = chosen
  }

  /// Shows a text until the person has read it; returns false when the program cannot be started.
  func show(_ spool: Spool) throws -> Bool {
    // Short texts stay on the screen, colours are shown, and nothing is cleared.
    if !Environment.isSet(.optionsOfLess) { Environment.set(.optionsOfLess, to: "FRX") }
    // Who may only run campctl by ssh gets no shell from the pager.
    if Environment.isSet(.forcedCommand) { Environment.set("LESSSECURE", to: "1") }
    try spool.rewind()
    let status = try Subprocess(["/bin/sh", "-c", command], open: spool.file).wait()
    // A shell's own statuses for a program that is not there, or cannot be run.
    return status != 126 && status != 127
  }
}
