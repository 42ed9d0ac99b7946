import TestSupport

@testable import CampgroundManager

extension TestCampground {
  /// Appends an entry to a reservation's account, as a command of its own; the amount is minor units.
  func append(
    _ kind: LedgerEntry.Kind, _ amount: Int, to id: ReservationID, method: String? = nil, name: String = ""
  ) throws {
    let item: LedgerEntry.Item = kind == .charge ? .other : .money
    _ = try campground.journal.record(kind.rawValue) { entry in
      entry.record(["reservation": id])
      let draft = LedgerDraft(reservation: id, kind: kind, item: item, name: name, amount: amount, method: method)
      try Ledger(journal: campground.journal).append(draft, &entry)
      return try campground.reservations.find(ReservationReference(id))
    }
  }

  func pay(_ made: Reserved, _ amount: Int, method: String = "cash") throws {
    try append(.payment, amount, to: ReservationID(rawValue: made.reservation.journalNumber), method: method)
  }

  /// A fee of the campground's own; the closure sets its amount.
  @discardableResult
  func makeFee(_ name: String = "cleaning", _ change: (inout TaxRequest) -> Void) throws -> Tax {
    try makeTax(name) {
      $0.isFee = true
      change(&$0)
    }
  }

  /// The charges of each line of a reservation's account.
  func lines(_ reservation: Reservation) throws -> [LedgerLine] {
    guard let id = reservation.id else { return [] }
    return try LedgerTable(store: campground.store).lines(of: id).sorted {
      ($0.item.rawValue, $0.name) < ($1.item.rawValue, $1.name)
    }
  }

  /// The lines of an account, such as `taxes county 900`.
  func charged(_ id: ReservationID = "r-1") throws -> [String] {
    try LedgerTable(store: campground.store).lines(of: id).map { "\($0.item.rawValue) \($0.name) \($0.amount)" }
  }

  /// The amounts earned and received in some days.
  func revenue(_ days: Range<Day>? = nil, by key: ReportKey<Earning> = .month) throws -> Revenue {
    try campground.reports.revenue(ReportDays(days), by: key)
  }

  /// The books as plain text.
  func books() throws -> String {
    var text = ""
    try campground.books.forEachPiece { text += $0 }
    return text
  }

  /// Prices, a tax, two fees, and a policy for every case.
  func makePrices(digits: Int = 2) throws {
    func amount(_ text: String) -> Amount? { Amount(digits < 2 ? text.replacing(".", with: "") : text) }
    try makeRate("Standard", digits < 2 ? "4500" : "45.00") {
      $0.weekly = amount("250.01")
      $0.extraAdult = amount("3.33")
      $0.extraPet = amount("1.01")
    }
    try makeRate("Friday", digits < 2 ? "6005" : "60.05") { $0.weekdays = [.fri] }
    try makeTax("county") { $0.percent = Percent("7.25%") }
    try makeTax("bed") { $0.perNight = amount("1.50") }
    try makeFee("linen") { $0.perStay = amount("9.99") }
    try makeFee("booking") { $0.percent = Percent("1.3%") }
    try agree {
      $0.cancellation = CancellationBands("7:10% 1:50% 0:100%")
      $0.noShow = Portion("1-night")
    }
  }
}

extension ReportDays {
  /// The days of a test; nil for the report's own.
  init(_ days: Range<Day>?) { self.init(from: days?.lowerBound, before: days?.upperBound) }
}

/// A test's own arithmetic.
enum Arithmetic {
  /// Millionths as the nearest whole, of two equally near ones the even.
  static func halfToEven(_ millionths: Int, over whole: Int = 1_000_000) -> Int {
    let below = millionths / whole
    let rest = millionths - below * whole
    if 2 * rest == whole { return below % 2 == 0 ? below : below + 1 }
    return 2 * rest < whole ? below : below + 1
  }
}
