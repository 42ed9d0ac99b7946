import Basics
import Persistence

/// Campers by all that their records have, those that were merged into them included.
extension SearchService {
  func campers(_ search: SearchText) throws -> [Finding] {
    var found: [(camper: Camper, place: Finding.FoundField, text: String)] = []
    try store.forEach(
      """
      SELECT \(CamperTable.columns) FROM camper
      WHERE may_contain(\(search.digitProbe), phone_digits) OR second_phone IS NOT NULL
        OR may_contain(\(search.probe), name_key, email, members, address, notes, warning)
      ORDER BY merged_into IS NOT NULL, id
      """
    ) { row in
      let camper = try Camper.readRow(row)
      if let place = search.place(in: camper), found.count < Self.limit { found.append((camper, place.0, place.1)) }
    }
    let table = CamperTable(store: store)
    var ids: Set<CamperID> = []
    return try found.compactMap { camper, place, text in
      guard let kept = camper.mergedInto == nil ? camper : try table.current(camper.id), ids.insert(kept.id).inserted
      else { return nil }
      return Finding(thing: .camper(kept, nil), place: place, text: text)
    }
  }
}

extension SearchText {
  fileprivate func place(in camper: Camper) -> (Finding.FoundField, String)? {
    if isIn(camper.fullName) { return (.fullName, camper.fullName) }
    if isInPhone(camper.phoneNumber) { return (.phone, camper.phoneNumber) }
    if isInPhone(camper.secondPhone) { return (.secondPhone, camper.secondPhone ?? "") }
    let members = camper.members.names.joined(separator: "; ")
    let texts: [(Finding.FoundField, String?)] = [
      (.email, camper.email), (.members, members.isEmpty ? nil : members), (.address, camper.address),
      (.notes, camper.notes), (.warning, camper.warning),
    ]
    return texts.first { isIn($0.1) }.map { ($0.0, $0.1 ?? "") }
  }
}
