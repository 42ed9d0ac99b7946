extension [Argument] {
  /// Several lists of a command's arguments as one, in their order.
  package static func of(_ lists: [Argument]...) -> [Argument] {
    var all: [Argument] = []
    for list in lists { all += list }
    return all
  }

  /// The same arguments, listed by the help under a title.
  package func titled(_ title: String) -> [Argument] {
    map { Argument($0, section: title) }
  }
}
