import Arguments
import JSONText

@testable import campctl

/// An argument that takes any words, and so a person's: not a day, a number or a reference to something.
struct WordArgument {
  let description: ArgumentDescription
  let isList: Bool

  private static let words = "Words, of anybody's!"

  /// The arguments of a command that take words; found by giving each of them some.
  static func all<C: Command>(of type: C.Type) -> [WordArgument] {
    type.arguments.map(\.description).filter { !isReference($0.completion) }.compactMap { argument in
      if takes(.text(words), argument, type) { return WordArgument(description: argument, isList: false) }
      return takes(.list([.text(words)]), argument, type) ? WordArgument(description: argument, isList: true) : nil
    }
  }

  private static func takes<C: Command>(
    _ value: JSONValue, _ argument: ArgumentDescription, _ type: C.Type
  ) -> Bool {
    var command = C()
    let given = ObjectReader(type.arguments.map(\.description)).read([.init(argument.key, value)])
    return !type.arguments.apply(given, to: &command).contains { problem in
      if case .unreadable(let unreadable, _, _) = problem { unreadable.key == argument.key } else { false }
    }
  }

  /// True for a reference. A group, a source and a method may have any name; everything else that can be looked up has to exist.
  private static func isReference(_ completion: Completion) -> Bool {
    switch completion {
    case .things(let thing): ![Nameable.group, .source, .method].map(\.rawValue).contains(thing)
    case .list(let element): isReference(element)
    default: false
    }
  }
}
