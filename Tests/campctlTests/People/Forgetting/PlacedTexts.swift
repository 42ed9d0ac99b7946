/// The texts of commands into which a person's name does not get, or where it stays, each with the reason.
enum PlacedTexts {
  /// A camper's own name, number or address, which nobody else's forgetting touches.
  private static let identities: Set = ["fullName", "new", "phone", "email", "secondPhone"]

  /// Texts that are refused with such words in them.
  private static let refused: [String: String] = [:]

  static var keys: [String] { refused.keys.sorted() }

  static func isIdentity(_ text: EveryTextTests.Text) -> Bool {
    identities.contains(text.argument.key) && text.command != "settings"
  }

  static func reason(_ text: EveryTextTests.Text) -> String? {
    isIdentity(text) ? "a camper's own name, number or address" : refused[text.key]
  }

  /// The words that a text is given.
  static func value(_ text: EveryTextTests.Text) -> String {
    if text.argument.valueName == "address" { return "zqxja.walnutta@example.org" }
    return "of \(EveryTextTests.name)"
  }
}
