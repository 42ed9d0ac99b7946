import Arguments
import CampgroundManager

/// A configuration file, or a line of it, that cannot be used.
struct ConfigurationProblem: Error, Equatable {
  let file: String
  /// The number of the line; nil when it is the file as a whole.
  let line: Int?
  let fault: Fault

  init(file: String, line: Int?, _ fault: Fault) { (self.file, self.line, self.fault) = (file, line, fault) }

  var shown: ShownProblem {
    let place =
      switch fault.subject {
      case .file: "\(file) "
      case .line: "Line \(line ?? 0) of \(file) "
      case .others: ""
      }
    return ShownProblem(.invalidSetting, fault.field, fault.field == "file" ? file : fault.value, place + fault.words)
  }

  /// A reason why it cannot be used.
  struct Fault: Equatable, Sendable {
    /// The subject of the sentence.
    enum Subject {
      case file, line, others
    }

    let field: String?
    let value: String?
    /// The rest of the sentence.
    let words: String
    let subject: Subject

    private init(_ field: String?, _ value: String?, _ words: String, _ subject: Subject = .line) {
      (self.field, self.value, self.words, self.subject) = (field, value, words, subject)
    }
  }
}

/// The file as a whole.
extension ConfigurationProblem.Fault {
  static func unreadable(_ words: String) -> Self { Self("file", nil, "cannot be read: \(words)", .file) }
  static let notAFile = Self("file", nil, "is not a file", .file)
  static let tooLarge = Self("file", nil, "is larger than 64 KiB", .file)
  /// Another user than this one and root has it, or its folder.
  static let ofAnother = Self(
    "file", nil, "belongs to another user, or is in a folder of one, and could send the campground elsewhere", .file)
  /// The path that others can write to: the file's own, or its folder's.
  static func writable(_ path: String) -> Self {
    let words = "Others can write to \(path), and so send the campground elsewhere; "
    return Self("file", nil, words + "chmod go-w \(Phrases.plainWord(path)) keeps them out", .others)
  }
}

/// Lines and sections.
extension ConfigurationProblem.Fault {
  static let invalidEncoding = Self("file", nil, "is not valid UTF-8")
  static let controlCharacter = Self("file", nil, "has a control character")
  /// The line is neither a setting, nor a section, nor a comment.
  static func notASetting(_ text: String) -> Self {
    Self(nil, text, "is neither KEY = VALUE nor a section such as [store NAME]: \(excerpt(text))")
  }

  static func unknownSection(_ text: String) -> Self {
    Self(
      nil, text, "begins the unknown section \(excerpt(text)); a section is [store NAME], [chain NAME] or [report NAME]"
    )
  }

  static func invalidName(_ name: String, of section: String = "store") -> Self {
    let form = "a name is written in letters, digits, hyphens and underscores"
    let kind = section == "report" ? "report" : "store"
    return Self(kind, name, "names a \(kind) \(excerpt(name)); \(form)")
  }

  static func repeatedReport(_ name: String, line: Int) -> Self {
    Self("report", name, "begins the report \(name) again, after line \(line)")
  }

  /// A report's section without a command.
  static func noCommand(_ name: String) -> Self {
    Self("report", name, "names the report \(name), but no command stands below it")
  }

  static func reservedName(_ name: String) -> Self {
    Self("store", name, "names a store \(name), which means the memory of one process")
  }

  static func repeatedStore(_ name: String, line: Int) -> Self {
    Self("store", name, "begins the store \(name) again, after line \(line)")
  }

  /// A section without a location.
  static func noLocation(_ name: String) -> Self {
    Self("store", name, "names the store \(name), but no location stands below it")
  }

  /// A line with a store's location that is none.
  static func location(_ problem: StoreLocationProblem) -> Self {
    Self("store", nil, "sets a location that \(problem.words)")
  }

  /// A chain's location below a store's name.
  static let chainInStore = Self(
    "store", nil, "sets the location of a chain, which belongs below a section [chain NAME]")
  /// The location of one campground below a chain's name.
  static let oneInChain = Self(
    "store", nil,
    "sets a location that is no chain: that ends in campground=*, or has several names as in campground=hilltop,lakeside"
  )

  /// A name that no section has.
  static func unknownStore(_ name: String, near: String?) -> Self {
    Self("store", name, "names the store \(name), which no section has\(guess(near))")
  }
}

/// Keys and their values.
extension ConfigurationProblem.Fault {
  static func unknownKey(_ key: String, near: String?) -> Self {
    Self(key, nil, "has the unknown key \(excerpt(key))\(guess(near))")
  }

  /// The time is never configured.
  static let pretendedTime = Self("now", nil, "sets now, which a file never sets; --now and CAMPCTL_NOW do")
  /// A key of the top in the section of a store.
  static func keyInSection(_ key: String) -> Self {
    Self(key, nil, "sets \(key) below a section, but it belongs above them all")
  }

  /// A location above all sections.
  static let locationOutside = Self(
    "location", nil, "sets location, which belongs below a section [store NAME]")
  /// The key of an earlier line, too.
  static func repeatedKey(_ key: String, line: Int) -> Self {
    Self(key, nil, "sets \(key) again, after line \(line)")
  }

  static func emptyValue(_ key: String) -> Self { Self(key, "", "gives \(key) no value") }
  /// The value stands in quotes.
  static func quotes(_ key: String, _ value: String) -> Self {
    Self(key, value, "has quotes around the value of \(key), which stands without them")
  }

  /// A comment behind the value.
  static func comment(_ key: String, _ value: String) -> Self {
    Self(key, value, "has # behind the value of \(key); a comment stands on a line of its own")
  }

  static func unknownValue(_ key: String, _ value: String, among choices: [String], near: String?) -> Self {
    Self(key, value, "sets \(key) to \(excerpt(value))\(guess(near)); it must be \(Phrases.either(choices))")
  }

  /// The format of a machine's own file.
  static func formatOfMachine(_ value: String) -> Self {
    Self("format", value, "sets format, which only a person's own file may set")
  }

  static func relativeLocation(_ key: String, _ value: String) -> Self {
    let reason =
      switch key {
      case "store": "is neither the name of a store, nor memory, nor begins with / or ~/"
      case "letters": "does not begin with / or ~/"
      default: "is not memory, and does not begin with / or ~/"
      }
    return Self(key, value, "sets \(key) to \(excerpt(value)), which \(reason)")
  }

  static func noHome(_ key: String, _ value: String) -> Self {
    Self(key, value, "sets \(key) to \(excerpt(value)), but HOME names no folder")
  }

  private static func guess(_ near: String?) -> String { near.map { " (\($0)?)" } ?? "" }

  private static func excerpt(_ text: String) -> String { Phrases.shortened(text) }
}
