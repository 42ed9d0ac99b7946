/// A value whose properties are arguments: a command, or a part that several commands share.
package protocol ArgumentSet: Sendable {}

extension ArgumentSet {
  /// `--name value`. The help shows the default value.
  package static func option<Value>(
    _ name: String, _ reader: ValueReader<Value>, _ help: String, _ set: @escaping @Sendable (inout Self, Value) -> Void
  ) -> Argument<Self> {
    Argument(ArgumentDescription(name, .option, reader, help), reader, set)
  }

  /// An option that must be given.
  package static func required<Value>(
    _ name: String, _ reader: ValueReader<Value>, _ help: String, _ set: @escaping @Sendable (inout Self, Value) -> Void
  ) -> Argument<Self> {
    option(name, reader, help, set).changed { $0.isRequired = true }
  }

  /// An option that may be given more than once; it sets all of its values at once.
  package static func repeated<Value>(
    _ name: String, _ reader: ValueReader<Value>, _ help: String,
    _ set: @escaping @Sendable (inout Self, [Value]) -> Void
  ) -> Argument<Self> {
    let reader = reader.repeated
    return Argument(ArgumentDescription(name, .repeated, reader, help), reader, set)
  }

  /// The same, where a single value of JSON stands for a list of it.
  package static func repeatedOrOne<Value>(
    _ name: String, _ reader: ValueReader<Value>, _ help: String,
    _ set: @escaping @Sendable (inout Self, [Value]) -> Void
  ) -> Argument<Self> {
    let reader = reader.repeatedOrOne
    return Argument(ArgumentDescription(name, .repeated, reader, help), reader, set)
  }

  /// An option of one of several things, whose values are those of the things in their order; nil where a thing has none.
  package static func detail<Value>(
    _ name: String, _ reader: ValueReader<Value>, _ help: String,
    _ set: @escaping @Sendable (inout Self, [Value?]) -> Void
  ) -> Argument<Self> {
    let reader = reader.orNothing.repeatedOrOne
    return Argument(ArgumentDescription(name, .detail, reader, help), reader, set)
  }

  /// `--name`, for yes; twice is once.
  package static func flag(
    _ name: String, _ help: String, _ set: @escaping @Sendable (inout Self, Bool) -> Void
  ) -> Argument<Self> {
    Argument(ArgumentDescription(name, .flag, .flag, help), .flag, set)
  }

  /// `--name` for yes and `--no-name` for no, of which only one can be meant.
  package static func toggle(
    _ name: String, _ help: String, _ set: @escaping @Sendable (inout Self, Bool) -> Void
  ) -> Argument<Self> {
    Argument(ArgumentDescription(name, .toggle, .flag, help), .flag, set)
  }

  /// A word by its place among those that are not options.
  package static func positional<Value>(
    _ name: String, _ reader: ValueReader<Value>, _ help: String, _ set: @escaping @Sendable (inout Self, Value) -> Void
  ) -> Argument<Self> {
    Argument(ArgumentDescription(name, .positional, reader, help), reader, set)
  }

  /// All words behind those that have a place of their own.
  package static func rest<Value>(
    _ name: String, _ reader: ValueReader<Value>, _ help: String,
    _ set: @escaping @Sendable (inout Self, [Value]) -> Void
  ) -> Argument<Self> {
    let reader = reader.repeatedOrOne
    return Argument(ArgumentDescription(name, .rest, reader, help), reader, set)
  }

  /// The arguments of a part as arguments of the whole: `part(StayArguments.arguments) { $1(&$0.stay) }`.
  package static func part<Part>(
    _ arguments: [Argument<Part>], _ path: @escaping @Sendable (inout Self, (inout Part) -> Void) -> Void
  ) -> [Argument<Self>] {
    arguments.map { argument in
      Argument<Self>(argument.description) { value, whole in
        var invalid: InvalidValue?
        path(&whole) { invalid = argument.set(value, &$0) }
        return invalid
      }
    }
  }
}
