import CampgroundManager

/// A configuration file, or a line of it, that cannot be used.
struct ConfigurationProblem: Error, Equatable {
  let file: String
  /// The number of the line; nil when it is the file as a whole.
  let line: Int?
  let fault: Fault

  init(file: String, line: Int?, _ fault: Fault) { (self.file, self.line, self.fault) = (file, line, fault) }

  enum Fault: Equatable, Sendable {
    /// The system's words.
    case unreadable(String)
    case notAFile
    /// Another user than this one and root has it, or its folder.
    case ofAnother
    /// The path that others can write to: the file's own, or its folder's.
    case writable(String)
    case tooLarge
    case invalidEncoding
    case controlCharacter
    /// The line is neither a setting, nor a section, nor a comment.
    case notASetting(String)
    case unknownSection(String)
    case unknownKey(String, near: String?)
    /// The time is never configured.
    case pretendedTime
    /// A key of the top in the section of a store.
    case keyInSection(String)
    /// A location above all sections.
    case locationOutside
    /// The key of an earlier line, too.
    case repeatedKey(String, line: Int)
    case repeatedStore(String, line: Int)
    case emptyValue(String)
    /// The value stands in quotes.
    case quotes(String, String)
    /// A comment behind the value.
    case comment(String, String)
    case unknownValue(String, String, among: [String], near: String?)
    /// The format of a machine's own file.
    case formatOfMachine(String)
    case relativeLocation(String, String)
    case noHome(String, String)
    /// A line with a store's location that is none.
    case location(StoreLocationProblem)
    case invalidName(String)
    case reservedName(String)
    /// A section without a location.
    case noLocation(String)
    /// A name that no section has.
    case unknownStore(String, near: String?)
  }
}

extension ConfigurationProblem {
  var summary: ProblemFields {
    switch fault {
    case .unreadable, .notAFile, .ofAnother, .writable, .tooLarge, .invalidEncoding, .controlCharacter:
      ("invalidSetting", "file", file)
    case .notASetting(let text), .unknownSection(let text): ("invalidSetting", nil, text)
    case .unknownKey(let key, _), .keyInSection(let key), .repeatedKey(let key, _): ("invalidSetting", key, nil)
    case .pretendedTime: ("invalidSetting", "now", nil)
    case .locationOutside: ("invalidSetting", "location", nil)
    case .emptyValue(let key): ("invalidSetting", key, "")
    case .quotes(let key, let value), .comment(let key, let value), .unknownValue(let key, let value, _, _),
      .relativeLocation(let key, let value), .noHome(let key, let value):
      ("invalidSetting", key, value)
    case .location: ("invalidSetting", "store", nil)
    case .formatOfMachine(let value): ("invalidSetting", "format", value)
    case .invalidName(let name), .reservedName(let name), .noLocation(let name), .repeatedStore(let name, _),
      .unknownStore(let name, _):
      ("invalidSetting", "store", name)
    }
  }
}
