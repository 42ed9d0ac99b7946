/// The way in which an argument is given.
package enum ArgumentKind: Sendable {
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

/// The traits of an argument that have a usual value.
struct ArgumentTraits: Sendable {
  /// A name that it had before, which is read and never shown.
  var formerName: String?
  /// The letter behind a single hyphen.
  var short: Unicode.Scalar?
  var isRequired = false
  /// True when the next word is its value, also one that looks like an option.
  var takesAnyWord = false
  /// The title under which the help lists it; empty for a command's own.
  var section = ""
  /// The options of which one may stand in the place of a positional; with it, the words move on by one place.
  var substitutes: [String] = []
  /// The option that makes a required one superfluous.
  var alternative: String?
  var repetition = Repetition.refused
  /// The things of which it is an option; nil when it stands for itself.
  var things: ThingOptions?
  var makeDefault: @Sendable () -> String? = { nil }
}

/// The meaning of an option that is given more than once.
package enum Repetition: Sendable {
  /// It is a mistake, since only one can be meant.
  case refused
  /// The last one counts, as in git, so that it overrides that of a wrapper.
  case last
  /// All count.
  case all
}

/// Things that are each given by several options, such as `--item ice --count 2`; in JSON a list of objects.
package struct ThingOptions: Sendable {
  /// The key of the list in JSON, such as `items`.
  package let key: StaticString
  /// The name of the option that begins a thing. The others belong to the thing before them, and before the first thing
  /// to the first.
  let first: StaticString

  package init(key: StaticString, first: StaticString) {
    (self.key, self.first) = (key, first)
  }
}
