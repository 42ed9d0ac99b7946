import Persistence

/// Reservations, and the groups that tie them together.
extension LookUpService {
  /// The reservations whose id begins with the typed text: parties that are here or to come first, by arrival, then the
  /// newest.
  public func reservations(_ typed: String) throws -> [Found] {
    guard let beginning = IDBeginning(typed, of: ReservationID.self) else { return [] }
    let newest = try numbers(in: "reservation", beginning)
    let ordered = beginning.digits.isEmpty ? try present().uniqued(with: newest) : try presentFirst(newest)
    return try bounded(ordered, in: "reservation", beginning).compactMap(reservation)
  }

  private func reservation(_ number: Int64) throws -> Found? {
    try store.first(
      """
      SELECT camper.full_name, camp_site.number, reservation.arrival, reservation.departure
      FROM reservation JOIN camper ON camper.id = reservation.camper JOIN camp_site ON camp_site.id = reservation.site
      WHERE reservation.id = \(number)
      """
    ) { row in
      let days = try Self.days(row, at: 2)
      let id = ReservationID(rawValue: number)
      return Found(id.description, .stay(camper: try row[0], site: try row[1], days))
    }
  }

  /// The parties that are here, then those to come and the holds; the statement names the indexes, which list only
  /// these.
  private func present() throws -> [Int64] {
    let limit = Self.limit
    let here = try numbers(
      """
      FROM reservation \(.index("reservation_here")) WHERE status = 'checked-in' ORDER BY departure LIMIT \(limit)
      """)
    let held = try numbers(
      """
      FROM reservation \(.index("reservation_held")) WHERE status = 'held' AND hold_expires > \(clock.now.seconds)
      ORDER BY hold_expires LIMIT \(limit)
      """)
    // A party that is late may still come.
    let toCome = try numbers(
      """
      FROM reservation \(.index("reservation_to_come")) WHERE status = 'reserved'
        AND arrival >= \(clock.today.advanced(by: -2)) ORDER BY arrival LIMIT \(limit)
      """)
    return here + held + toCome
  }

  private func numbers(_ rest: SQL) throws -> [Int64] { try store.rows("SELECT id \(rest)") { try $0[0] as Int64 } }

  /// The same numbers, those that are here or to come first.
  private func presentFirst(_ numbers: [Int64]) throws -> [Int64] {
    let today = clock.today.advanced(by: -2)
    let arrivals = try numbers.compactMap { number in
      try store.first(
        """
        SELECT arrival FROM reservation WHERE id = \(number)
          AND (status = 'checked-in' OR status IN ('reserved', 'held') AND arrival >= \(today))
        """
      ) { (number: number, arrival: try $0[0] as Int) }
    }
    return arrivals.sorted { ($0.arrival, $0.number) < ($1.arrival, $1.number) }.map(\.number).uniqued(with: numbers)
  }

  /// The groups, from one to the next through the index, however many reservations each has.
  public func groups(_ typed: String) throws -> [Found] {
    let start = PersonText.composed(typed)
    var found: [Found] = []
    var next: SQL = "party_group >= \(start)"
    while found.count < Self.limit, let group = try group(start, next) {
      found.append(Found(group))
      next = "party_group > \(group)"
    }
    guard found.count == Self.limit, let last = try group(start, next, order: "DESC") else { return found }
    return found.dropLast() + [Found(last)]
  }

  private func group(_ start: String, _ condition: SQL, order: SQL = "ASC") throws -> String? {
    try store.first(
      """
      SELECT party_group FROM reservation \(.index("reservation_by_group")) WHERE party_group IS NOT NULL
        AND \(condition) AND party_group < \(start + "\u{10FFFF}") ORDER BY party_group \(order) LIMIT 1
      """
    ) { try $0[0] as String }
  }

  /// The sources by name; there are a handful of them, and no index.
  public func sources(_ typed: String) throws -> [Found] {
    let start = PersonText.composed(typed)
    let names = try store.rows(
      """
      SELECT DISTINCT source FROM reservation WHERE source >= \(start) AND source < \(start + "\u{10FFFF}")
      ORDER BY source
      """
    ) { try $0[0] as String }
    let found = names.map { Found($0) }
    return found.count > Self.limit ? found.prefix(Self.limit - 1) + found.suffix(1) : found
  }

  /// Throws for days of which no stay can be made.
  static func days(_ row: Row, at place: Int) throws -> Range<Day> {
    let (arrival, departure): (Day, Day) = (try row[place], try row[place + 1])
    guard arrival < departure else { throw StoreError.corrupt("a stay ends before it begins") }
    return arrival..<departure
  }
}

extension [Int64] {
  /// These, then those of the others that are not among them.
  fileprivate func uniqued(with others: [Int64]) -> [Int64] {
    var seen: Set<Int64> = []
    return (self + others).filter { seen.insert($0).inserted }
  }
}
