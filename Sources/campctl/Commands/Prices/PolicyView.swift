import CampgroundManager

/// The policy in the campground's currency; for people, in sentences to read to a camper.
struct PolicyView: View {
  let policy: Policy
  let currency: Currency

  func write(to fields: inout some FieldWriter) {
    fields.field("deposit", policy.deposit.text(currency.text))
    fields.field("depositDays", policy.depositDays)
    fields.field("cancellation", policy.cancellation.text(currency.text))
    fields.field("noShow", policy.noShow.text(currency.text))
    fields.field("early", policy.early)
    fields.field("shortened", policy.shortened)
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
      case nil: "when the stay is reserved"
      case 0: "on the day of arrival"
      case let days?: "\(Phrases.count(days, "day")) before arrival"
      }
    return "A deposit is due \(due): \(portion)."
  }

  private var cancellation: String {
    let bands = policy.cancellation.bands
    guard let first = bands.first, bands.contains(where: { words($0.portion) != nil }) else {
      return "Cancelling costs nothing."
    }
    let cost = words(first.portion) ?? "nothing"
    if first.days == 0 { return "Cancelling costs \(cost), whenever it is done." }
    let later = zip(bands, bands.dropFirst()).map { before, band in
      "; \(days(of: band, after: before)), \(words(band.portion) ?? "nothing")"
    }
    return "Cancelling \(first.days) or more days before arrival costs \(cost)\(later.joined())."
  }

  /// The days on which a band applies, up to the one of more days.
  private func days(
    of band: CancellationBands<Int>.Band, after other: CancellationBands<Int>.Band
  ) -> String {
    let last = other.days - 1
    if last == 0 { return "on the day of arrival or later" }
    if band.days == 0 { return "later than that" }
    if band.days < last { return "\(band.days) to \(last) days before" }
    return "\(Phrases.count(last, "day")) before"
  }

  private var noShow: String {
    "A party that does not come pays \(words(policy.noShow) ?? "nothing")."
  }

  private var early: String {
    switch policy.early {
    case .keep: "A party that leaves early gets no refund for the nights given up."
    case .refund: "A party that leaves early gets back the price of the nights given up."
    }
  }

  /// The words for a price that is kept; nil for the default.
  private var shortened: String? {
    guard policy.shortened == .keep else { return nil }
    return "The nights stayed keep the price of their week or month when the stay becomes too short for it."
  }

  /// The words for a portion; nil for nothing.
  private func words(_ portion: Portion<Int>) -> String? {
    switch portion {
    case .none: nil
    case .all: "the whole total"
    case .percent(let percent) where percent.millionths == 0: nil
    case .percent(let percent) where percent.description == "100%": "the whole total"
    case .percent(let percent): "\(percent) of the total"
    case .amount(0): nil
    case .amount(let amount): "\(currency.text(amount)) \(currency)"
    case .nights(1): "the price of the first night"
    case .nights(let count): "the price of the first \(count) nights"
    }
  }
}
