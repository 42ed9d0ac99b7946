import Arguments
import CampgroundManager

/// The kind of record of one command ``ExportRecords``, with the words of its help.
protocol RecordDeclaration: Sendable {
  static var subject: RecordSubject { get }
  static var words: RecordWords { get }
  /// The command that lists the records, whose filter chooses them; nil for records of stays.
  static var list: (any ListCommand)? { get }
}

extension RecordDeclaration {
  static var list: (any ListCommand)? { nil }
}

/// The words in which the help of one export differs from the others.
struct RecordWords {
  /// The records, such as `the campers`.
  let records: String
  /// A sentence about the rows.
  let rows: String

  func help(of subject: RecordSubject) -> CommandHelp {
    CommandHelp(
      "Export \(records) as CSV, JSON lines or a spreadsheet.",
      discussion: """
        \(rows) CSV is the default, --jsonl writes an object a line, --ods a spreadsheet. In CSV an apostrophe \
        stands before a text that a spreadsheet would take for a formula, which an import takes off again; --exact \
        leaves it out, for programs. The file must not exist yet, and only you can read it.
        """,
      examples: ["campctl export \(subject) \(subject).csv", "campctl export \(subject) \(subject).fods --ods"])
  }
}

enum CamperExport: RecordDeclaration {
  static let subject = RecordSubject.campers
  static let words = RecordWords(records: "the campers", rows: "A row is a camper, in the order of names.")
  static var list: (any ListCommand)? { ListCampers() }
}

enum SiteExport: RecordDeclaration {
  static let subject = RecordSubject.sites
  static let words = RecordWords(
    records: "the sites", rows: "A row is a site, in natural order, retired ones among them.")
  static var list: (any ListCommand)? { ListSites() }
}

enum ReservationExport: RecordDeclaration {
  static let subject = RecordSubject.reservations
  static let words = RecordWords(
    records: "the reservations",
    rows: "A row is a reservation of any status, by arrival, with its camper and the sums of its account.")
}

enum NightExport: RecordDeclaration {
  static let subject = RecordSubject.nights
  static let words = RecordWords(
    records: "the nights that are sold",
    rows: "A row is a night of a reservation, with its site and its part of the price.")
}

enum PaymentExport: RecordDeclaration {
  static let subject = RecordSubject.payments
  static let words = RecordWords(
    records: "payments, refunds, transfers and security deposits",
    rows: "A row is an entry of the ledger, the oldest first; money that was paid out is below 0.")
}

enum ChargeExport: RecordDeclaration {
  static let subject = RecordSubject.charges
  static let words = RecordWords(
    records: "the charges of all accounts",
    rows:
      "A row is an entry of the ledger that is not money, the oldest first: a charge, a tax, a discount, a write-off.")
}

enum RateExport: RecordDeclaration {
  static let subject = RecordSubject.rates
  static let words = RecordWords(
    records: "the rates", rows: "A row is a rate; nothing in a column is left to the campground's settings.")
  static var list: (any ListCommand)? { ListRates() }
}
