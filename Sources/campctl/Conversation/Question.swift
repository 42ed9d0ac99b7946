import Arguments
import CampgroundManager

/// A question about one argument of a command, and the way to read the answer as words of a command line.
struct Question: Sendable {
  /// The name of the argument.
  let name: String
  let words: String
  /// The answer that an empty line stands for.
  var standard: String?
  /// True when a number as an answer means the candidate of that place, as no thing of its kind has a number.
  var isNumbered = false
  /// Answers to choose from, found for the command as it is so far.
  var candidates: @Sendable (any Command, Campground) throws -> [Candidate] = { _, _ in [] }
  /// The words of a command line that an answer stands for; nil when it is that argument's value.
  var reading: @Sendable (String) -> [String]? = { _ in nil }
}

/// A command with questions of its own for a person who types it alone at a terminal; any other has those that follow from the
/// declarations of the arguments that lack.
protocol AskingCommand: Command {
  static var questions: [Question] { get }
}

extension Question {
  /// The question that follows from the declaration of an argument.
  init(_ argument: ArgumentDescription, for purpose: ReservationPurpose) {
    let standard = argument.defaultValue
    let completion = argument.completion
    let clause = argument.help.hasSuffix(".") ? String(argument.help.dropLast()) : argument.help
    self.init(
      name: argument.name, words: clause + ":", standard: standard, isNumbered: completion.hasWordsAsNames,
      candidates: { _, campground in Self.candidates(completion, purpose, in: campground) })
  }

  /// The largest number of candidates that are listed; of more none is.
  static let most = 9

  /// The candidates of the completions, each thing once, when they are few.
  static func candidates(
    _ completion: Completion, _ purpose: ReservationPurpose, in campground: Campground
  ) -> [Candidate] {
    if let choices = completion.choices { return choices.compactMap { Candidate($0) } }
    guard let kind = completion.thing.flatMap(Nameable.init),
      let found = try? campground.lookUp.found(kind, "", for: purpose)
    else { return [] }
    var once: [Candidate] = []
    for thing in found.compactMap({ Candidate($0.text, $0.description) }) {
      // A camper is found by name and by id, and so is a stay.
      let isThere = once.contains { thing.description == $0.text || thing.description.hasPrefix($0.text + ",") }
      if !isThere { once.append(thing) }
    }
    return once.count <= most ? once : []
  }
}

extension Completion {
  /// True for things whose names are words: a number is none of them.
  fileprivate var hasWordsAsNames: Bool {
    guard let kind = thing.flatMap(Nameable.init) else { return choices != nil }
    return [.type, .loop, .group, .source, .rate, .tax, .discount, .item, .method, .rule].contains(kind)
  }
}

extension Candidate {
  /// `r-3  Ann Lee, site 12`
  var line: String { description.isEmpty ? text : "\(text)  \(description)" }
}

extension GivenArguments {
  /// Sets what an answer stands for: words of a command line, or the value of the argument at a place.
  mutating func answer(
    _ text: String, to question: Question, at place: Int, of arguments: [ArgumentDescription]
  ) {
    if let words = question.reading(text) { return add(words, of: arguments) }
    switch arguments[place].kind {
    case .rest: replace(at: place, with: .list(((try? ShellWords.split(text)) ?? [text]).map { .word($0) }))
    case .repeated, .detail: replace(at: place, with: .list([.word(text)]))
    case .positional, .option, .flag, .toggle: replace(at: place, with: .word(text))
    }
  }

  /// Sets what words of a command line give.
  mutating func add(_ words: [String], of arguments: [ArgumentDescription]) {
    for (place, value) in WordReader(arguments).read(words[...]).values { replace(at: place, with: value) }
  }
}
