import Foundation
import Testing

/// A campctl at a terminal that nobody sees, at which a test types once it reads what it waits for.
final class Conversing {
  private let terminal: PseudoTerminal
  private let child: Child
  /// All that the terminal has shown.
  private(set) var shown = ""
  /// The end of the awaited text.
  private var read = ""

  init(_ line: String, in shell: borrowing Shell) throws {
    terminal = try PseudoTerminal()
    child = try Child(
      ["/bin/sh", "-c", "exec campctl \(line)"], environment: shell.environment.merging(["NO_COLOR": "1"]) { $1 },
      input: terminal.path,
      output: terminal.path, errors: terminal.path)
  }

  deinit { child.send(SIGKILL) }

  /// Waits until the terminal shows these words, behind those before.
  func wait(for words: String) throws {
    let end = ContinuousClock.now + .seconds(60)
    while true {
      take()
      if let place = read.range(of: words) {
        read = String(read[place.upperBound...])
        return
      }
      try #require(ContinuousClock.now < end, "\(words) does not come: \(shown)")
      usleep(2000)
    }
  }

  private func take() {
    let text = terminal.shown
    shown += text
    read += text
  }

  /// Types an answer to a question, and Return.
  func answer(_ words: String, _ text: String) throws {
    try wait(for: words)
    terminal.type(text + "\r")
  }

  /// Types keys once a question is there.
  func press(_ words: String, _ keys: String) throws {
    try wait(for: words)
    terminal.type(keys)
  }

  func send(_ signal: Int32) { child.send(signal) }

  /// The exit status once it has ended, and with it the settings of the terminal.
  func end() -> (status: Int32, isAsBefore: Bool) {
    let status = child.wait()
    take()
    return (status, terminal.isWhole)
  }
}
