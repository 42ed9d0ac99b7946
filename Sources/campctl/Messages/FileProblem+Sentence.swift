import Arguments
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
  /// A clause about the file.
  fileprivate var words: String {
    switch self {
    case .missing: "it does not exist"
    case .notAFile: "it is not a file"
    case .notAFolder: "it is not a folder"
    case .folder: "it is a folder; a file, a pipe or a terminal is read"
    case .device: "it is a device, which may have no end; a file, a pipe or a terminal is read"
    case .tooLarge(let count, let limit): InputSize.tooLarge(count, limit: limit)
    case .tooLong(let limit, let line):
      "it goes on after \(InputSize.words(limit)), in line \(line), and nothing was read; --max-size reads more"
    case .missingColumn(let name): "it has no column \(name)"
    case .missingColumns(let names): "it has no column \(Phrases.either(names))"
    case .noCampsites: "it has no campsites"
    case .empty: "it is empty"
    case .workbook: "it is a workbook, or another archive; save the sheet as CSV"
    case .noColumns(let names): "no column is read as \(Phrases.either(names))"
    case .noHeader: "none of its first 20 lines has a column that is known; --map 'Their name=ours' names one"
    case .notANumber(let text, let line):
      "line \(line) has \(ArgumentProblem.shortened(text)) among the numbers of its list, in which 1..12 counts up to 1,000 sites"
    case .listOfJSON: "it is a list of JSON; JSON lines have one object on each line"
    case .refused(let reason): reason
    }
  }
}
