/// The reason why nothing could be imported. The store is as it was.
public enum ImportError: Error, Hashable, Sendable {
  /// A file, or the folder, cannot be read at all; the path as given to the import, with the file's name.
  case unreadable(file: String, ImportFileProblem)
  /// The export holds several facilities, of which one has to be chosen: how many, and the first of them.
  case severalFacilities([RIDBFacility], count: Int)
  /// The export has no campsite of the requested facility.
  case noCampsites(RIDBFacility)
}

/// A facility of the Recreation Information Database: a campground, by its permanent id.
public struct RIDBFacility: Hashable, Sendable {
  package let id: String
  /// The name; nil when the export lacks it: many campsites belong to facilities that are not in it.
  package let name: String?
}

extension ImportError: CustomStringConvertible {
  /// The sentence that campctl prints.
  public var description: String { sentence + "." }

  /// The same as a clause without its full stop.
  package var sentence: String {
    switch self {
    case .unreadable(let file, let problem): "\(file) cannot be read: \(problem)"
    case .severalFacilities(_, let count): "The export holds \(count) campgrounds, so one must be chosen"
    case .noCampsites(let facility): "The export has no campsite of facility \(facility.id)"
    }
  }
}

extension ImportFileProblem: CustomStringConvertible {
  /// A clause about the file, such as `it is empty`.
  public var description: String {
    switch self {
    case .missing: "it does not exist"
    case .notAFile: "it is not a file"
    case .notAFolder: "it is not a folder"
    case .folder: "it is a folder; a file, a pipe or a terminal is read"
    case .device: "it is a device, which may have no end; a file, a pipe or a terminal is read"
    case .tooLarge(let count, let limit): InputSize.tooLarge(count, limit: limit)
    case .tooLong(let limit, let line):
      "it goes on after \(InputSize.words(limit)), in line \(line), and nothing was read"
    case .missingColumn(let name): "it has no column \(name)"
    case .missingColumns(let names): "it has no column \(Phrases.either(names))"
    case .noCampsites: "it has no campsites"
    case .empty: "it is empty"
    case .workbook: "it is a workbook, or another archive; save the sheet as CSV"
    case .noColumns(let names): "no column is read as \(Phrases.either(names))"
    case .noHeader: "none of its first 20 lines has a column that is known"
    case .notANumber(let text, let line):
      "line \(line) has \(Phrases.shortened(text)) among the numbers of its list, in which 1..12 counts up to 1,000 sites"
    case .listOfJSON: "it is a list of JSON; JSON lines have one object on each line"
    case .refused(let reason): reason
    }
  }
}
