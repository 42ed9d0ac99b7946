/// A stay in a calendar: whole days from arrival to departure, of which the last is not one of them (domain rule R26).
package struct CalendarEvent: Hashable, Sendable {
  package let mark: EventMark
  package let arrival: Day
  package let departure: Day
  package let status: Status
  package let summary: String
  package var location: String?
  package var description: String?
  package var organizer: Organizer?
  /// True for nights that the event does not take.
  var isTransparent = false

  package enum Status: String, Hashable, Sendable {
    case tentative = "TENTATIVE"
    case confirmed = "CONFIRMED"
    case cancelled = "CANCELLED"
  }

  /// The sender of the calendar.
  package struct Organizer: Hashable, Sendable {
    let name: String?
    let email: String

    package init(name: String?, email: String) { (self.name, self.email) = (name, email) }
  }

  package init(_ mark: EventMark, _ stay: Reservation, summary: String) {
    self.mark = mark
    (arrival, departure) = (stay.arrival, stay.departure)
    status = Status(stay.status)
    self.summary = summary
  }

  init(_ mark: EventMark, _ nights: Range<Day>, _ status: Status, summary: String) {
    (self.mark, self.status, self.summary) = (mark, status, summary)
    (arrival, departure) = (nights.lowerBound, nights.upperBound)
  }

  var text: String { lines.map(\.text).joined() }

  private var lines: [CalendarLine] {
    var lines = [
      CalendarLine("BEGIN", "VEVENT"), CalendarLine("UID", text: mark.uid), CalendarLine("DTSTAMP", mark.stamp),
      CalendarLine("SEQUENCE", String(mark.sequence)),
      CalendarLine("DTSTART;VALUE=DATE", arrival.compactText), CalendarLine("DTEND;VALUE=DATE", departure.compactText),
      CalendarLine("STATUS", status.rawValue), CalendarLine("SUMMARY", text: summary),
    ]
    if isTransparent { lines.append(CalendarLine("TRANSP", "TRANSPARENT")) }
    if let location { lines.append(CalendarLine("LOCATION", text: location)) }
    if let description { lines.append(CalendarLine("DESCRIPTION", text: description)) }
    if let organizer { lines.append(organizer.line) }
    return lines + [CalendarLine("END", "VEVENT")]
  }
}

extension CalendarEvent.Status {
  init(_ status: ReservationStatus) {
    switch status {
    case .held: self = .tentative
    case .reserved, .checkedIn, .checkedOut: self = .confirmed
    case .invalid, .cancelled, .expired, .noShow: self = .cancelled
    }
  }
}

extension CalendarEvent.Organizer {
  fileprivate var line: CalendarLine {
    CalendarLine("ORGANIZER\(name.map { ";CN=\(CalendarLine.quoted($0))" } ?? "")", "mailto:\(Self.encoded(email))")
  }

  /// The address as a part of a URI (RFC 6068).
  private static func encoded(_ address: String) -> String {
    var encoded = ""
    for byte in address.utf8 {
      let scalar = Unicode.Scalar(byte)
      if scalar.properties.isAlphabetic && scalar.isASCII || "0123456789-._~@!$'*+".unicodeScalars.contains(scalar) {
        encoded.unicodeScalars.append(scalar)
      } else {
        encoded += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return encoded
  }
}

extension Day {
  /// `20270704`, as calendars have it.
  var compactText: String { description.filter { $0 != "-" } }
}
