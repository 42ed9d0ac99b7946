import CampgroundManager

/// A list of parties of the front desk's day, under its key in JSON.
enum TodayList: String, CaseIterable, Sendable {
  case arrivals
  case departures
  case onSite
  case overdueArrivals
  case overdueDepartures
  case holds
}

extension TodayList {
  var title: String {
    switch self {
    case .arrivals: "Arrivals"
    case .departures: "Departures"
    case .onSite: "On site"
    case .overdueArrivals: "Overdue arrivals"
    case .overdueDepartures: "Overdue departures"
    case .holds: "Holds"
    }
  }

  /// The command that shows all of it.
  var command: String {
    switch self {
    case .arrivals: "campctl today --arrivals"
    case .departures: "campctl today --departures"
    case .onSite: "campctl today --here"
    case .overdueArrivals, .overdueDepartures: "campctl list-reservations --overdue"
    case .holds: "campctl list-reservations --status held"
    }
  }

  func reservations(of day: DayAtDesk) -> [Reservation] {
    switch self {
    case .arrivals: day.arrivals
    case .departures: day.departures
    case .onSite: day.onSite
    case .overdueArrivals: day.overdueArrivals
    case .overdueDepartures: day.overdueDepartures
    case .holds: day.holds
    }
  }
}
