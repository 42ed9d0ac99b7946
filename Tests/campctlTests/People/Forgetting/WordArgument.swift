import Arguments

@testable import campctl

/// An argument that takes any words, and so a person's: not a day, a number or a reference to something.
struct WordArgument {
  let description: ArgumentDescription
  let isList: Bool

  private static let words = "Words, of anybody's!"

  /// The arguments of a command that take words; found by giving each of them some.
  static func all<C: Command>(of type: C.Type) -> [WordArgument] {
    type.arguments.map(\.description).filter { !isReference($0.completion) }.compactMap { argument in
      if type.takes(.text(words), as: argument) { return WordArgument(description: argument, isList: false) }
      return type.takes(.list([.text(words)]), as: argument) ? WordArgument(description: argument, isList: true) : nil
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
