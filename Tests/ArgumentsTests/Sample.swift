import Arguments
import JSONText

/// A command with an argument of each kind.
struct Sample: ArgumentSet, Equatable {
  @Required var name: String
  var file: String?
  var nights: Int?
  var amps: [Int] = []
  var states: [State] = []
  var notes: String??
  var isOpen = false
  var water: Bool?
  var part = Part()

  enum State: String, CaseIterable, Sendable {
    case due
    case overdue
  }

  /// A part that several commands share.
  struct Part: ArgumentSet, Equatable {
    var count = 2

    static let arguments: [Argument<Self>] = [
      option("part-count", .number, "How many.") { $0.count = $1 }.short("c").byDefault("\(Part().count)")
    ].titled("The part")
  }

  static let arguments: [Argument<Self>] = .of(
    [
      positional("name", .text, "The name.") { $0.name = $1 },
      positional("file", .text.named("file", completion: .file), "The file.") { $0.file = $1 }.optional(),
      option("nights", .number, "The number of nights.") { $0.nights = $1 }.short("N"),
      option("amps", .list(of: .number, "list"), "Amperes.") { $0.amps = $1 },
      repeated("state", .choice("state"), "States.") { $0.states = $1 },
      option("notes", .ending, "Notes; an empty value ends them.") { $0.notes = $1 },
      flag("is-open", "It is open.") { $0.isOpen = $1 }.short("o"),
      toggle("water", "It has water.") { $0.water = $1 },
    ],
    part(Part.arguments) { $1(&$0.part) })

  static let descriptions = arguments.map(\.description)

  static func == (left: Sample, right: Sample) -> Bool {
    left.name == right.name && left.file == right.file && left.nights == right.nights && left.amps == right.amps
      && left.states == right.states && left.notes == right.notes && left.isOpen == right.isOpen
      && left.water == right.water && left.part == right.part
  }

  /// Reads a command from words; throws all problems.
  static func read(_ words: String...) throws -> Sample {
    try applied(WordReader(descriptions).read(words[...]))
  }

  static func read(json: String) throws -> Sample {
    try applied(ObjectReader(descriptions).read(JSONReader.object(Array(json.utf8))))
  }

  private static func applied(_ given: GivenArguments) throws -> Sample {
    var sample = Sample()
    try given.require(no: arguments.apply(given, to: &sample))
    return sample
  }

  static func requestText(_ words: String...) -> String {
    WordReader(descriptions).read(words[...]).requestText(of: descriptions[...])
  }

  static func requestText(json: String) throws -> String {
    ObjectReader(descriptions).read(try JSONReader.object(Array(json.utf8))).requestText(of: descriptions[...])
  }
}

extension ValueReader<String?> {
  /// Text, or nothing, which clears a field.
  static var ending: ValueReader {
    ValueReader("text") { given throws(InvalidValue) in
      switch given {
      case .null, .word(""), .text(""): return nil
      default: return try ValueReader<String>.text.read(given)
      }
    }.acceptingNull()
  }
}

/// The problems of arguments, in short.
func problems(_ body: () throws -> Sample) -> [String] {
  do {
    _ = try body()
    return []
  } catch let errors as ArgumentErrors {
    return errors.problems.map { problem in
      switch problem {
      case .unknownOption(let name, let suggestion): "unknown \(name) \(suggestion ?? "-")"
      case .unknownKey(let key, let suggestion): "unknown \(key) \(suggestion ?? "-")"
      case .repeatedKey(let key): "twice \(key)"
      case .repeated(let argument, let one, let other): "twice \(argument.key) \(one) \(other)"
      case .unreadableThings(let key): "no things \(key)"
      case .unexpectedWord(let word, _): "unexpected \(word)"
      case .missingValue(let argument): "no value \(argument.key)"
      case .unexpectedValue(let argument, let value): "value \(argument.key) \(value)"
      case .unreadable(let argument, let value, let reason): "unreadable \(argument.key) \(value ?? "-"): \(reason)"
      case .missing(let argument): "missing \(argument.key)"
      }
    }
  } catch {
    return ["\(error)"]
  }
}

extension GivenArguments {
  /// Throws all problems of the arguments at once.
  func require(no problems: [ArgumentProblem]) throws {
    if let errors = errors(besides: problems) { throw errors }
  }
}
