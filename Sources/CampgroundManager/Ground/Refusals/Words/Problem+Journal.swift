// Every refusal gets its words in this folder. A problem is a clause; whoever shows it adds the full stop.

/// What the journal has against a write.
extension Problem {
  static func keyReused(_ key: String) -> Problem {
    Problem("keyReused", field: "key", value: key, "The key \(key) was used for another request")
  }

  static func keyErased(_ key: String) -> Problem {
    Problem(
      "keyErased", field: "key", value: key,
      "The key \(key) belongs to a request about somebody whose record was forgotten since; nothing was done")
  }

  static func reservedKey(_ key: String) -> Problem {
    Problem("reservedKey", field: "key", value: key, "A key cannot begin with erased:, as those of the forgotten do")
  }

  static func versionChanged(expected: Int, found: Int) -> Problem {
    Problem(
      "versionChanged", field: "ifVersion", value: String(expected),
      "It has been changed since: it was version \(expected), and is version \(found) now")
  }

  static func emptyKey() -> Problem {
    Problem("emptyKey", field: "key", value: "", "A key cannot be empty")
  }

  static var nothingToUndo: Problem {
    Problem("notFound", field: "entry", value: nil, "There is nothing to undo")
  }

  static func undoneAlready(_ entry: EntryID, by other: EntryID) -> Problem {
    Problem("undoBlocked", field: "entry", value: entry.description, "\(entry) was undone already, by \(other)")
  }

  static func touchedSince(_ entry: EntryID, _ thing: String, by other: EntryID?) -> Problem {
    let who = other.map { " by \($0)" } ?? ""
    return Problem(
      "undoBlocked", field: "entry", value: entry.description, "\(thing) was changed\(who) since \(entry)")
  }

  static func nightsTakenSince(_ entry: EntryID, _ conflict: Conflict) -> Problem {
    Problem(
      "undoBlocked", field: "entry", value: entry.description,
      "Site \(conflict.site) is \(Words.held(by: conflict)) now")
  }

  static func stillNeeded(_ entry: EntryID, _ thing: String) -> Problem {
    Problem("undoBlocked", field: "entry", value: entry.description, "\(thing) is in use by what came later")
  }

  static func needsWhatIsGone(_ entry: EntryID, _ thing: String) -> Problem {
    Problem("undoBlocked", field: "entry", value: entry.description, "\(thing) needs what is no longer there")
  }
}
