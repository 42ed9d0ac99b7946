import JSONText
import Persistence

/// The contents of a folder of a whole campground: the lines and the checksum of each file, sums of nights and money,
/// and the last number that each table has assigned.
///
/// It has no time, no path and no version, so that equal campgrounds have equal folders.
struct WholeManifest: Hashable {
  struct File: Hashable {
    let name: String
    var lines: Int
    /// SHA-256 in hexadecimal digits.
    var checksum: String
  }

  static let file = "manifest.json"

  /// True when the journal and its keys are there.
  let hasJournal: Bool
  var files: [File] = []
  /// The sums of nights and money, as JSON.
  var sums = JSONValue.object([])
  /// The tables that number their rows, with the last number of each.
  var numbers: [JSONValue.Member] = []

  init(hasJournal: Bool) { self.hasJournal = hasJournal }
}

extension WholeManifest {
  /// One document, a file a line.
  var text: String {
    let files = files.map { file in
      JSONWriter.text {
        $0.field("file", file.name)
        $0.field("lines", file.lines)
        $0.field("sha256", file.checksum)
      }
    }
    return """
      {"journal":\(hasJournal),
      "files":[
      \(files.joined(separator: ",\n"))],
      "sums":\(sums.text),
      "numbers":\(JSONValue.object(numbers).text)}

      """
  }

  /// Returns nil for a text that is no manifest.
  init?(_ text: [UInt8]) {
    guard let members = try? JSONReader.value(text).members,
      members.map(\.key) == ["journal", "files", "sums", "numbers"],
      let hasJournal = members[0].value.flag, let files = members[1].value.list,
      members[2].value.members != nil, let numbers = members[3].value.members
    else { return nil }
    self.hasJournal = hasJournal
    self.files = files.compactMap(File.init)
    sums = members[2].value
    self.numbers = numbers
    guard self.files.count == files.count, numbers.allSatisfy({ ($0.value.number ?? -1) >= 0 }) else { return nil }
  }
}

extension WholeManifest.File {
  fileprivate init?(_ json: JSONValue) {
    guard let name = json["file"]?.string, let lines = json["lines"]?.number, let checksum = json["sha256"]?.string,
      json.members?.count == 3
    else { return nil }
    (self.name, self.lines, self.checksum) = (name, lines, checksum)
  }
}
