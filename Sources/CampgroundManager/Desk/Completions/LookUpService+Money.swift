import Persistence

/// Rates, taxes and fees by their names.
extension LookUpService {
  public func rates(_ typed: String) throws -> [Found] {
    try rows("name FROM rate", ofThoseWhere: "name", beginsWith: PersonText.composed(typed)) { Found(try $0[0]) }
  }

  public func taxes(_ typed: String) throws -> [Found] {
    try rows("name, is_fee FROM tax", ofThoseWhere: "name", beginsWith: PersonText.composed(typed)) {
      Found(try $0[0], .tax(isFee: try $0[1]))
    }
  }
}
