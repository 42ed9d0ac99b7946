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
  /// A reservation's account.
  case account(ReservationID)
  case settings
  case policy

  /// The name of a thing of one of the journal's kinds, whose label is nil when it cannot be told.
  init(kind: String, label: String?) {
    let label = label ?? kind
    switch kind {
    case CampSite.kind: self = .site(label)
    case Rate.kind: self = .rate(label)
    case Tax.kind: self = .tax(label)
    case CampgroundSettings.kind: self = .settings
    case Policy.kind: self = .policy
    default: self = .id(label)
    }
  }
}
