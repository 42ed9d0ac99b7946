import CampgroundManager

/// A file or a stream that cannot be read or written, or is not what it should be.
struct FileProblem {
  let shown: ShownProblem

  init(_ name: ShownProblem.Name, _ field: String?, _ value: String?, _ sentence: String) {
    shown = ShownProblem(name, field, value, sentence)
  }

  /// A problem of the command as a whole.
  private init(_ name: ShownProblem.Name, _ sentence: String) { self.init(name, nil, nil, sentence) }

  static func standardInput(_ error: InputError) -> FileProblem {
    FileProblem(.inputOutput, "The input cannot be read: \(error.message)")
  }

  static func standardOutput(_ error: OutputError) -> FileProblem {
    FileProblem(.inputOutput, "Standard output cannot be written to: \(error.message)")
  }

  /// The system does not give the command's arguments.
  static let unreadableArguments = FileProblem(
    .inputOutput, "The command's arguments cannot be read; /proc may not be mounted, or too many files may be open")
  static func unreadable(_ path: String, _ problem: ImportFileProblem) -> FileProblem {
    unreadable(path, problem, field: "file")
  }

  static func unreadableExport(_ path: String, _ problem: ImportFileProblem) -> FileProblem {
    unreadable(path, problem, field: "folder")
  }

  private static func unreadable(_ path: String, _ problem: ImportFileProblem, field: String) -> FileProblem {
    let sentence = "\(Phrases.input(path, isFirst: true)) cannot be read: \(problem.words)"
    return FileProblem(.unreadableInput, field, path, sentence)
  }

  static func unwritable(_ error: FileError) -> FileProblem {
    FileProblem(.inputOutput, "file", error.path, "\(error.path) cannot be written: \(error.message)")
  }

  /// An old backup that stays after a new one was made.
  static func unremoved(_ error: UnremovedBackup, made: String) -> FileProblem {
    let sentence = "\(made) is made and checked, but \(error.path) cannot be removed: \(error.message)"
    return FileProblem(.inputOutput, "file", error.path, sentence)
  }

  /// Rows of a table were refused, so many of all.
  static func refusedRows(_ count: Int) -> FileProblem {
    let rows = "\(Phrases.count(count, "row")) \(Phrases.noun(count, "is", "are"))"
    return FileProblem(.refusedRows, "\(rows) refused, so nothing was imported")
  }

  /// A calendar, and one of its problems.
  static func unreadableCalendar(_ file: String, _ problem: CalendarProblem) -> FileProblem {
    FileProblem(.unreadableInput, "file", problem.value ?? file, problem.sentence(of: file))
  }

  /// The folder of a whole campground.
  static func unreadableFolder(_ error: WholeError) -> FileProblem {
    FileProblem(.unreadableInput, "folder", error.path, error.sentence)
  }

  /// The folder of a whole campground in which not all fits together.
  static func unsoundFolder(_ folder: String) -> FileProblem {
    FileProblem(.unreadableInput, "folder", folder, "\(folder) did not pass the check, so nothing was imported")
  }

  /// A backup in which not all fits together.
  static func unsoundBackup(_ file: String) -> FileProblem {
    FileProblem(.unsoundBackup, "file", file, "\(file) did not pass the check, so nothing was replaced")
  }

  /// A backup that cannot be read to its end.
  static func damagedBackup(_ file: String, detail: String) -> FileProblem {
    FileProblem(.unsoundBackup, "file", file, "\(file) is damaged: \(detail)")
  }

  /// A backup with the rollback journal of a write that was cut off.
  static func unfinishedBackup(_ file: String) -> FileProblem {
    let journal = "Beside the backup \(file) lies \(file)-journal, the journal of a write that was cut off"
    let check = "campctl check --store \(Phrases.plainWord(file)) takes that write back"
    return FileProblem(.unsoundBackup, "file", file, "\(journal); \(check)")
  }
}

extension ImportFileProblem {
  /// The library's clause about the file, and the option that would read it.
  var words: String { option.map { "\(self); \($0)" } ?? description }

  private var option: String? {
    switch self {
    case .tooLarge(let count, _): "--max-size \(InputSize.enough(for: count)) reads it"
    case .tooLong: "--max-size reads more"
    case .noHeader: "--map 'Their name=ours' names one"
    default: nil
    }
  }
}
