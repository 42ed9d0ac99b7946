import Persistence

/// Rates, taxes, fees, discounts, items and rules by their names.
extension LookUpService {
  package func rates(_ typed: String) throws -> [Found] {
    try rows("name FROM rate", ofThoseWhere: "name", beginsWith: PersonText.composed(typed)) { Found(try $0[0]) }
  }

  package func taxes(_ typed: String) throws -> [Found] {
    try rows("name, is_fee FROM tax", ofThoseWhere: "name", beginsWith: PersonText.composed(typed)) {
      Found(try $0[0], .tax(isFee: try $0[1]))
    }
  }

  package func discounts(_ typed: String) throws -> [Found] {
    try rows("name, needs_pass FROM discount", ofThoseWhere: "name", beginsWith: PersonText.composed(typed)) {
      Found(try $0[0], .discount(needsPass: try $0[1]))
    }
  }

  package func rules(_ typed: String) throws -> [Found] {
    try rows("name FROM stay_rule", ofThoseWhere: "name", beginsWith: PersonText.composed(typed)) { Found(try $0[0]) }
  }

  package func items(_ typed: String) throws -> [Found] {
    try rows("name FROM item", ofThoseWhere: "name", beginsWith: PersonText.composed(typed)) { Found(try $0[0]) }
  }
}

extension LookUpService {
  /// The methods of payment of the campground.
  package func methods(_ typed: String) throws -> [Found] {
    let start = PersonText.key(typed)
    return try SettingsTable(store: store).settings().methods.filter { PersonText.key($0).hasPrefix(start) }.map {
      Found($0)
    }
  }
}
