/// The exports of other systems that are known as a whole.
extension ReservationRow {
  static let layouts = [recreationGov, airbnb, booking]

  /// recreation.gov has the month first.
  private static let recreationGov = TableLayout(
    marks: ["primaryoccupantname", "reservation", "arrivaldate", "departuredate", "nightsdays"], order: .monthFirst)

  /// Airbnb's guests pay there, so that its earnings are paid; their contact is a phone number.
  private static let airbnb = TableLayout(
    marks: ["confirmationcode", "guestname", "startdate", "enddate", "listing"], source: "airbnb",
    columns: ["contact": "phone"])

  /// Booking.com has no site, but the type of one.
  private static let booking = TableLayout(
    marks: ["booknumber", "bookedby", "guestnames"], source: "booking.com",
    columns: ["unittype": "site", "bookercountry": "country"],
    noted: ["childrensages", "paymentstatus", "paymentmethodpaymentprovider"])

  static func aside(_ title: String) -> ImportColumn<ReservationRow>? {
    ImportColumn("notes", .text) { $0.asides.append("\(title): \($1.text)") }
  }
}
