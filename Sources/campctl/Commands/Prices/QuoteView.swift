import CampgroundManager

/// The price of a stay.
struct QuoteView: View {
  let quote: CampgroundManager.Quote
  /// True when each night names the rates that cover it.
  let isExplained: Bool

  func write(to fields: inout some FieldWriter) {
    fields.field("site", quote.site)
    fields.field("arrival", quote.stay.arrival)
    fields.field("departure", quote.stay.departure)
    fields.objects("nights", quote.nights) { write($0, to: &$1) }
    fields.objects("extras", quote.extras) { line, fields in
      fields.field("name", line.name)
      fields.amount("amount", line.amount, quote.currency)
    }
    fields.objects("discounts", quote.discounts) { line, fields in
      fields.field("name", line.name)
      fields.amount("amount", line.amount, quote.currency)
    }
    fields.objects("taxes", quote.taxes) { line, fields in
      fields.field("name", line.name)
      fields.amount("amount", line.amount, quote.currency)
      fields.field("fee", line.isFee)
      fields.field("included", line.isIncluded)
    }
    fields.amount("total", quote.total, quote.currency)
    fields.amount("deposit", quote.total.map { _ in quote.deposit?.amount ?? 0 }, quote.currency)
    fields.field("depositDue", quote.deposit?.due)
    fields.field("currency", quote.currency)
  }

  private func write(_ night: QuotedNight, to fields: inout some FieldWriter) {
    fields.field("night", night.night)
    fields.field("site", quote.site)
    fields.amount("price", night.price?.amount, quote.currency)
    fields.field("rate", night.price?.rate)
    guard isExplained else { return }
    fields.objects("why", night.why) { rate, fields in
      fields.field("rate", rate.rate)
      fields.field("because", rate.because?.rawValue)
    }
    guard let share = night.share else { return fields.field("share", FieldValue.null) }
    fields.object("share") { fields in
      fields.field("rate", share.rate)
      fields.field("of", share.length)
      fields.field("nights", share.nights)
      fields.amount("amount", share.amount, quote.currency)
    }
  }

  private func text(_ amount: Int) -> String { quote.currency.text(amount) }
}

extension QuoteView {
  /// The total; empty when there is none.
  var label: String { quote.total.map(text) ?? "" }

  var text: String {
    let stay = quote.stay
    let nights = Phrases.nights(stay.numberOfNights)
    let heading = "Site \(quote.site), \(stay.arrival.dated) to \(stay.departure.dated) (\(nights))"
    guard quote.total != nil else { return "\(heading)\nThere are no rates, so nights have no price." }
    var table = TextTable(
      [.left("NIGHT"), .right("PRICE"), .left("RATE")] + (isExplained ? [.left("WHY")] : []))
    for row in rows { table.append(row + (isExplained && row.count == 3 ? [""] : [])) }
    return ([heading] + table.lines(width: nil, TextStyle(isColored: false))).joined(separator: "\n")
  }

  /// The nights, then the charges beside them, then the sums.
  private var rows: [[String]] {
    let nights = quote.nights.map { night in
      [night.night.dated, (night.price?.amount).map(text) ?? "", night.price?.rate ?? ""]
        + (isExplained ? [whyWords(night)] : [])
    }
    let lines = (quote.extras + quote.discounts + quote.taxes).map {
      [$0.name, text($0.amount), $0.note]
    }
    let deposit = quote.deposit.map { ["deposit", text($0.amount), "due \($0.due.dated)"] }
    let total = ["total", quote.total.map(text) ?? "", quote.currency.code]
    return nights + lines + [total] + [deposit].compactMap(\.self)
  }

  /// `a week of Summer, 7 nights for 280.00; Summer before Standard (shorter season)`.
  private func whyWords(_ night: QuotedNight) -> String {
    let steps = zip(night.why, night.why.dropFirst()).map { rate, next in
      "\(rate.rate) before \(next.rate) (\(rate.because?.rawValue ?? ""))"
    }
    let words = steps.isEmpty ? nil : steps.joined(separator: ", ")
    guard let share = night.share else { return words ?? "no other rate covers it" }
    return [shareWords(share), words].compactMap(\.self).joined(separator: "; ")
  }

  /// `a week of Summer, 6 of 7 nights for 235.71`.
  private func shareWords(_ share: QuotedShare) -> String {
    let nights = share.nights == share.length ? "" : "\(share.nights) of "
    let whole = share.length == 7 ? "week" : "month"
    return "a \(whole) of \(share.rate), \(nights)\(Phrases.nights(share.length)) for \(text(share.amount))"
  }

  /// The notes about the choice of the site, the overridden problems, and taken nights.
  var notes: [String] {
    let choice = quote.siteChosenBecause.map { "Site \(quote.site) would be chosen because \($0.words)." }
    let overridden = quote.overridden.isEmpty ? nil : quote.overridden.map(\.sentence).joined(separator: ". ")
    let taken = quote.isTaken ? "Site \(quote.site) is taken for some of these nights." : nil
    let unpriced = quote.total == nil ? Hints.firstRate : nil
    return [choice, overridden.map { "Overridden: \($0)." }, taken, unpriced].compactMap(\.self)
  }
}
