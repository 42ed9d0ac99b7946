/// A value whose properties are arguments: a command, or a part that several commands share.
package protocol ArgumentSet: Sendable {}

extension ArgumentSet {
  /// `--name value`. The help shows the default value.
  package static func option<Value>(
    _ name: String, formerly formerName: String? = nil, _ reader: ValueReader<Value>, _ help: String,
    short: Unicode.Scalar? = nil, repetition: Repetition? = nil,
    default value: @escaping @Sendable @autoclosure () -> String? = nil,
    _ set: @escaping @Sendable (inout Self, Value) -> Void
  ) -> Argument<Self> {
    argument(
      name, formerly: formerName, .option, reader, help, short: short, repetition: repetition, default: value, set)
  }

  /// An option that must be given, unless another one takes its place.
  package static func required<Value>(
    _ name: String, orOption other: String, _ reader: ValueReader<Value>, _ help: String,
    short: Unicode.Scalar? = nil, _ set: @escaping @Sendable (inout Self, Value) -> Void
  ) -> Argument<Self> {
    argument(name, .option, reader, help, short: short, isRequired: true, alternative: other, set)
  }

  /// An option that must be given.
  package static func required<Value>(
    _ name: String, formerly formerName: String? = nil, _ reader: ValueReader<Value>, _ help: String,
    short: Unicode.Scalar? = nil, _ set: @escaping @Sendable (inout Self, Value) -> Void
  ) -> Argument<Self> {
    argument(name, formerly: formerName, .option, reader, help, short: short, isRequired: true, set)
  }

  /// An option that may be given more than once; it sets all of its values at once. With `acceptsOne` a single value of
  /// JSON stands for a list of it.
  package static func repeated<Value>(
    _ name: String, _ reader: ValueReader<Value>, _ help: String, short: Unicode.Scalar? = nil,
    acceptsOne: Bool = false, beginning things: ThingOptions? = nil,
    _ set: @escaping @Sendable (inout Self, [Value]) -> Void
  ) -> Argument<Self> {
    argument(
      name, .repeated, acceptsOne ? reader.repeatedOrOne : reader.repeated, help, short: short, things: things, set)
  }

  /// An option of one of several things, whose values are those of the things in their order; nil where a thing has none.
  package static func detail<Value>(
    _ name: String, of things: ThingOptions, _ reader: ValueReader<Value>, _ help: String,
    _ set: @escaping @Sendable (inout Self, [Value?]) -> Void
  ) -> Argument<Self> {
    argument(name, .detail, reader.orNothing.repeatedOrOne, help, things: things, set)
  }

  /// `--name`, for yes; twice is once.
  package static func flag(
    _ name: String, _ help: String, short: Unicode.Scalar? = nil, repetition: Repetition? = nil,
    _ set: @escaping @Sendable (inout Self, Bool) -> Void
  ) -> Argument<Self> {
    argument(name, .flag, .flag, help, short: short, repetition: repetition, set)
  }

  /// `--name` for yes and `--no-name` for no, of which only one can be meant.
  package static func toggle(
    _ name: String, _ help: String, _ set: @escaping @Sendable (inout Self, Bool) -> Void
  ) -> Argument<Self> {
    argument(name, .toggle, .flag, help, set)
  }

  /// A word by its place among those that are not options.
  package static func positional<Value>(
    _ name: String, _ reader: ValueReader<Value>, _ help: String, optional: Bool = false,
    _ set: @escaping @Sendable (inout Self, Value) -> Void
  ) -> Argument<Self> {
    argument(name, .positional, reader, help, isRequired: !optional, set)
  }

  /// A word by its place, unless one of these options takes its part: then the word counts for the next place.
  package static func positional<Value>(
    _ name: String, _ reader: ValueReader<Value>, _ help: String, orOptions options: [String],
    _ set: @escaping @Sendable (inout Self, Value) -> Void
  ) -> Argument<Self> {
    argument(name, .positional, reader, help, substitutes: options, set)
  }

  /// All words behind those that have a place of their own.
  package static func rest<Value>(
    _ name: String, _ reader: ValueReader<Value>, _ help: String,
    _ set: @escaping @Sendable (inout Self, [Value]) -> Void
  ) -> Argument<Self> {
    argument(name, .rest, reader.repeatedOrOne, help, set)
  }

  /// The arguments of a part as arguments of the whole: `part(StayArguments.arguments) { $1(&$0.stay) }`.
  package static func part<Part>(
    _ arguments: [Argument<Part>], _ path: @escaping @Sendable (inout Self, (inout Part) -> Void) -> Void
  ) -> [Argument<Self>] {
    arguments.map { argument in
      Argument<Self>(description: argument.description) { value, whole in
        var invalid: InvalidValue?
        path(&whole) { invalid = argument.set(value, &$0) }
        return invalid
      }
    }
  }

  private static func argument<Value>(
    _ name: String, formerly formerName: String? = nil, _ kind: ArgumentDescription.Kind, _ reader: ValueReader<Value>,
    _ help: String,
    short: Unicode.Scalar? = nil, isRequired: Bool = false, alternative: String? = nil, substitutes: [String] = [],
    repetition: Repetition? = nil, things: ThingOptions? = nil,
    default makeDefault: @escaping @Sendable () -> String? = { nil },
    _ set: @escaping @Sendable (inout Self, Value) -> Void
  ) -> Argument<Self> {
    let description = ArgumentDescription(
      name, formerly: formerName, kind, reader, help, short: short, isRequired: isRequired, alternative: alternative,
      substitutes: substitutes, repetition: repetition, things: things, makeDefault: makeDefault)
    let read = reader.read
    return Argument<Self>(description: description) { given, owner in
      do throws(InvalidValue) {
        set(&owner, try read(given))
        return nil
      } catch {
        return error
      }
    }
  }
}
