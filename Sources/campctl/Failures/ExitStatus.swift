/// The exit statuses, which scripts rely on: their numbers stay.
///
/// Thrown, it ends a process whose command has printed everything already.
enum ExitStatus: Int32, CaseIterable, Error {
  case done = 0
  case unexpected = 1
  case declined = 2
  case conflict = 3
  case notFound = 4
  case invalidRequest = 5
  /// Some lines of a batch, or some rows of an import, were refused, and the others stand.
  case someRefused = 6
  case usage = 64
  case unreadableInput = 65
  case inputOutput = 74
  case storeBusy = 75
  case storeUnusable = 78
  case interrupted = 130
}
