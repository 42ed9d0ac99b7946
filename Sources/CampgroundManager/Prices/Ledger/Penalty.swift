/// The names that the ledger has for the lines of penalties.
package enum Penalty {
  static let cancellation = "cancellation"
  static let noShow = "no-show"
  static let early = "early departure"

  /// The name of the line that a command means, such as `early`; a name of a fee is its own.
  static func name(_ text: String) -> String { text == "early" ? early : text }
}
