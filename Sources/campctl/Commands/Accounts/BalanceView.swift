import CampgroundManager

/// An account that is not settled.
struct BalanceView: StayView {
  let open: OpenBalance
  let currency: Currency
  static var blank: Self { BalanceView(open: .blank, currency: .usDollar) }
  var reservation: Reservation { open.reservation }

  func write(to fields: inout some FieldWriter) {
    fields.field("reservation", reservation.id)
    fields.object("camper", reservation.camper.writeContact)
    fields.field("status", reservation.status)
    fields.amount("total", reservation.sums.total, currency)
    fields.amount("paid", reservation.sums.paid, currency)
    fields.amount("balance", reservation.sums.balance, currency)
    fields.amount("overdue", open.overdue, currency)
    fields.field("due", open.due)
    fields.field("state", open.state)
    fields.field("currency", currency)
  }

  var label: String { reservation.id?.description ?? "" }
  var text: String { cells.joined(separator: "  ") }

  static var columns: [TextColumn] {
    [
      .left("ID"), .left("STATUS"), .right("TOTAL", isSpare: true), .right("PAID", isSpare: true), .right("BALANCE"),
      .left("DUE"), .left("STATE"), .right("OVERDUE", isSpare: true),
      .flexible("CAMPER"), .left("PHONE"),
    ]
  }

  var cells: [String] {
    let sums = reservation.sums
    return [
      label, reservation.status.description, currency.text(sums.total), currency.text(sums.paid),
      currency.text(sums.balance), open.due?.dated ?? "", open.state.rawValue,
      open.overdue > 0 ? currency.text(open.overdue) : "", reservation.camper.fullName, reservation.camper.phoneNumber,
    ]
  }
}
