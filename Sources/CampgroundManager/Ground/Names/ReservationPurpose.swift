/// The purpose for which a command looks for the reservation of a camper or a site (domain rule R40).
package enum ReservationPurpose: String, Hashable, Sendable {
  /// A party that can be let in: reserved or a no-show, and arrived.
  case checkIn
  /// A party that is there.
  case checkOut
  /// A party that is there, else one that left today, else the next to arrive.
  case look
  /// The same, else one that is over and owes.
  case account
  /// The same as for an account, for money that comes in or is charged: while a party that should have left is still on the site, and the
  /// next is due, the site names neither.
  case money
  /// One with money to give back.
  case refund
  /// One with a security deposit.
  case security
  /// A hold that has not run out.
  case confirm
  /// The only one that is still to come.
  case cancel
  case noShow
  /// The only one that is to come or going on.
  case price
  /// The only one of which something is charged.
  case charges
  /// The only one on which something is owed.
  case debt
  /// The only one with money paid, which another is to get.
  case give
  /// The only one that can get it.
  case receive
  /// The only one that was cancelled.
  case cancelled
}
