/// An argument as the readers, the help and the completions see it, without the property that it sets.
///
/// A class, since lists of arguments are joined several times before a line is read.
package final class ArgumentDescription: Sendable {
  package enum Kind: Sendable {
    /// A word by its place.
    case positional
    /// All words behind those; in JSON a list.
    case rest
    /// `--name value`
    case option
    /// An option that may be given more than once; in JSON a list.
    case repeated
    /// An option of one of several things, none or one for each; in JSON a list.
    case detail
    /// `--name`
    case flag
    /// `--name` and `--no-name`
    case toggle
  }

  /// The name as it is written behind `--`, such as `rig-length`.
  package let name: String
  /// The name in JSON, such as `rigLength`.
  package let key: String
  /// A name that it had before, which is read and never shown.
  let formerName: String?
  /// The letter behind a single hyphen.
  package let short: Unicode.Scalar?
  package let kind: Kind
  package let valueName: String
  /// The meaning of the argument, in a full sentence.
  package let help: String
  package let isRequired: Bool
  /// The value that holds when the argument is not given, as it is typed.
  package var defaultValue: String? { makeDefault() }
  /// The title under which the help lists it; empty for a command's own.
  package let section: String
  package let completion: Completion
  /// The options of which one may stand in the place of a positional; with it, the words move on by one place.
  let substitutes: [String]
  /// The option that makes a required one superfluous.
  package let alternative: String?
  let acceptsNull: Bool
  package let repetition: Repetition
  /// The mark between the parts of a value that is a list; nil for other values.
  package let separator: Unicode.Scalar?
  /// The things of which it is an option; nil when it stands for itself.
  package let things: ThingOptions?
  /// The end from which a day in words counts; nil for other values.
  package let days: DayRelation?
  let makeDefault: @Sendable () -> String?

  init<Value>(
    _ name: String, formerly formerName: String?, _ kind: Kind, _ reader: ValueReader<Value>, _ help: String,
    short: Unicode.Scalar?, isRequired: Bool, alternative: String?, substitutes: [String], repetition: Repetition?,
    things: ThingOptions?,
    makeDefault: @escaping @Sendable () -> String?
  ) {
    (self.name, key, self.formerName, self.short, self.kind) = (name, name.camelCase, formerName, short, kind)
    (valueName, self.help, self.isRequired, section) = (reader.valueName, help, isRequired, "")
    (completion, acceptsNull, days) = (reader.completion, reader.acceptsNull, reader.days)
    (separator, self.things) = (kind == .option ? reader.separator : nil, things)
    self.repetition = repetition ?? (kind == .repeated || separator != nil ? .all : .refused)
    (self.alternative, self.substitutes, self.makeDefault) = (alternative, substitutes, makeDefault)
  }

  /// The same argument under a title of the help.
  init(_ other: ArgumentDescription, section: String) {
    (name, key, formerName, short, kind) = (other.name, other.key, other.formerName, other.short, other.kind)
    (valueName, help, isRequired, self.section) = (other.valueName, other.help, other.isRequired, section)
    (completion, acceptsNull, days) = (other.completion, other.acceptsNull, other.days)
    (repetition, separator, things) = (other.repetition, other.separator, other.things)
    (alternative, substitutes, makeDefault) = (other.alternative, other.substitutes, other.makeDefault)
  }

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

  /// The name of the kind of things, or of a list of them.
  package var thing: String? { if case .things(let name) = element { name } else { nil } }

  /// The names to choose from.
  package var choices: [String]? {
    if case .choices(let choices) = element { choices() } else { nil }
  }
}
