import CampgroundManager

/// The confirmation for people, in parts that a page and a text share.
extension ConfirmationView {
  var label: String { stay.label }
  var policy: PolicyView { PolicyView(policy: confirmation.policy, currency: currency) }

  /// `Confirmation r-3`, or the words for a hold, which is not confirmed yet.
  var subtitle: String {
    switch reservation.status {
    case .cancelled: "Cancellation \(label)"
    case .held: "\(label), held until \(heldUntil) and not confirmed yet"
    case .reserved: "Confirmation \(label)"
    default: "Confirmation \(label), \(reservation.status.description.lowercased())"
    }
  }

  private var heldUntil: String { stay.heldUntil ?? "" }

  /// The facts in pairs. The notes are the campground's own, and are not among them.
  var facts: [(name: String, value: String)] { facts(of: stay) }

  func facts(of stay: ReservationView) -> [(name: String, value: String)] {
    let reservation = stay.reservation
    let sites = reservation.segments.count > 1 ? reservation.segments : []
    let facts: [(String, String?)] = [
      ("Name", reservation.camper.fullName), ("Phone", reservation.camper.phoneNumber),
      ("Site", sites.isEmpty ? reservation.site(on: stay.today).text : nil),
      ("Hookups", sites.isEmpty && stands ? confirmation.sites.first.flatMap(\.equipmentWords) : nil),
    ]
    let secrets = sites.isEmpty ? confirmation.sites.first.map(secrets) ?? [] : []
    let days: [(String, String?)] = [
      ("Arrival", DayWords.full(reservation.arrival) + (stands ? ", from \(settings.checkIn)" : "")),
      ("Departure", DayWords.full(reservation.departure) + (stands ? ", until \(settings.checkOut)" : "")),
      ("Nights", String(reservation.numberOfNights)),
    ]
    let places = sites.map { segment in
      let site = confirmation.sites.first { $0.siteNumber == segment.site }
      let words = "\(DayWords.short(segment.arrival)) to \(DayWords.short(segment.departure))"
      let codes = (site.map(self.secrets) ?? []).compactMap { name, title, value in
        value.map { "\(title.lowercased()) \($0)" }
      }
      return (
        "Site \(segment.site)", ([words, site?.equipmentWords].compactMap(\.self) + codes).joined(separator: ", ")
      )
    }
    let rest: [(String, String?)] = [
      ("Displaced", stay.missingNights.isEmpty ? nil : stay.missingWords), ("Party", stay.partyWords),
      ("Plates", reservation.party.plates), ("Rig", reservation.party.rigWords), ("Group", reservation.group),
    ]
    return (facts + secrets.map { ($0.title, $0.value) } + days + places + rest).compactMap { name, value in
      value.map { (name, $0) }
    }
  }

  /// The secrets of a site, such as the code of its gate, without values for a hold and for a stay that is over.
  func secrets(of site: CampSite) -> [(name: StaticString, title: String, value: String?)] {
    let isForGuest = [.reserved, .checkedIn].contains(reservation.status)
    return site.secrets.map { ($0.name, $0.title, isForGuest ? $0.value : nil) }
  }

  /// True for a stay that has come about, or may.
  private var stands: Bool { occasion != .cancel }

  /// Each night, then the extras, taxes and fees; none as long as there are no prices.
  var prices: [(what: String, amount: String, note: String)] {
    guard confirmation.isPriced, occasion != .reminder else { return [] }
    let severalSites = reservation.segments.count > 1
    let nights = reservation.nights.compactMap { night in
      night.price.map {
        (DayWords.short(night.night), amount($0.amount), severalSites ? "\($0.rate), site \(night.site)" : $0.rate)
      }
    }
    let lines = confirmation.extras + confirmation.taxes + confirmation.others
    return nights
      + lines.map { ($0.name, amount($0.amount), $0.note) }
  }

  /// The total, and the part of it that is paid.
  var sums: [(what: String, amount: String, note: String)] {
    guard confirmation.isPriced, occasion != .reminder else { return [] }
    let sums = confirmation.account.sums
    let rest = sums.balance >= 0 ? "To pay" : stands ? "Credit" : "To refund"
    return [
      ("Total", amount(sums.total), currency.code), ("Paid", amount(sums.paid), ""),
      (rest, amount(Int(sums.balance.magnitude)), ""),
    ]
  }

  /// `A deposit of 45.00 USD is due by Tuesday 1 June 2027.`; `is due now` once that day is past.
  var depositWords: String? {
    guard occasion != .reminder, let deposit = confirmation.account.deposit else { return nil }
    let what = "deposit of \(amount(deposit.amount)) \(currency)"
    if confirmation.account.isDepositPaid { return "The \(what) is paid." }
    return "A \(what) is due \(deposit.due < stay.today ? "now" : "by \(DayWords.full(deposit.due))")."
  }

  /// The policy and the rules of the stay in sentences.
  var termWords: [String] { policyWords + ruleWords }

  /// `July 4th: at least 3 nights, from Fri 2027-07-02.`; none in a letter about a cancelled stay or in a reminder.
  private var ruleWords: [String] {
    guard stands, occasion != .reminder else { return [] }
    return confirmation.rules.map { RuleView($0).text + "." }
  }

  /// The policy in sentences; none when there is neither a price nor a policy.
  var policyWords: [String] {
    guard stands, occasion != .reminder, confirmation.isPriced || confirmation.policy.version > 0 else { return [] }
    return policy.text.split(separator: "\n").map(String.init)
  }
}

extension ConfirmationView {
  private static let width = 80

  var text: String { letter.map(LetterFolder.lines) ?? words }

  /// The program's own letter as text.
  var words: String {
    let parts = [
      [title, subtitle].flatMap(wrapped), opening.flatMap(wrapped), pairs(facts), formerLines, priceLines,
      (depositWords.map { [$0] } ?? []).flatMap(wrapped), termWords.flatMap(wrapped), bringLines, pairs(contactRows),
    ]
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  private func pairs(_ rows: [(name: String, value: String)]) -> [String] {
    Lines(rows.map { ($0.name, $0.value) }).lines(width: Self.width)
  }

  private var formerLines: [String] {
    let former = pairs(formerFacts)
    return former.isEmpty ? [] : ["Before the change"] + former
  }

  private func wrapped(_ sentence: String) -> [String] { WrappedText.lines(sentence, width: Self.width) }

  private var priceLines: [String] {
    guard !prices.isEmpty || !sums.isEmpty else { return [] }
    let titles = stands ? ("NIGHT", "PRICE", "RATE") : ("FOR", "AMOUNT", "")
    var table = TextTable([.left(titles.0), .right(titles.1), .flexible(titles.2)])
    for row in prices + sums { table.append([row.what, row.amount, row.note]) }
    return table.lines(width: Self.width, TextStyle(isColored: false))
  }

  private var bringLines: [String] {
    bringList.isEmpty ? [] : ["Please bring"] + bringList.flatMap { wrapped("- \($0)") }
  }
}

extension CampSite {
  /// `50 A, water, up to 40 ft`; nil for a site without hookups and a known length.
  fileprivate var equipmentWords: String? {
    let parts = [hookups.isEmpty ? nil : hookups, features.maxLength.map { "up to \($0) ft" }].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
