import Persistence

/// Campers by their names and by their ids.
extension LookUpService {
  /// The campers by name. A name that two campers share identifies neither: they are found by their ids.
  package func campers(_ typed: String) throws -> [Found] {
    let named = try campers(named: typed)
    let sharing = Dictionary(grouping: named) { PersonText.nameKey($0.name) }.filter { $1.count > 1 }.flatMap(\.value)
    let names = named.filter { camper in !sharing.contains { $0.id == camper.id } }
    let ids = try campers(numbered: typed).filter { camper in !sharing.contains { $0.id == camper.id } }
    // Without typed text, half of each.
    let limit = typed.isEmpty ? Self.limit / 2 : Self.limit
    return names.prefix(limit).map { Found($0.name, .phone($0.phone)) }
      + (sharing.sorted { $0.id < $1.id } + ids).prefix(limit).map { Found($0.id.description, .camper(name: $0.name)) }
  }

  private typealias Camper = (id: CamperID, name: String, phone: String)

  private func campers(named typed: String) throws -> [Camper] {
    let key = PersonText.nameBeginning(typed)
    return try rows(
      "id, full_name, phone_number FROM camper", ofThoseWhere: "name_key", beginsWith: key,
      and: "merged_into IS NULL"
    ) { (try $0[0], try $0[1], try $0[2]) }
  }

  private func campers(numbered typed: String) throws -> [Camper] {
    guard let beginning = IDBeginning(typed, of: CamperID.self) else { return [] }
    let numbers = try bounded(numbers(in: "camper", beginning), in: "camper", beginning)
    return try numbers.sorted().compactMap { number in
      try store.first(
        "SELECT id, full_name, phone_number FROM camper WHERE id = \(number) AND merged_into IS NULL"
      ) { (try $0[0], try $0[1], try $0[2]) }
    }
  }
}
