/// What a check of the whole store finds.
extension Problem {
  static func damagedFile(_ words: String) -> Problem {
    Problem("damagedFile", field: nil, value: nil, "The file is damaged: \(words)")
  }

  static func definitionDiffers(_ name: String) -> Problem {
    Problem("definitionDiffers", field: nil, value: name, "The definition of \(name) is not what campctl makes")
  }

  static func unreadableRows(_ thing: String, _ words: String) -> Problem {
    Problem("unreadableRows", field: nil, value: thing, "What the store holds of \(thing) cannot be read: \(words)")
  }

  static func danglingReference(from table: String, to other: String) -> Problem {
    Problem(
      "danglingReference", field: table, value: nil, "A row of \(table) refers to a row of \(other) that is not there")
  }

  static func nightOutsideStay(_ id: ReservationID, _ night: Night) -> Problem {
    Problem(
      "nightOutsideStay", field: "nights", value: id.description,
      "\(id) holds the night of \(night.night) on site \(night.site), which is not of its stay")
  }

  static func nightHeldTwice(_ id: ReservationID, _ night: Day) -> Problem {
    Problem("nightHeldTwice", field: "nights", value: id.description, "\(id) holds the night of \(night) on two sites")
  }

  static func nightKept(_ id: ReservationID, _ status: ReservationStatus, _ night: Night) -> Problem {
    Problem(
      "nightKept", field: "nights", value: id.description,
      "\(id) is \(status.rawValue), and still holds the night of \(night.night) on site \(night.site)")
  }

  static func extrasWithoutPrice(_ id: ReservationID, _ night: Day) -> Problem {
    Problem(
      "extrasWithoutPrice", field: "nights", value: id.description,
      "\(id) has extras for the night of \(night), which has no price")
  }

  static func blockDiffers(_ id: BlockID) -> Problem {
    Problem("blockDiffers", field: "nights", value: id.description, "\(id) does not hold just the nights that it is of")
  }

  static func needsDiffer(_ id: WaitlistID) -> Problem {
    Problem(
      "needsDiffer", field: "needs", value: id.description, "What \(id) needs is not in the words that are written")
  }

  static func displacedOutsideBlock(_ block: BlockID, _ id: ReservationID, _ night: Day) -> Problem {
    Problem(
      "displacedOutsideBlock", field: "displaced", value: block.description,
      "\(block) keeps the night of \(night) for \(id), which is not one of its own")
  }
}

/// Accounts, amounts in minor units.
extension Problem {
  static func accountDiffers(_ id: ReservationID, _ line: LedgerLine, charged: Int, agreed: Int) -> Problem {
    Problem(
      "accountDiffers", field: line.item.rawValue, value: id.description,
      "The account of \(id) is charged \(charged) minor units for \(line.words), where \(agreed) were agreed")
  }

  static func penaltyWithoutReason(_ id: ReservationID, _ status: ReservationStatus, _ line: LedgerLine) -> Problem {
    Problem(
      "penaltyWithoutReason", field: line.item.rawValue, value: id.description,
      "The account of \(id), which is \(status.rawValue), is charged \(line.amount) minor units for \(line.words)")
  }

  static func moreRefundedThanPaid(_ id: ReservationID) -> Problem {
    Problem("moreRefundedThanPaid", field: "paid", value: id.description, "More was refunded than paid for \(id)")
  }

  static func counterDiffers(_ id: LedgerID, _ other: LedgerID) -> Problem {
    Problem(
      "counterDiffers", field: "ledger", value: id.description,
      "\(id) is to take \(other) back, and is not its opposite")
  }

  static func strayEntries(_ id: ReservationID) -> Problem {
    Problem(
      "strayEntries", field: "ledger", value: id.description,
      "There is no reservation \(id), and its account does not come to nothing")
  }
}

/// Things beside what the journal says of them.
extension Problem {
  static func differsFromJournal(_ kind: String, _ label: String, isThere: Bool, isInJournal: Bool) -> Problem {
    let words =
      switch (isThere, isInJournal) {
      case (false, _): "is not there, and the journal knows of no end of it"
      case (_, false): "is there, although the journal has it taken away"
      default: "is not what the journal last said of it"
      }
    let name = label == kind ? kind : "\(kind) \(label)"
    return Problem("differsFromJournal", field: kind, value: label, "The \(name) \(words)")
  }

  static func policyDiffers(_ version: Int) -> Problem {
    Problem(
      "policyDiffers", field: Policy.kind, value: String(version),
      "The policy of version \(version) is not as the journal has it")
  }

  static func notInJournal(_ kind: String, _ number: String) -> Problem {
    Problem(
      "notInJournal", field: kind, value: number, "The journal says nothing of the \(kind) of number \(number)")
  }
}

/// Names, numbers and keys.
extension Problem {
  static func notFoundByName(_ thing: String) -> Problem {
    Problem("notFoundByName", field: nil, value: thing, "Looking for \(thing) by what it is called does not find it")
  }

  static func numberUsedAgain(_ kind: String, _ number: String) -> Problem {
    Problem(
      "numberUsedAgain", field: kind, value: number, "The number \(number) of a \(kind) would be given to another one")
  }

  static func keyDiffers(_ entry: EntryID) -> Problem {
    Problem("keyDiffers", field: "key", value: entry.description, "The key of \(entry) is kept under another name")
  }

  static func undoneBefore(_ entry: EntryID) -> Problem {
    Problem("undoneBefore", field: "undoing", value: entry.description, "\(entry) undoes what came after it")
  }

  static func batchBegunLater(_ entry: EntryID) -> Problem {
    Problem(
      "batchBegunLater", field: "batch", value: entry.description, "\(entry) is of a batch that began after it")
  }
}

extension LedgerLine {
  fileprivate var words: String { name.isEmpty ? item.rawValue : "\(item.rawValue) (\(name))" }
}
