// Every refusal gets its words in this folder. A problem is a clause; whoever shows it adds the full stop.

/// A person's whole record.
extension Problem {
  static func mergedWithItself(_ id: CamperID) -> Problem {
    Problem("mergedWithItself", field: "other", value: id.description, "\(id) cannot be merged with itself")
  }

  static func mergedAlready(_ id: CamperID, into kept: CamperID) -> Problem {
    Problem("mergedAlready", field: "other", value: id.description, "\(id) was merged into \(kept) already")
  }

  static func stayOpen(_ camper: CamperID, _ stay: Reservation) -> Problem {
    let id = stay.id?.description ?? ""
    return Problem(
      "stayOpen", field: "camper", value: camper.description,
      "\(id) is still \(stay.status.description.lowercased()), \(stay.arrival) to \(stay.departure)")
  }

  static func forgotten(_ entry: EntryID, _ thing: String, by other: EntryID) -> Problem {
    let words =
      entry == other
      ? "\(entry) has erased what was there, so it cannot be undone"
      : "What \(entry) changed of \(thing) was erased by \(other), so it cannot be undone"
    return Problem("undoBlocked", field: "entry", value: entry.description, words)
  }
}
