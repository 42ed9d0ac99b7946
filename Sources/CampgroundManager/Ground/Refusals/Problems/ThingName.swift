/// The name of a thing that the journal keeps, as people call it.
package enum ThingName: Hashable, Sendable {
  /// Called by its id, such as `r-3`.
  case id(String)
  /// A site, by its number.
  case site(String)
  /// A rate, by its name.
  case rate(String)
  /// A tax or fee, by its name.
  case tax(String)
  /// A discount, by its name.
  case discount(String)
  /// An item, by its name.
  case item(String)
  /// A rule of stays, by its name.
  case rule(String)
  /// A reservation's account.
  case account(ReservationID)
  case settings
  case policy
}
