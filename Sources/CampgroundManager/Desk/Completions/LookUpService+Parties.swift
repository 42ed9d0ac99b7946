import Persistence

/// Reservations on which a command can act now, by their ids and by their campers' names.
extension LookUpService {
  /// The ids that begin with the typed text, and the names that do: a name that leads to several reservations is found
  /// by their ids.
  package func parties(_ typed: String, for purpose: ReservationPurpose) throws -> [Found] {
    let ids = try reservations(typed, for: purpose)
    // Without typed text the names belong to the same reservations, and half of each are enough.
    let stays =
      typed.isEmpty
      ? try able(ids.compactMap { ReservationID($0.text) }, for: purpose) : try stays(ofNames: typed, for: purpose)
    let limit = typed.isEmpty ? Self.limit / 2 : Self.limit
    let known = Set(ids.prefix(limit).map(\.text))
    return Array(ids.prefix(limit))
      + names(of: stays, for: purpose).filter { !known.contains($0.text) }.prefix(limit)
  }

  /// The sites by which a command can be given such a reservation, with or without their leading zeros, in natural order.
  package func sites(_ typed: String, ofPartiesFor purpose: ReservationPurpose) throws -> [Found] {
    let ids = try reservations("", for: purpose).compactMap { ReservationID($0.text) }
    let start = PersonText.composed(typed).lowercased()
    let stays = Dictionary(grouping: try able(ids, for: purpose)) { $0.site(on: clock.today) }
    return stays.sorted { $0.key < $1.key }.compactMap { site, stays in
      let number = site.text.lowercased()
      guard number.hasPrefix(start) || number.drop(while: { $0 == "0" }).hasPrefix(start) else { return nil }
      return Found(site.text, Found(stays[0]).detail)
    }
  }

  /// The reservations by their ids; for looking at one, any of them.
  private func reservations(_ typed: String, for purpose: ReservationPurpose) throws -> [Found] {
    guard let condition = condition(of: purpose) else {
      let found = try reservations(typed)
      return purpose == .look
        ? found : try able(found.compactMap { ReservationID($0.text) }, for: purpose).map { Found($0) }
    }
    guard let beginning = IDBeginning(typed, of: ReservationID.self) else { return [] }
    let ranges = beginning.ranges(
      upTo: try store.value("SELECT max(id) FROM reservation", as: Int64?.self).flatMap(\.self) ?? 0)
    let ids = try ranges.flatMap { range in
      try store.rows(
        """
        SELECT id FROM reservation AS r
        WHERE id BETWEEN \(range.lowerBound) AND \(range.upperBound) AND \(condition)
        ORDER BY arrival, id LIMIT \(Self.limit)
        """
      ) { try $0[0] as ReservationID }
    }
    return try able(ids, for: purpose).map { Found($0) }
  }

  /// The stays of campers whose names begin so.
  private func stays(ofNames typed: String, for purpose: ReservationPurpose) throws -> [Reservation] {
    let ids = try rows(
      "r.id FROM camper JOIN reservation AS r ON r.camper = camper.id", ofThoseWhere: "camper.name_key",
      beginsWith: PersonText.nameBeginning(typed), and: condition(of: purpose) ?? "1 = 1"
    ) { try $0[0] as ReservationID }
    return try able(ids, for: purpose)
  }

  /// The name of each camper where it leads to one stay, else the ids of those to which it does.
  private func names(of stays: [Reservation], for purpose: ReservationPurpose) -> [Found] {
    let byName = Dictionary(grouping: stays) { $0.camper.nameOrder }
    return byName.sorted { $0.key < $1.key }.flatMap { _, stays in
      let ranked = stays.compactMap { stay in purpose.rank(of: stay, on: clock.today).map { (rank: $0, stay: stay) } }
      let first = ranked.map(\.rank).min { $0 < $1 }
      let meant = ranked.filter { rank in first.map { $0 == rank.rank } ?? false }.map(\.stay)
      return meant.count == 1 ? [Found(calledBy: meant[0])] : meant.map { Found($0) }
    }
  }

  /// The reservations of these ids on which the command can act now, in their order.
  private func able(_ ids: [ReservationID], for purpose: ReservationPurpose) throws -> [Reservation] {
    if ids.isEmpty { return [] }
    let (now, settings) = (clock.now, try SettingsTable(store: store).settings())
    let overdue = Overdue(at: now, settings)
    let table = ReservationTable(store: store, clock: clock)
    let all = try table.reservations("\(SQL("r.id", isOneOf: ids)) ORDER BY r.id").map { $0.asOf(now.seconds) }
    let fitting = all.filter { stay in
      purpose.fits(stay, at: now, checkOut: settings.checkOut) && (purpose != .noShow || overdue.includes(stay))
    }
    let places = Dictionary(ids.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
    return fitting.sorted { places[$0.id ?? ids[0]] ?? 0 < places[$1.id ?? ids[0]] ?? 0 }
  }

  /// A condition on `r` that leaves out most of those on which a command cannot act; nil where any may be.
  private func condition(of purpose: ReservationPurpose) -> SQL? {
    let today = clock.today
    return switch purpose {
    case .checkIn: "r.status IN ('reserved', 'no-show') AND r.arrival <= \(today) AND r.departure >= \(today)"
    case .checkOut: "r.status = 'checked-in'"
    case .confirm: "r.status = 'held' AND r.hold_expires > \(clock.now.seconds)"
    case .cancel: "r.status IN ('held', 'reserved')"
    case .noShow: "r.status = 'reserved' AND r.arrival <= \(today)"
    case .price, .receive: "r.status IN ('held', 'reserved', 'checked-in')"
    case .look, .account, .money, .refund, .security, .charges, .debt, .give, .cancelled: nil
    }
  }
}

extension Found {
  /// A stay by its id, beside which its camper stands.
  fileprivate init(_ stay: Reservation) {
    self.init(stay.id?.description ?? "", of: stay, beside: stay.camper.fullName)
  }

  /// A stay by its camper's name, beside which its id stands.
  fileprivate init(calledBy stay: Reservation) {
    self.init(stay.camper.fullName, of: stay, beside: stay.id?.description ?? "")
  }

  private init(_ text: String, of stay: Reservation, beside other: String) {
    self.init(text, .stay(camper: other, site: stay.siteNumber.text, stay.arrival..<stay.departure))
  }
}
