/// The help of a command, apart from its arguments.
package struct CommandHelp: Sendable {
  /// A full sentence, for lists of commands.
  package let abstract: String
  /// The rest of the explanation.
  package let discussion: String
  /// Whole command lines, as they are typed.
  package let examples: [String]
  /// The arguments of the way to call it, where some stand for each other; empty for the required ones, one by one.
  package let usage: [String]

  package init(_ abstract: String, discussion: String = "", examples: [String] = [], usage: [String] = []) {
    self.abstract = abstract
    self.discussion = discussion
    self.examples = examples
    self.usage = usage
  }
}
