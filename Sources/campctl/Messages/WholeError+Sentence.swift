import CampgroundManager

extension WholeError {
  var sentence: String {
    switch reason {
    case .missing: "\(path) cannot be read: it does not exist"
    case .extra: "\(path) is no part of a whole campground"
    case .notAFile: "\(path) cannot be read: it is not a file"
    case .tooLarge(let count, let limit):
      "\(path) cannot be read: \(ImportFileProblem.tooLarge(count, limit: limit).words)"
    case .symbolicLink: "\(path) is a symbolic link, and export all writes none"
    case .notAFolder: "\(path) cannot be read: it is not a folder"
    case .refused(let reason): "\(path) cannot be read: \(reason)"
    case .unreadableManifest: "\(path) is not a manifest of export all"
    case .notJSON(let line, let column, let expected):
      "Line \(line) of \(path) is not JSON: column \(column) should have \(expected)"
    case .unreadableLine(let line): "Line \(line) of \(path) is not one that export all writes"
    case .conflictingLine(let line): "Line \(line) of \(path) contradicts the lines before it"
    case .otherCount(let found, let expected):
      "\(path) has \(Phrases.count(found, "line")), and its manifest names \(expected)"
    case .otherText: "\(path) was changed: its checksum is not that of the manifest"
    case .otherSums: "\(path) has other sums than the files beside it"
    case .usedNumber(let table): "\(path) has a last number of \(table) below one that a line has"
    }
  }
}
