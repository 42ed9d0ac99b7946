import CampgroundManager

extension FileProblem {
  var sentence: String {
    switch self {
    case .standardInput(let error): "The input cannot be read: \(error.message)"
    case .standardOutput(let error): "Standard output cannot be written to: \(error.message)"
    case .unreadable(let path, let problem), .unreadableExport(let path, let problem):
      "\(Phrases.input(path, isFirst: true)) cannot be read: \(problem.words)"
    case .unwritable(let error): "\(error.path) cannot be written: \(error.message)"
    case .unremoved(let error, let made):
      "\(made) is made and checked, but \(error.path) cannot be removed: \(error.message)"
    case .unreadableArguments:
      "The command's arguments cannot be read; /proc may not be mounted, or too many files may be open"
    case .refusedRows(let count):
      "\(Phrases.count(count, "row")) \(Phrases.noun(count, "is", "are")) refused, so nothing was imported"
    case .unreadableCalendar(let file, let problem): problem.sentence(of: file)
    case .unreadableFolder(let error): error.sentence
    case .unsoundFolder(let folder): "\(folder) did not pass the check, so nothing was imported"
    case .unsoundBackup(let file): "\(file) did not pass the check, so nothing was replaced"
    case .damagedBackup(let file, let detail): "\(file) is damaged: \(detail)"
    case .unfinishedBackup(let file):
      "Beside the backup \(file) lies \(file)-journal, the journal of a write that was cut off; "
        + "campctl check --store \(Phrases.plainWord(file)) takes that write back"
    }
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
