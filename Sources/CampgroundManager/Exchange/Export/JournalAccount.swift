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

  static func account(of line: LedgerLine) -> String {
    switch line.item {
    case .taxes, .taxesApart, .chargeTaxes: tax(line.name)
    case .chargeFees, .surcharges: "revenue:fees"
    case .discountsApart, .agreedApart: "revenue:discounts"
    case .nightsApart: "revenue:nights"
    case .writeOffs: writeOffs
    case .nights, .extras, .discounts, .fees, .penalties, .other, .money, .security: "revenue:\(line.item.rawValue)"
    }
  }

  static func tax(_ name: String) -> String { "liabilities:taxes:" + JournalName.name(name, otherwise: "unnamed") }

  /// The expense of what will never be paid.
  static let writeOffs = "expenses:write-offs"

  static let revenues = ["nights", "extras", "discounts", "fees", "penalties", "other"].map { "revenue:\($0)" }
}
