import CampgroundManager

/// The accounts of a camper's or a group's reservations, as one bill.
struct JointAccountView: View {
  let account: JointAccount
  /// The accounts one by one, in their order.
  let views: [AccountView]
  let currency: Currency
  let day: Day
  /// The name of the campground.
  let campground: String?

  var label: String { account.camper?.id.description ?? account.group ?? "" }

  func write(to fields: inout some FieldWriter) {
    let sums = account.sums
    if let camper = account.camper {
      fields.object("camper", camper.writeContact)
    } else {
      fields.field("camper", FieldValue.null)
    }
    fields.field("group", account.group)
    fields.objects("reservations", views) { $0.write(to: &$1) }
    fields.amount("total", sums.total, currency)
    fields.amount("paid", sums.paid, currency)
    fields.amount("balance", sums.balance, currency)
    fields.amount("writtenOff", sums.writtenOff, currency)
    fields.amount("security", sums.security, currency)
    fields.field("currency", currency)
  }

  var text: String {
    let heading = [
      ("Camper", account.camper?.contactWords), ("Group", account.group), ("Day", day.dated),
    ]
    return StatementPaper.text(
      campground: campground,
      [
        StatementPaper.rows(heading), reservations, entries,
        StatementPaper.rows(StatementPaper.sums(account.sums, currency)),
      ])
  }

  /// The reservations, each with its balance; of a group each with its camper.
  private var reservations: [String] {
    var table = TextTable([
      .left("ID"), .left("STATUS"), .left("SITE"), .left("ARRIVAL"), .left("DEPARTURE"), .right("TO PAY"),
      .flexible(account.camper == nil ? "CAMPER" : ""),
    ])
    for view in views {
      let stay = view.account.reservation
      table.append([
        view.label, stay.status.description, stay.site(on: day).text, stay.arrival.dated,
        stay.departure.dated, currency.text(stay.sums.balance),
        account.camper == nil ? stay.camper.fullName : "",
      ])
    }
    return StatementPaper.lines(table)
  }

  /// Each entry with the balance of all reservations after it, in the order in which they were made.
  private var entries: [String] {
    var table = TextTable([
      .left("DAY"), .left("ID"), .flexible("FOR"), .right(currency.code), .right("TO PAY"),
    ])
    var balance = 0
    for (id, line) in entriesInOrder {
      balance += line.due
      table.append([
        line.day.dated, id ?? "", line.words(currency), currency.text(line.due), currency.text(balance),
      ])
    }
    return StatementPaper.lines(table)
  }

  /// The entries of all reservations in the order in which they were made, each with its reservation.
  var entriesInOrder: [(of: String?, line: Account.Line)] {
    let lines = views.flatMap { view in view.lines.map { (of: view.label as String?, line: $0) } }
    let known = lines.compactMap { line in line.line.id.map { (id: $0, line) } }.sorted { $0.id < $1.id }.map(\.1)
    return known + lines.filter { $0.line.id == nil }
  }
}
