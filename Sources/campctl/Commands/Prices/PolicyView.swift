import CampgroundManager

/// The policy in the campground's currency; for people, in sentences to read to a camper.
struct PolicyView: View {
  let policy: Policy
  let currency: Currency

  func write(to fields: inout some FieldWriter) {
    policy.writeTerms(digits: currency.digits, to: &fields)
    fields.field("currency", currency)
    fields.field("version", policy.version)
  }

  /// A constant, as there is only one.
  var label: String { "policy" }
  var ids: [String] { [] }

  var text: String { [deposit, cancellation, noShow, early, shortened].compactMap(\.self).joined(separator: "\n") }

  private var deposit: String {
    guard let portion = words(policy.deposit) else { return "No deposit is required." }
    let due =
      switch policy.depositDays {
      case nil: "at booking"
      case 0: "on the day of arrival"
      case let days?: "\(Phrases.count(days, "day")) before arrival"
      }
    return "A deposit is due \(due): \(portion)."
  }

  private var cancellation: String {
    let bands = policy.cancellation.bands
    guard let first = bands.first, bands.contains(where: { words($0.portion) != nil }) else {
      return "Cancellation is free."
    }
    let cost = words(first.portion).map { "costs \($0)" } ?? "is free"
    if first.days == 0 { return "Cancellation \(cost) at any time." }
    let later = zip(bands, bands.dropFirst()).map { before, band in
      "; \(days(of: band, after: before)), \(words(band.portion).map { "it costs \($0)" } ?? "it is free")"
    }
    return "Cancellation \(first.days) or more days before arrival \(cost)\(later.joined())."
  }

  /// The days on which a band applies, up to the one of more days.
  private func days(
    of band: CancellationBands<Int>.Band, after other: CancellationBands<Int>.Band
  ) -> String {
    let last = other.days - 1
    if last == 0 { return "on the day of arrival or later" }
    if band.days == 0 { return "after that" }
    if band.days < last { return "\(band.days) to \(last) days before" }
    return "\(Phrases.count(last, "day")) before"
  }

  private var noShow: String {
    "No-shows are \(words(policy.noShow, first: "the first").map { "charged \($0)" } ?? "not charged")."
  }

  private var early: String {
    switch policy.early {
    case .keep: "No refund for leaving early."
    case .refund: "Nights given up by leaving early are refunded."
    }
  }

  /// The words for a price that is kept; nil for the default.
  private var shortened: String? {
    guard policy.shortened == .keep else { return nil }
    return "Leaving before a full week or month does not change the price of the nights stayed."
  }

  /// The words for a portion; nil for nothing.
  private func words(_ portion: Portion<Int>, first: String = "the price of the first") -> String? {
    switch portion {
    case .none: nil
    case .all: "the full price"
    case .percent(let percent) where percent.millionths == 0: nil
    case .percent(let percent) where percent.description == "100%": "the full price"
    case .percent(let percent): "\(percent) of the total"
    case .amount(0): nil
    case .amount(let amount): "\(currency.text(amount)) \(currency)"
    case .nights(1): "\(first) night"
    case .nights(let count): "\(first) \(count) nights"
    }
  }
}
