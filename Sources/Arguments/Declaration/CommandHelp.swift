/// The help of a command, apart from its arguments.
public struct CommandHelp: Sendable {
  /// A full sentence, for lists of commands.
  public let abstract: String
  /// The rest of the explanation.
  public let discussion: String
  /// Whole command lines, as they are typed.
  public let examples: [String]

  public init(_ abstract: String, discussion: String = "", examples: [String] = []) {
    self.abstract = abstract
    self.discussion = discussion
    self.examples = examples
  }
}
