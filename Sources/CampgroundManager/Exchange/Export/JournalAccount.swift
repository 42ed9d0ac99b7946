/// The accounts of the campground's books.
enum JournalAccount {
  /// The account of money that has changed hands.
  static func cash(_ method: String?) -> String {
    "assets:cash:" + JournalName.name(method ?? "", otherwise: "unspecified")
  }

  /// The money that a party has paid and not spent yet; its balance is that of the reservation.
  static func deposit(_ reservation: ReservationID?) -> String {
    "liabilities:deposits:\(reservation?.description ?? "sales")"
  }

  /// The security deposit of a party, which is the party's until it is kept.
  static func security(_ reservation: ReservationID) -> String { "liabilities:security:\(reservation)" }

  static func account(of line: LedgerLine) -> String {
    switch line.item {
    case .taxes, .taxesApart, .chargeTaxes: tax(line.name)
    case .chargeFees, .feesApart, .surcharges: "revenue:fees"
    case .discountsApart, .agreedApart: "revenue:discounts"
    case .nightsApart: "revenue:nights"
    case .extrasApart: "revenue:extras"
    case .writeOffs: writeOffs
    case .other: line.name.isEmpty ? "revenue:other" : "revenue:items"
    case .nights, .extras, .discounts, .fees, .penalties, .money, .security: "revenue:\(line.item.rawValue)"
    }
  }

  static func tax(_ name: String) -> String { "liabilities:taxes:" + JournalName.name(name, otherwise: "unnamed") }

  /// The expense of what will never be paid.
  static let writeOffs = "expenses:write-offs"

  static let revenues = ["nights", "extras", "discounts", "fees", "penalties", "items", "other"].map { "revenue:\($0)" }
}

/// A name from people's text for an account of a plain-text journal.
///
/// A journal is read by its signs: two blanks end an account's name, a colon begins an account below it, `;` a comment,
/// and brackets are postings of another sort. So only letters, digits and a few harmless signs are kept; all else
/// becomes one blank.
enum JournalName {
  /// The name, not empty, without two blanks in a row; `otherwise` replaces text of which nothing is left.
  static func name(_ text: String, otherwise: String) -> String {
    var name = ""
    for scalar in text.unicodeScalars {
      if isKept(scalar) {
        name.unicodeScalars.append(scalar)
      } else if !name.isEmpty, name.unicodeScalars.last != " " {
        name += " "
      }
    }
    if name.hasSuffix(" ") { name.removeLast() }
    return name.isEmpty ? otherwise : name
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .decimalNumber:
      true
    default: "-_.&+/%".unicodeScalars.contains(scalar)
    }
  }
}
