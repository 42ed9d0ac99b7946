import CampgroundManager

/// A file or a stream that cannot be read or written, or is not what it should be.
enum FileProblem {
  case standardInput(InputError)
  case standardOutput(OutputError)
  case unreadable(String, ImportFileProblem)
  case unwritable(FileError)
  /// An old backup that stays after a new one was made.
  case unremoved(UnremovedBackup, made: String)
  /// The system does not give the command's arguments.
  case unreadableArguments
  case unreadableExport(String, ImportFileProblem)
  /// Rows of a table were refused, so many of all.
  case refusedRows(Int)
  /// A calendar, and one of its problems.
  case unreadableCalendar(String, CalendarProblem)
  /// The folder of a whole campground.
  case unreadableFolder(WholeError)
  /// The folder of a whole campground in which not all fits together.
  case unsoundFolder(String)
  /// A backup in which not all fits together.
  case unsoundBackup(String)
  /// A backup that cannot be read to its end.
  case damagedBackup(String, detail: String)
  /// A backup with the rollback journal of a write that was cut off.
  case unfinishedBackup(String)
}

extension FileProblem {
  var summary: ProblemFields {
    switch self {
    case .standardInput, .standardOutput, .unreadableArguments: ("inputOutput", nil, nil)
    case .unreadable(let path, _): ("unreadableInput", "file", path)
    case .unwritable(let error): ("inputOutput", "file", error.path)
    case .unremoved(let error, _): ("inputOutput", "file", error.path)
    case .unreadableExport(let file, _): ("unreadableInput", "folder", file)
    case .unreadableCalendar(let file, let problem): ("unreadableInput", "file", problem.value ?? file)
    case .refusedRows: ("refusedRows", nil, nil)
    case .unreadableFolder(let error): ("unreadableInput", "folder", error.path)
    case .unsoundFolder(let folder): ("unreadableInput", "folder", folder)
    case .unsoundBackup(let file), .damagedBackup(let file, _): ("unsoundBackup", "file", file)
    case .unfinishedBackup(let file): ("unsoundBackup", "file", file)
    }
  }
}
