/// A reservation as a row of another system's table has it.
struct ReservationRow: Sendable {
  var person = PersonCells()
  /// The names of the guests where they stand apart from the one of the booker.
  var guestNames: [String] = []
  /// The other system's number.
  var ref: String?
  var source: String?
  var site: String?
  var loop: String?
  var status: RowStatus?
  var arrivalCell: DayCell?
  var departureCell: DayCell?
  var nights: Int?
  var adults: Int?
  var children: Int?
  var infants: Int?
  var people: Int?
  var pets: Int?
  var vehicles: Int?
  var plates: String?
  var equipment: String?
  var rigLength: Int?
  /// The needs of the party, as far as its cells have any.
  var needs = ReservationEdits()
  var group: String?
  var notes: String?
  /// The texts of the reservation that are read as they stand.
  var details = FieldEdits<ReservationDetails>()
  /// Further lines of the notes: values that have no place of their own.
  var asides: [String] = []
  var passType: String?
  var passNumber: String?
  var cancelReason: String?
  var bookedCell: DayCell?
  var total: Amount?
  var taxes: Amount?
  var deposit: Amount?
  var paid: Amount?
  var balance: Amount?
  var refunded: Amount?
  var writtenOff: Amount?
  var fee: Amount?
  var method: String?
  var paidCell: DayCell?

  /// The days that its cells make.
  var stay: Stay?
  var booked: Day?
  var paidOn: Day?
}
