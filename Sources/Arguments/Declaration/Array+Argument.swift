extension Array {
  /// Several lists of a command's arguments as one, in their order.
  package static func of<Owner>(_ lists: [Argument<Owner>]...) -> [Argument<Owner>] where Element == Argument<Owner> {
    lists.flatMap(\.self)
  }

  /// The same arguments, listed by the help under a title.
  package func titled<Owner>(_ title: String) -> [Argument<Owner>] where Element == Argument<Owner> {
    map { $0.changed { $0.section = title } }
  }
}
