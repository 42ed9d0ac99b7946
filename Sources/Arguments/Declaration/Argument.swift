/// One argument of a command, declared once: its name, the way its value is read, what it sets, and a sentence of help.
///
/// Words, JSON, help, completions and manual all come from a list of these.
public struct Argument<Command>: Sendable {
  public internal(set) var description: ArgumentDescription
  let set: @Sendable (inout Command, ArgumentValue) throws(InvalidValue) -> Void

  private init<Value>(
    _ name: String, _ kind: ArgumentDescription.Kind, _ reader: ValueReader<Value>, short: Unicode.Scalar? = nil,
    isRequired: Bool = false, default makeDefault: @escaping @Sendable () -> String? = { nil }, help: String,
    _ set: @escaping @Sendable (inout Command, Value) -> Void
  ) {
    description = ArgumentDescription(
      name: name, key: name.camelCase, short: short, kind: kind, valueName: reader.valueName, help: help,
      isRequired: isRequired, completion: reader.completion, acceptsNull: reader.acceptsNull,
      makeDefault: makeDefault)
    let read = reader.read
    self.set = { command, value throws(InvalidValue) in set(&command, try read(value)) }
  }

  init(
    _ description: ArgumentDescription,
    _ set: @escaping @Sendable (inout Command, ArgumentValue) throws(InvalidValue) -> Void
  ) {
    self.description = description
    self.set = set
  }
}

extension Argument {
  /// `--name value`. A value that holds without it is shown by the help.
  public static func option<Value>(
    _ name: String, _ reader: ValueReader<Value>, _ help: String, short: Unicode.Scalar? = nil,
    default value: @escaping @Sendable @autoclosure () -> String? = nil,
    _ set: @escaping @Sendable (inout Command, Value) -> Void
  ) -> Argument {
    Argument(name, .option, reader, short: short, default: value, help: help, set)
  }

  /// An option that must be given.
  public static func required<Value>(
    _ name: String, _ reader: ValueReader<Value>, _ help: String, short: Unicode.Scalar? = nil,
    _ set: @escaping @Sendable (inout Command, Value) -> Void
  ) -> Argument {
    Argument(name, .option, reader, short: short, isRequired: true, help: help, set)
  }

  /// An option that may be given more than once; it sets all of its values at once.
  public static func repeated<Value>(
    _ name: String, _ reader: ValueReader<Value>, _ help: String,
    _ set: @escaping @Sendable (inout Command, [Value]) -> Void
  ) -> Argument {
    Argument(name, .repeated, reader.several, help: help, set)
  }

  /// `--name`, for yes.
  public static func flag(
    _ name: String, _ help: String, short: Unicode.Scalar? = nil,
    _ set: @escaping @Sendable (inout Command, Bool) -> Void
  ) -> Argument {
    Argument(name, .flag, .flag, short: short, help: help, set)
  }

  /// `--name` for yes and `--no-name` for no.
  public static func toggle(
    _ name: String, _ help: String, _ set: @escaping @Sendable (inout Command, Bool) -> Void
  ) -> Argument {
    Argument(name, .toggle, .flag, help: help, set)
  }

  /// A word by its place among those that are no options.
  public static func positional<Value>(
    _ name: String, _ reader: ValueReader<Value>, _ help: String, optional: Bool = false,
    _ set: @escaping @Sendable (inout Command, Value) -> Void
  ) -> Argument {
    Argument(name, .positional, reader, isRequired: !optional, help: help, set)
  }

  /// All words behind those that have a place of their own.
  public static func rest<Value>(
    _ name: String, _ reader: ValueReader<Value>, _ help: String,
    _ set: @escaping @Sendable (inout Command, [Value]) -> Void
  ) -> Argument {
    Argument(name, .rest, reader.several, help: help, set)
  }
}
