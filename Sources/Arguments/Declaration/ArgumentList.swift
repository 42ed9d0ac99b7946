extension Array {
  /// Several lists of a command's arguments as one, in their order.
  public static func of<Command>(_ lists: [Argument<Command>]...) -> [Argument<Command>]
  where Element == Argument<Command> {
    lists.count == 1 ? lists[0] : lists.flatMap(\.self)
  }

  /// The same arguments, listed by the help under a title.
  public func titled<Command>(_ title: String) -> [Argument<Command>] where Element == Argument<Command> {
    map { argument in
      var argument = argument
      argument.description.section = title
      return argument
    }
  }

  /// The arguments of a part as arguments of the whole that has it.
  public func within<Whole, Part>(
    _ path: any WritableKeyPath<Whole, Part> & Sendable
  ) -> [Argument<Whole>] where Element == Argument<Part> {
    map { argument in
      let set = argument.set
      return Argument<Whole>(argument.description) { whole, value throws(InvalidValue) in
        try set(&whole[keyPath: path], value)
      }
    }
  }
}

/// A property of a command that its list of arguments requires.
///
/// Nothing reads it before the list has been applied, which throws when the argument is not given.
@propertyWrapper
public struct Required<Value: Sendable>: Sendable {
  private var value: Value?

  public init() {}

  public var wrappedValue: Value {
    get {
      guard let value else { preconditionFailure("a required argument was read before it was set") }
      return value
    }
    set { value = newValue }
  }
}
