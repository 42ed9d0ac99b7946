/// One argument of a command, declared once: its name, the way its value is read, the property that it sets, and a
/// sentence of help.
///
/// Words, JSON, help, completions and manual all come from a list of these. The type does not name the owner of the
/// property: a generic type for each command would have to be made at each start, which takes longer than to read a
/// line.
package struct Argument: Sendable {
  package let description: ArgumentDescription
  /// The type whose property is set.
  let owner: Any.Type
  private let setAt: @Sendable (UnsafeMutableRawPointer, ArgumentValue) -> InvalidValue?

  init<Owner>(
    _ description: ArgumentDescription, _ set: @escaping @Sendable (inout Owner, ArgumentValue) -> InvalidValue?
  ) {
    self.description = description
    owner = Owner.self
    setAt = { set(&$0.assumingMemoryBound(to: Owner.self).pointee, $1) }
  }

  /// The same argument under a title of the help.
  init(_ other: Argument, section: String) {
    (description, owner, setAt) = (ArgumentDescription(other.description, section: section), other.owner, other.setAt)
  }

  /// True when the property that it sets is one of this type.
  package func isDeclared<Owner>(for type: Owner.Type) -> Bool { owner == type }

  /// Sets the property of a value, whose type is the owner's; returns the error of a value that it cannot take.
  func set<Owner>(_ value: ArgumentValue, in owner: inout Owner) -> InvalidValue? {
    precondition(isDeclared(for: Owner.self), "an argument was declared for another type")
    return withUnsafeMutablePointer(to: &owner) { setAt($0, value) }
  }
}
