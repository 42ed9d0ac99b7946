@testable import CampgroundManager

/// What a model keeps, and how it remembers what became of it.
extension WalkModel {
  /// One night on one site.
  struct Spot: Hashable {
    let site: Int
    let night: Day
  }

  /// A reservation, a block, or who waits.
  struct Kept: Equatable {
    /// Of a reservation alone.
    var status: ReservationStatus?
    /// The site agreed on.
    var site: Int
    var stay: Range<Day>
    var spots: Set<Spot>
    /// In minutes since 1970; nil for what was never a hold.
    var expires: Int?
    var people = 2
    var group: String?
    /// What was agreed for each night that it holds.
    var prices: [Day: Price] = [:]
    /// What its account comes to, in cents.
    var total = 0
    /// Whose nights a block has taken.
    var displaced: [Day: String] = [:]
    /// What they were to cost.
    var displacedPrices: [Day: Price] = [:]
    /// Of who waits alone.
    var wait: Wait?
  }

  /// What became of who waits, whose site and stay stand beside it; no site is 0.
  struct Wait: Equatable {
    var status: WaitlistStatus = .waiting
    var offer: String?
  }

  struct Change {
    let id: String
    let before: Kept?
    let after: Kept?
  }

  struct Entry {
    let command: String
    var changes: [Change] = []
    var undoneBy: [Int] = []
  }
}
