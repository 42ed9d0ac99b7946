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
