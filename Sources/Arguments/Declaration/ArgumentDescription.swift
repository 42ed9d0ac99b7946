/// An argument as the readers, the help and the completions see it, without the property that it sets.
///
/// A class, since lists of arguments are joined several times before a line is read.
package final class ArgumentDescription: Sendable {
  /// The name as it is written behind `--`, such as `rig-length`.
  package let name: String
  /// The name in JSON, such as `rigLength`.
  package let key: String
  package let kind: ArgumentKind
  package let valueName: String
  /// The meaning of the argument, in a full sentence.
  package let help: String
  package let completion: Completion
  let acceptsNull: Bool
  /// The mark between the parts of a value that is a list; nil for other values.
  package let separator: Unicode.Scalar?
  /// The end from which a day in words counts; nil for other values.
  package let days: DayRelation?
  let traits: ArgumentTraits

  init<Value>(_ name: String, _ kind: ArgumentKind, _ reader: ValueReader<Value>, _ help: String) {
    (self.name, key, self.kind, self.help) = (name, name.camelCase, kind, help)
    (valueName, completion, acceptsNull, days) = (reader.valueName, reader.completion, reader.acceptsNull, reader.days)
    separator = kind == .option ? reader.separator : nil
    traits = ArgumentTraits(
      isRequired: kind == .positional, repetition: kind == .repeated || separator != nil ? .all : .refused)
  }

  /// The same argument with other traits.
  init(_ other: ArgumentDescription, _ traits: ArgumentTraits) {
    (name, key, kind, help, valueName) = (other.name, other.key, other.kind, other.help, other.valueName)
    (completion, acceptsNull, separator, days) = (other.completion, other.acceptsNull, other.separator, other.days)
    self.traits = traits
  }

  package var short: Unicode.Scalar? { traits.short }
  package var isRequired: Bool { traits.isRequired }
  package var section: String { traits.section }
  package var alternative: String? { traits.alternative }
  package var repetition: Repetition { traits.repetition }
  package var things: ThingOptions? { traits.things }
  var formerName: String? { traits.formerName }
  var substitutes: [String] { traits.substitutes }
  /// The value that holds when the argument is not given, as it is typed.
  package var defaultValue: String? { traits.makeDefault() }

  /// True when it is, or was, called so on a command line.
  package func isNamed(_ name: String) -> Bool { self.name == name || formerName == name }

  /// True when the option of this name may stand in its place.
  package func isReplaced(by option: String) -> Bool { substitutes.contains(option) }

  /// True when its key in JSON is, or was, this one.
  func hasKey(_ key: String) -> Bool { self.key == key || formerName?.camelCase == key }

  /// True for an option whose next word is its value.
  package var takesValue: Bool { kind == .option || kind == .repeated || kind == .detail }

  /// True for an option of which more than one may be given, and count.
  var mayBeRepeated: Bool { repetition == .all || kind == .detail }

  /// True for a word that is known by its place, not by a name.
  package var isByPlace: Bool { kind == .positional || kind == .rest }

  /// The argument as the usage shows it: `--nights <number>`, `<amount>`, `--water`.
  package var label: String {
    switch kind {
    case .positional: "<\(name)>"
    case .rest: "<\(name)>..."
    case .option, .repeated, .detail: "--\(name) <\(valueName)>"
    case .flag, .toggle: "--\(name)"
    }
  }
}

/// The candidates for an argument's value.
package enum Completion: Sendable {
  case none
  case file
  case folder
  /// Names, which are made when they are needed.
  case choices(@Sendable () -> [String])
  /// Things that the program has to look up, by a name of its own, such as `camper`.
  case things(String)
  /// Several of these with commas between.
  indirect case list(Completion)

  var listed: Completion {
    if case .none = self { .none } else { .list(self) }
  }

  /// True for a file or a folder.
  package var isPath: Bool {
    switch self {
    case .file, .folder: true
    case .none, .choices, .things, .list: false
    }
  }

  /// The name of the kind of things, or of a list of them.
  package var thing: String? { if case .things(let name) = element { name } else { nil } }

  /// The names to choose from.
  package var choices: [String]? {
    if case .choices(let choices) = element { choices() } else { nil }
  }
}
