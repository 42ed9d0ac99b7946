import Arguments

/// The texts of commands into which a person's name does not get, or where it stays, each with the reason.
enum PlacedTexts {
  /// A camper's own name, number or address, which nobody else's forgetting touches.
  private static let identities: Set = ["fullName", "new", "phone", "email", "secondPhone"]

  /// Other texts, which are refused with such words in them, or stay.
  private static let others = [
    "settings timeZone": "the name of a time zone", "settings currency": "the code of a currency",
    "settings surcharge": "a method with an amount", "add-site number": "the number of a site, which stays",
    "change-site renumber": "the number of a site, which stays", "check-in group": "a group that has to exist",
    "check-out group": "a group that has to exist", "cancel group": "a group that has to exist",
    "pay group": "a group that has to exist", "waive what": "a charge that has to exist",
    "import sites folder": "the name of a folder", "import sites facility": "a facility that has to exist",
    "import sites each": "of a batch alone", "import sites rejects": "the name of a file",
    "import reservations file": "the name of a file", "import reservations rejects": "the name of a file",
    "import campers file": "the name of a file", "import campers rejects": "the name of a file",
    "import rates file": "the name of a file", "import rates rejects": "the name of a file",
    "import ical file": "the name of a file",
    "import ical feed": "the name of the camper who stands for its guests", "import ical closed": "a label, not kept",
  ]

  /// The arguments beside some texts, without which they are refused.
  private static let beside = ["because": ("nightly", "40.00"), "pass": ("discount", "Pass")]

  /// The words of the arguments that a text needs beside it, of a command that has them.
  static func words(beside text: EveryTextTests.Text?, of arguments: [ArgumentDescription]) -> [String] {
    guard let text, let (name, value) = beside[text.argument.key],
      arguments.contains(where: { $0.name == name && $0.takesValue })
    else { return [] }
    return ["--\(name)", value]
  }

  static var keys: [String] { others.keys.sorted() }

  private static func isIdentity(_ text: EveryTextTests.Text) -> Bool {
    identities.contains(text.argument.key) && text.command != "settings"
  }

  static func reason(_ text: EveryTextTests.Text) -> String? {
    isIdentity(text) ? "a camper's own name, number or address" : others[text.key]
  }

  /// The words that a text is given.
  static func value(_ text: EveryTextTests.Text) -> String {
    if text.argument.valueName == "address" { return "zqxja.walnutta@example.org" }
    return "of \(EveryTextTests.name)"
  }
}
