/// A property of a command that its list of arguments requires.
///
/// Nothing reads it before the list has been applied, which throws when the argument is not given.
@propertyWrapper
package struct Required<Value: Sendable>: Sendable {
  private var value: Value?

  package init() {}

  package var wrappedValue: Value {
    get {
      guard let value else { preconditionFailure("a required argument was read before it was set") }
      return value
    }
    set { value = newValue }
  }

  /// The value; nil when the argument is not given, or could not be read.
  package var projectedValue: Value? { value }
}
