/// One argument of a command, declared once: its name, the way its value is read, the property that it sets, and a
/// sentence of help. Words, JSON, help, completions and manual all come from a list of these.
package struct Argument<Owner>: Sendable {
  package let description: ArgumentDescription
  /// The closure that sets the property; it returns the error of a value that cannot be read.
  let set: @Sendable (ArgumentValue, inout Owner) -> InvalidValue?
}
