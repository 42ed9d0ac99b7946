extension Array {
  /// Several lists of a command's arguments as one, in their order.
  package static func of<Owner>(_ lists: [Argument<Owner>]...) -> [Argument<Owner>] where Element == Argument<Owner> {
    var all: [Argument<Owner>] = []
    for list in lists { for argument in list { all.append(argument) } }
    return all
  }

  /// The same arguments, listed by the help under a title.
  package func titled<Owner>(_ title: String) -> [Argument<Owner>] where Element == Argument<Owner> {
    var titled: [Argument<Owner>] = []
    for argument in self {
      titled.append(
        Argument(description: ArgumentDescription(argument.description, section: title), set: argument.set))
    }
    return titled
  }
}
