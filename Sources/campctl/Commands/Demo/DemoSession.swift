import CampgroundManager

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The session that README begins with, typed for somebody who watches.
struct DemoSession {
  /// Its commands; a test compares them with README's.
  static let commands = [
    "campctl add-site 1..12 --amps 30,50 --water --max-length 40",
    "campctl add-rate Standard --nightly 45.00",
    "campctl reserve --site 7 --new \"Bacon Lover\" --phone 910-543-9000 --arrive today --nights 2 --rig-length 28",
    "campctl reserve --site 7 --new \"Maple Walnut\" --phone 555-0142 --arrive tomorrow --nights 2",
    "campctl today",
  ]
  private static let today = "2027-06-01"

  private let output = OutputStream(file: 1)
  private var isWatched: Bool { output.isTerminal }

  /// Types each command and runs it, in a home of its own; without a terminal at once.
  func play(in folder: DemoFolder) throws {
    folder.enterAsHome(on: Self.today)
    // Nobody types, so that a pager would wait for ever.
    Environment.set(.pager, to: "cat")
    do {
      for command in Self.commands { try play(command) }
    } catch let error as OutputError where error.isReaderGone {}
  }

  private func play(_ command: String) throws {
    try show("$ ")
    for letter in command { try show(String(letter), after: 25) }
    try show("\n", after: 400)
    let status = try Subprocess(["/bin/sh", "-c", "\(command) 2>&1"], input: "/dev/null").wait()
    guard status < 128 else { throw ProgramStatus(number: status) }
    try show((status == 0 ? "" : "[\(status)]\n") + "\n")
    try wait(1500)
  }

  /// Prints a text, to somebody who watches after some milliseconds.
  private func show(_ text: String, after milliseconds: UInt32 = 0) throws {
    try wait(milliseconds)
    try output.write(text.utf8)
    try output.flush()
  }

  /// Waits if somebody watches; throws ``ExitStatus`` when the person ends it.
  private func wait(_ milliseconds: UInt32) throws {
    if isWatched { usleep(milliseconds * 1000) }
    if Signals.areWaiting { throw ExitStatus.interrupted }
  }
}
