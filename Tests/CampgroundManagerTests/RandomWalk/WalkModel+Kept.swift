@testable import CampgroundManager

/// The model's records, and their histories.
extension WalkModel {
  /// One night on one site.
  struct Spot: Hashable {
    let site: Int
    let night: Day
  }

  /// A reservation, a block, or a waitlist entry.
  struct Kept: Equatable {
    /// The status, of a reservation alone.
    var status: ReservationStatus?
    /// The site agreed on.
    var site: Int
    var stay: Range<Day>
    var spots: Set<Spot>
    /// The end of a hold in minutes since 1970; nil when it never was one.
    var expires: Int?
    var people = 2
    var group: String?
    /// The agreed price of each night that it holds.
    var prices: [Day: Price] = [:]
    /// The site on which each of them was agreed.
    var agreed: [Day: Int] = [:]
    /// The prices of the slept nights that cost something else in the stay as it has become.
    var became: [Day: Price] = [:]
    var terms = Terms()
    /// True when nights that were slept keep their price whatever the stay becomes.
    var keepsSlept = false
    /// The nights that a block has taken, with their reservations.
    var displaced: [Day: String] = [:]
    /// The prices that these were to have.
    var displacedPrices: [Day: Price] = [:]
    /// The state of a waitlist entry alone.
    var wait: Wait?
    /// The shortest stay of a rule alone, whose nights are its stay.
    var least: Int?
  }

  /// The state of a waitlist entry, whose site and stay stand beside it; no site is 0.
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
    let day: Day
    var changes: [Change] = []
    /// The amounts that it put on accounts.
    var posting: Posting?
    var undoneBy: [Int] = []
  }
}
