/// A problem that the engine itself finds in a store, whatever its rows mean.
package enum EngineProblem: Hashable, Sendable {
  /// The store is damaged, in the engine's words.
  case damaged(String)
  /// A row of one table refers to one of another that is not there.
  case danglingReference(from: String, to: String)
  /// A setting of a server without which a power cut loses or damages a committed write.
  case unsafeSetting(String)
}
