import Persistence

/// A filter of reservations; a nil property filters nothing.
public struct ReservationFilter: Hashable, Sendable {
  /// The statuses to list; empty lists every status.
  public var statuses: [ReservationStatus] = []
  public var camper: CamperID?
  /// A site on which it holds a night, or the agreed one when it holds none.
  public var site: SiteNumber?
  public var arriving: Day?
  public var departing: Day?
  /// The day of a night that the stay includes.
  public var on: Day?
  /// The day that the stay reaches past …
  public var from: Day?
  /// … and the day before which it begins.
  public var before: Day?
  /// The texts that it must have.
  public var details = ReservationDetails()
  /// True for a party that should have come or left by now, and has not.
  public var isOverdue = false
  /// The day from which it lacks a night of the stay, while active: displaced by a block (domain rule R15).
  public var displacedFrom: Day?
  /// True for an account that may not be settled; it is when all charges were for a hold that has run out.
  public var hasBalance = false
  public var limit: Int?
  /// The wish of a list, as far as rows have its fields: others may be listed, too.
  package var wish = RowWish()

  public init() {}

  /// The condition as of an instant, at which some holds are past their expiry and some parties overdue.
  func condition(at seconds: Int, _ overdue: @autoclosure () throws -> Overdue) rethrows -> SQL {
    var parts: [SQL] = []
    let fields = ReservationFields(seconds: seconds)
    if !statuses.isEmpty { parts.append(SQL(fields.status, isOneOf: statuses)) }
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
    if let wanted = wish.filter?.condition(fields.conditions) { parts.append(wanted) }
    if hasBalance {
      let balance: SQL = "sum(CASE WHEN \(LedgerTable.isCharged) THEN amount ELSE 0 END - \(LedgerTable.paid))"
      // The charges of a hold are reversed once it has run out, even if its row still has it as a hold.
      parts.append("((SELECT \(balance) FROM ledger WHERE reservation = r.id) <> 0 OR \(fields.isLapsed))")
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
    let id: SQL = "(\(CampSiteTable.ids(numbered: site)))"
    return """
      r.id IN (
        SELECT night.reservation FROM night WHERE night.site = \(id) AND night.reservation IS NOT NULL
        UNION SELECT other.id FROM reservation AS other WHERE other.site = \(id)
          AND NOT EXISTS (SELECT 1 FROM night WHERE night.reservation = other.id))
      """
  }
}
