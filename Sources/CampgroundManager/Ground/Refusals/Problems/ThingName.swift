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

/// A thing as the subject of a sentence, with the verb.
extension ThingName {
  var has: String { isPlural ? "\(subject) have" : "\(subject) has" }
  var `is`: String { isPlural ? "\(subject) are" : "\(subject) is" }
  var was: String { isPlural ? "\(subject) were" : "\(subject) was" }
  var needs: String { isPlural ? "\(subject) need" : "\(subject) needs" }

  /// The thing in the middle of a sentence.
  var object: String {
    switch self {
    case .id(let id): id
    case .site(let number): "site \(number)"
    case .rate(let name): "the rate \(name)"
    case .tax(let name): "the tax \(name)"
    case .discount(let name): "the discount \(name)"
    case .item(let name): "the item \(name)"
    case .rule(let name): "the rule \(name)"
    case .account(let id): "the account of \(id)"
    case .settings: "the settings"
    case .policy: "the policy"
    }
  }

  private var subject: String {
    switch self {
    case .id(let id): id
    case .site, .rate, .tax, .discount, .item, .rule, .account, .settings, .policy:
      object.prefix(1).uppercased() + object.dropFirst()
    }
  }

  private var isPlural: Bool { self == .settings }
}
