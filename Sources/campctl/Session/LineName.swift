import Arguments

/// The name that a line of a batch gives to the thing that it makes.
struct LineName: ArgumentSet, Sendable {
  var name: String?

  /// The mark before a name where a later line refers to it.
  static let mark = UInt8(ascii: "@")

  static let arguments: [Argument<Self>] = [
    option("as", .text("name", reason: reason, named), "A name for the result, which later lines write as @name.") {
      $0.name = $1
    }
  ]

  private static let reason = "a name is written in letters, digits, hyphens and underscores"

  private static func named(_ text: String) -> String? { PlainName.isName(text) ? text : nil }
}
