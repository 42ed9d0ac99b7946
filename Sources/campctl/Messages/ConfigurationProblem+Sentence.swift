import Arguments
import CampgroundManager

extension ConfigurationProblem {
  /// The problem in words, as a clause without its full stop.
  var sentence: String {
    switch fault {
    case .unreadable(let words): "\(file) cannot be read: \(words)"
    case .notAFile: "\(file) is not a file"
    case .ofAnother:
      "\(file) belongs to another user, or is in a folder of one, and could send the campground elsewhere"
    case .writable(let path):
      "Others can write to \(path), and so send the campground elsewhere; chmod go-w \(Phrases.plainWord(path)) keeps them out"
    case .tooLarge: "\(file) is larger than 64 KiB"
    default: "Line \(line ?? 0) of \(file) \(fault.words)"
    }
  }
}

extension ConfigurationProblem.Fault {
  /// A clause about a line.
  fileprivate var words: String {
    switch self {
    case .unreadable, .notAFile, .ofAnother, .writable, .tooLarge: "cannot be read"
    case .invalidEncoding: "is not valid UTF-8"
    case .controlCharacter: "has a control character"
    case .notASetting(let text): "is neither KEY = VALUE nor [store NAME]: \(Self.excerpt(text))"
    case .unknownSection(let text): "begins the unknown section \(Self.excerpt(text)); a section is [store NAME]"
    case .invalidName(let name):
      "names a store \(Self.excerpt(name)); a name is written in letters, digits, hyphens and underscores"
    case .reservedName(let name): "names a store \(name), which means the memory of one process"
    case .repeatedStore(let name, let line): "begins the store \(name) again, after line \(line)"
    case .noLocation(let name): "names the store \(name), but no location stands below it"
    case .location(let problem): "sets a location that \(problem.words)"
    case .unknownStore(let name, let near): "names the store \(name), which no section has\(Self.guess(near))"
    default: keyWords
    }
  }

  /// A clause about a key, or its value.
  private var keyWords: String {
    switch self {
    case .unknownKey(let key, let near): "has the unknown key \(Self.excerpt(key))\(Self.guess(near))"
    case .pretendedTime: "sets now, which a file never sets; --now and CAMPCTL_NOW do"
    case .keyInSection(let key): "sets \(key) below a section, but it belongs above them all"
    case .locationOutside: "sets location, which belongs below a section [store NAME]"
    case .repeatedKey(let key, let line): "sets \(key) again, after line \(line)"
    case .emptyValue(let key): "gives \(key) no value"
    case .quotes(let key, _): "has quotes around the value of \(key), which stands without them"
    case .comment(let key, _): "has # behind the value of \(key); a comment stands on a line of its own"
    case .unknownValue(let key, let value, let choices, let near):
      "sets \(key) to \(Self.excerpt(value))\(Self.guess(near)); it must be \(Phrases.either(choices))"
    case .formatOfMachine: "sets format, which only a person's own file may set"
    case .relativeLocation("store", let value):
      "sets store to \(Self.excerpt(value)), which is neither the name of a store, nor memory, nor begins with / or ~/"
    case .relativeLocation(let key, let value):
      "sets \(key) to \(Self.excerpt(value)), which is not memory, and does not begin with / or ~/"
    case .noHome(let key, let value): "sets \(key) to \(Self.excerpt(value)), but HOME names no folder"
    default: "cannot be used"
    }
  }

  private static func guess(_ near: String?) -> String { near.map { " (\($0)?)" } ?? "" }

  private static func excerpt(_ text: String) -> String { ArgumentProblem.shortened(text) }
}
