import Persistence

/// Campers by all that their records have, those that were merged into them included.
extension SearchService {
  func campers(_ search: SearchText) throws -> [Finding] {
    var found: [(camper: Camper, text: FoundText)] = []
    try store.forEach(
      """
      SELECT \(CamperTable.columns) FROM camper WHERE \(Camper.mayHave(search, in: "camper"))
      ORDER BY merged_into IS NOT NULL, id
      """
    ) { row in
      let camper = try Camper.readRow(row)
      if found.count < Self.limit, let text = camper.found(search) { found.append((camper, text)) }
    }
    let table = CamperTable(store: store)
    var ids: Set<CamperID> = []
    return try found.compactMap { camper, text in
      guard let kept = camper.mergedInto == nil ? camper : try table.current(camper.id), ids.insert(kept.id).inserted
      else { return nil }
      return Finding(thing: .camper(kept, nil), found: text)
    }
  }
}
