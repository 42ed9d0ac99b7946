#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A line that a person types at the terminal, which Esc ends at once.
///
/// The terminal then passes every key on. It has its former settings again whenever a line is read to its end, also by
/// a signal, which waits until then.
enum TerminalLine {
  /// Reads a line behind a question; nil when the person has left it with Esc or, before anything was typed, with Ctrl-D.
  ///
  /// The question is shown once every key is passed on, as some type before they have read.
  static func typed(behind question: String, _ show: (String) -> Void) -> String? {
    var former = termios()
    guard tcgetattr(0, &former) == 0 else { return nil }
    Signals.hold()
    var own = former
    own.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    tcsetattr(0, TCSADRAIN, &own)
    show(question)
    var line = EditedLine()
    let step = finish(&line, show)
    tcsetattr(0, TCSADRAIN, &former)
    show("\n")
    Signals.release()
    if step == .interrupted { raise(SIGINT) }
    return step == .finished ? line.text : nil
  }

  /// Takes keys until one ends the line.
  private static func finish(_ line: inout EditedLine, _ show: (String) -> Void) -> EditedLine.Step {
    while let byte = next() {
      if byte == 0x1B, isSequence() { continue }
      let step = line.type(byte)
      guard case .shown(let text) = step else { return step }
      if !text.isEmpty { show(text) }
    }
    return .ended
  }

  /// The next byte; nil at the end of the input, and when a signal waits.
  private static func next() -> UInt8? {
    while !Signals.areWaiting {
      // A signal that is held back does not end the waiting by itself.
      guard isReady(within: 50) else { continue }
      var byte: UInt8 = 0
      return read(0, &byte, 1) == 1 ? byte : nil
    }
    return nil
  }

  /// True for a key such as an arrow, whose bytes follow Esc at once; they are passed over.
  private static func isSequence() -> Bool {
    guard isReady(within: 25), let first = next() else { return false }
    guard first == UInt8(ascii: "[") || first == UInt8(ascii: "O") else { return true }
    while isReady(within: 25), let byte = next(), !(0x40...0x7E).contains(byte) {}
    return true
  }

  private static func isReady(within milliseconds: Int32) -> Bool {
    var query = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    return poll(&query, 1, milliseconds) > 0
  }
}
