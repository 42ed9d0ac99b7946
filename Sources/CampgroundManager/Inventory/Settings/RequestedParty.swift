/// The prices of a larger party and the included party, as a rate and the settings are requested to have them.
public struct RequestedParty {
  public var extraAdult: Amount?
  public var extraChild: Amount?
  public var extraVehicle: Amount?
  public var extraPet: Amount?
  public var includedAdults: Int?
  public var includedChildren: Int?
  public var includedVehicles: Int?
  public var includedPets: Int?
}

extension ExtraPrices: RequestedRecord {
  public typealias Request = RequestedParty
}

extension IncludedParty: RequestedRecord {
  public typealias Request = RequestedParty

  /// A number of people, vehicles or pets.
  static func count(
    _ name: StaticString, _ path: @autoclosure @escaping Path<Int?>,
    as request: @autoclosure @escaping RequestPath<Int?>, called other: StaticString
  ) -> Field<Self> {
    field(name, path()).omitted().with(
      self.request(other, request()) { party, count, _, problems in
        party[keyPath: path()] = count
        guard let count, !(0...Party.largest).contains(count) else { return }
        problems.append(.party(.invalidPeople(field: other.description, count, limit: Party.largest)))
      })
  }
}
