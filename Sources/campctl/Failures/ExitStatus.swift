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
  /// Some lines of a batch, some rows of an import, or some campgrounds of a chain were refused, and the others stand.
  case someRefused = 6
  case usage = 64
  case unreadableInput = 65
  case inputOutput = 74
  case storeBusy = 75
  case storeUnusable = 78
  case interrupted = 130
}

extension ExitStatus {
  /// The meaning of it, for the manual and the documents.
  var sentence: String {
    switch self {
    case .done: "Done; or done before, under the same key."
    case .unexpected: "A bug in campctl."
    case .declined: "Declined: the command needs --yes, or the person answered no."
    case .conflict:
      """
      A conflict: the nights are taken, a name fits several campers, a key was used for something else, a version has \
      changed, or an undo is blocked.
      """
    case .notFound: "Not found: there is no such camper, site or reservation, or the id is of another kind."
    case .invalidRequest: "Against the rules; each problem is named."
    case .someRefused:
      """
      A batch or an import with --keep-going ended, and some lines or rows were refused; or a command on a chain was \
      refused in some campgrounds, and done in the others.
      """
    case .usage: "The arguments cannot be understood."
    case .unreadableInput: "A file or a line of input cannot be understood."
    case .inputOutput:
      "Input or output failed: the disk is full, the store is damaged, the output is closed. Nothing is half done."
    case .storeBusy: "The store is busy, or its server cannot be reached; trying again is safe."
    case .storeUnusable:
      """
      There is no store, it is no store of campctl or one of a newer version, a server refuses it or the command, \
      or a setting is invalid.
      """
    case .interrupted: "Interrupted; every reported result is on disk."
    }
  }
}
