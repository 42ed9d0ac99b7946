@testable import CampgroundManager

/// A thing with a field of each kind.
struct FilteredThing: FieldWritable {
  var name: String? = "Ann Lee"
  var nights = 3
  var rigLength: Int?
  var arrival: Day = "2027-07-02"
  var balance = 4500
  var isHere = false
  var amps = [30, 50]
  var phone: String? = "555-0101"

  func write(to fields: inout some FieldWriter) {
    fields.field("name", name)
    fields.field("status", ReservationStatus.reserved)
    fields.field("nights", nights)
    fields.field("rigLength", rigLength)
    fields.field("arrival", arrival)
    fields.amount("balance", balance, .usDollar)
    fields.field("here", isHere)
    fields.list("amps", amps)
    fields.moment("since", "2027-07-02T16:30")
    fields.object("camper") {
      $0.field("phoneNumber", phone)
      $0.field("email", String?.none)
    }
    fields.objects("segments", ["12", "14"]) { $1.field("site", $0) }
  }
}

extension FilteredThing {
  static let fields = ListFields(of: FieldRecord(of: FilteredThing()))

  static func filter(_ text: String) throws(FilterProblems) -> Filter {
    // Days in words are the command line's; here `sun` is one.
    let values = FilterValues(currency: .usDollar) { text, first in
      text == "sun" ? (first ?? "2027-07-01").weekday == .sun ? first : "2027-07-04" : Day(text)
    }
    return try FilterReader.filter(text, of: fields, values)
  }

  /// True when the filter lets it through.
  func passes(_ text: String) throws -> Bool { try Self.filter(text).holds(for: FieldRecord(of: self)) }
}
