import CampgroundManager

/// A party that the gate expects.
struct ArrivalView: StayView {
  let reservation: Reservation
  let day: Day
  let currency: Currency
  static var blank: Self { ArrivalView(reservation: .blank, day: .earliest, currency: .usDollar) }

  func write(to fields: inout some FieldWriter) {
    let party = reservation.party
    fields.field("site", reservation.site(on: day))
    fields.field("name", reservation.camper.fullName)
    fields.field("reservation", reservation.id)
    fields.field("status", reservation.status)
    fields.field("people", party.people)
    fields.field("adults", party.adults)
    fields.field("children", party.children)
    fields.field("pets", party.pets)
    fields.field("nights", reservation.numberOfNights)
    fields.field("departure", reservation.departure)
    fields.field("vehicles", party.vehicles)
    fields.field("plates", party.plates)
    fields.field("rigLength", party.rigLength)
    fields.field("equipment", party.equipment)
    fields.amount("balance", reservation.sums.balance, currency)
    fields.field("currency", currency)
    fields.field("warning", reservation.camper.warning)
    fields.field("notes", reservation.notes)
    fields.field("phoneNumber", reservation.camper.phoneNumber)
  }
}

extension ArrivalView {
  var label: String { reservation.id?.description ?? "" }
  var text: String { cells.joined(separator: "  ") }
  var site: String { reservation.site(on: day).text }
  var name: String { reservation.camper.fullName }
  var isHere: Bool { reservation.status == .checkedIn }

  /// The words for the vehicles and the rig.
  var vehicleWords: String {
    let party = reservation.party
    return [party.vehicleWords, party.plates, party.rigWords].compactMap(\.self).joined(separator: ", ")
  }

  /// The amount to pay; nil when there is none.
  var toPay: String? {
    let balance = reservation.sums.balance
    return balance > 0 ? currency.text(balance) : nil
  }

  static var columns: [TextColumn] {
    [
      .left("HERE"), .left("SITE"), .flexible("NAME"), .left("ID"), .flexible("PARTY"), .right("NIGHTS"),
      .flexible("VEHICLES"), .right("TO PAY"), .flexible("NOTES"),
    ]
  }

  var cells: [String] {
    let notes = [reservation.camper.warning.map { "WARNING: \($0)" }, reservation.notes].compactMap(\.self)
    return [
      isHere ? "[x]" : "[ ]", site, name, label, reservation.party.peopleWords, String(reservation.numberOfNights),
      vehicleWords, toPay ?? "", notes.joined(separator: "; "),
    ]
  }
}
