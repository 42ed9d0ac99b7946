import Persistence

/// The values that merging copied from the person's record to another's.
extension PersonEraser {
  /// Erases them from the other's images: while two records were merged, one had notes and mail of the other, also when
  /// that was undone.
  ///
  /// The newest image of a record is the present one; once the record was parted from the person, it has nothing of
  /// theirs.
  func eraseWhatMergingCopied() throws {
    for camper in person.campers {
      let merging = try entriesOfMerging(camper.id)
      guard let first = merging.min(), let last = merging.max() else { continue }
      let records = Set(try merging.flatMap { try campers(of: $0) })
      for thing in records {
        let images = try ChangeImages.all(
          in: store,
          "kind = \(Camper.kind) AND thing = \(thing) AND command >= \(first) AND command <= \(last)")
        let newest = try store.value(
          "SELECT max(id) FROM change WHERE kind = \(Camper.kind) AND thing = \(thing)", as: Int64.self)
        for image in images {
          try image.overwrite(in: store, keepingAfter: image.id == newest) {
            try CamperTable.image($0).withoutWhatMergingCopies(of: person.names).imageText
          }
        }
      }
    }
  }

  /// The entries that merged a camper with another, and those that undid and redid them.
  private func entriesOfMerging(_ camper: CamperID) throws -> [EntryID] {
    try store.rows(
      """
      WITH RECURSIVE merging (id) AS (
        SELECT command.id FROM command JOIN change ON change.command = command.id
          WHERE command.name = 'merge-campers' AND change.kind = \(Camper.kind) AND change.thing = \(camper)
        UNION SELECT undoing.by FROM undoing JOIN merging ON undoing.entry = merging.id)
      SELECT id FROM merging
      """
    ) { try $0[0] }
  }

  private func campers(of entry: EntryID) throws -> [Int64] {
    try store.rows("SELECT DISTINCT thing FROM change WHERE kind = \(Camper.kind) AND command = \(entry)") { try $0[0] }
  }
}

extension Camper {
  /// The record without all that it may have from another: every text but the name, and a number that is the person's.
  fileprivate func withoutWhatMergingCopies(of names: PersonNames) -> Camper {
    var camper = forgetting()
    camper.fullName = fullName
    if !names.occur(in: phoneNumber) { camper.phoneNumber = phoneNumber }
    return camper
  }
}
