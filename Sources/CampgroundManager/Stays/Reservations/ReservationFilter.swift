import Persistence

/// Which reservations to list; nil asks for nothing.
@dynamicMemberLookup
public struct ReservationFilter: Hashable, Sendable {
  /// Empty takes every status.
  public var statuses: [ReservationStatus] = []
  public var camper: CamperID?
  /// One that holds a night there, or was agreed for it and holds none.
  public var site: SiteNumber?
  public var arriving: Day?
  public var departing: Day?
  /// The stay includes the night that begins on this day.
  public var on: Day?
  /// The stay reaches past this day …
  public var from: Day?
  /// … and begins before this one.
  public var before: Day?
  /// It has each of the texts that these have.
  public var details = ReservationDetails()
  /// Should have come or left by now, and has not.
  public var isOverdue = false
  /// Active, and lacking a night of the stay from this day on: displaced by a block (domain rule R15).
  public var displacedFrom: Day?
  /// Its account may not be settled; it is when all that was charged was of a hold that has run out.
  public var hasBalance = false
  public var limit: Int?

  public init() {}

  /// What is written of it, such as `group`.
  @inlinable public subscript<Value>(dynamicMember path: WritableKeyPath<ReservationDetails, Value>) -> Value {
    get { details[keyPath: path] }
    set { details[keyPath: path] = newValue }
  }

  /// As of an instant, at which some holds are past their expiry and some parties overdue.
  func condition(at seconds: Int, _ overdue: @autoclosure () throws -> Overdue) rethrows -> SQL {
    var parts: [SQL] = []
    if !statuses.isEmpty {
      let status: SQL = "CASE WHEN r.status = 'held' AND r.hold_expires <= \(seconds) THEN 'expired' ELSE r.status END"
      parts.append("\(status) IN (\(SQL.joined(statuses.map { "\($0)" }, by: ", ")))")
    }
    parts += details.conditions(on: "r")
    if isOverdue { parts.append(try overdue().condition) }
    if let camper { parts.append("r.camper = \(camper)") }
    if let site { parts.append(Self.isOn(site)) }
    if let arriving { parts.append("r.arrival = \(arriving)") }
    if let departing { parts.append("r.departure = \(departing)") }
    if let on { parts.append("r.arrival <= \(on) AND r.departure > \(on)") }
    if let from { parts.append("r.departure > \(from)") }
    if let before { parts.append("r.arrival < \(before)") }
    if let displacedFrom { parts.append(Self.isDisplaced(from: displacedFrom, at: seconds)) }
    if hasBalance {
      let balance: SQL = "sum(CASE WHEN \(LedgerTable.isCharged) THEN amount ELSE 0 END - \(LedgerTable.paid))"
      // What a hold was charged is taken back once it has run out, whatever its row says.
      let isLapsed: SQL = "r.status = 'held' AND r.hold_expires <= \(seconds)"
      parts.append("((SELECT \(balance) FROM ledger WHERE reservation = r.id) <> 0 OR \(isLapsed))")
    }
    return parts.isEmpty ? "1 = 1" : SQL.joined(parts, by: " AND ")
  }

  private static func isDisplaced(from day: Day, at seconds: Int) -> SQL {
    """
    (r.status IN ('reserved', 'checked-in') OR r.status = 'held' AND r.hold_expires > \(seconds))
      AND r.departure > \(day)
      AND (SELECT count(*) FROM night WHERE night.reservation = r.id AND night.night >= \(day))
        < r.departure - CASE WHEN r.arrival > \(day) THEN r.arrival ELSE \(day) END
    """
  }

  private static func isOn(_ site: SiteNumber) -> SQL {
    let id: SQL = "(SELECT id FROM camp_site WHERE number = \(site))"
    return """
      r.id IN (
        SELECT night.reservation FROM night WHERE night.site = \(id) AND night.reservation IS NOT NULL
        UNION SELECT other.id FROM reservation AS other WHERE other.site = \(id)
          AND NOT EXISTS (SELECT 1 FROM night WHERE night.reservation = other.id))
      """
  }
}
