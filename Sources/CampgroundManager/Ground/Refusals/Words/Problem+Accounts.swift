// Every refusal gets its words in this folder. A problem is a clause; whoever shows it adds the full stop.

/// What an account has against an entry, and against its being taken back.
extension Problem {
  static func refundAbovePaid(
    _ amount: Amount, of paid: Int, on id: ReservationID, _ currency: Currency
  ) -> Problem {
    let words = paid > 0 ? "Only \(currency.text(paid)) \(currency) is paid on \(id)" : "Nothing is paid on \(id)"
    return Problem(
      "invalidAmount", field: "amount", value: amount.description, "\(words), so \(amount) cannot be refunded")
  }

  static func adjustmentAboveCharged(
    _ amount: Amount, of charged: Int, on id: ReservationID, _ currency: Currency
  ) -> Problem {
    let words =
      charged > 0
      ? "Only \(currency.text(charged)) \(currency) is charged by hand on \(id)" : "Nothing is charged by hand on \(id)"
    return Problem(
      "invalidAmount", field: "amount", value: amount.description, "\(words), so \(amount) cannot be taken back")
  }

  static func balanceOpen(_ camper: CamperID, _ stay: Reservation, _ currency: Currency) -> Problem {
    let id = stay.id?.description ?? ""
    let amount = "\(currency.text(Int(stay.sums.balance.magnitude))) \(currency)"
    return Problem(
      "balanceOpen", field: "camper", value: camper.description,
      stay.sums.balance > 0 ? "\(id) has \(amount) to pay" : "\(id) has a credit of \(amount)")
  }

  static func paidSince(_ id: ReservationID) -> Problem {
    Problem(
      "undoBlocked", field: "entry", value: id.description,
      "Money was paid on \(id), or charged by hand, and stands; undo or refund that first, or cancel \(id) instead")
  }

  static func countered(_ entry: LedgerID, by other: LedgerID) -> Problem {
    Problem("undoBlocked", field: "entry", value: entry.description, "\(entry) was taken back already, by \(other)")
  }

  static func refundedSince(_ entry: LedgerID, on id: ReservationID) -> Problem {
    Problem(
      "undoBlocked", field: "entry", value: entry.description,
      "If \(entry) were taken back, more would have been refunded on \(id) than was paid; undo the refund first")
  }

  static func reversedSince(_ entry: LedgerID, on id: ReservationID) -> Problem {
    Problem(
      "undoBlocked", field: "entry", value: entry.description,
      "If \(entry) were taken back, more than was charged by hand on \(id) would have been taken back since; "
        + "undo that first")
  }

  static func accountGone(_ entry: LedgerID, _ id: ReservationID) -> Problem {
    Problem(
      "undoBlocked", field: "entry", value: entry.description,
      "\(id), on whose account \(entry) is, was undone since; undo that first")
  }
}
