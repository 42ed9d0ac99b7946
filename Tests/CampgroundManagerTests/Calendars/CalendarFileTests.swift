import CampgroundManager
import TestSupport
import Testing

/// The rules of RFC 5545 that every line of a calendar keeps.
struct CalendarFileTests {
  /// The calendar of a stay with such a summary.
  private func file(_ summary: String, name: String? = nil) throws -> String {
    let camp = TestCampground(sites: 1)
    let stay = try camp.reserve(1, "2027-07-04"..<"2027-07-06").reservation
    var event = CalendarEvent(try camp.calendars.mark(of: "r-1"), stay, summary: summary)
    event.location = summary
    event.organizer = .init(name: name, email: "a%b@example.com")
    return CalendarFile(.publish, [event]).text
  }

  private func lines(_ file: String) -> [String] {
    file.utf8.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The properties, their lines put together again.
  private func properties(_ file: String) -> [String] {
    // Byte by byte, as a mark after a fold joins its blank.
    let unfolded = lines(file).reduce(into: [[UInt8]]()) { properties, line in
      let bytes = line.utf8.dropLast()
      if bytes.first == UInt8(ascii: " ") {
        properties[properties.count - 1] += bytes.dropFirst()
      } else {
        properties.append(Array(bytes))
      }
    }
    return unfolded.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [
    "Stay", String(repeating: "a", count: 300), String(repeating: "Лагерь у озера ", count: 20),
    String(repeating: "👨‍👩‍👧‍👦🏕️", count: 20), "e" + String(repeating: "\u{301}", count: 200),
  ])
  func `no line is longer than 75 octets, and none breaks a character`(summary: String) throws {
    let file = try file(summary)
    for line in lines(file) {
      #expect(line.utf8.count <= 76 && line.utf8.last == UInt8(ascii: "\r"), "\(line)")
      #expect(!line.contains("\u{FFFD}"))
    }
    #expect(properties(file).contains { $0.unicodeScalars.elementsEqual("SUMMARY:\(summary)".unicodeScalars) })
    #expect(file.utf8.count(where: { $0 == 10 }) == file.utf8.count(where: { $0 == 13 }))
  }

  @Test func `a calendar has the properties that every reader needs`() throws {
    let properties = properties(try file("Stay"))
    #expect(properties.first == "BEGIN:VCALENDAR" && properties.last == "END:VCALENDAR")
    for line in [
      "VERSION:2.0", "PRODID:-//campctl//campctl//EN", "METHOD:PUBLISH", "BEGIN:VEVENT", "SEQUENCE:0",
      "DTSTAMP:20270601T000000Z", "DTSTART;VALUE=DATE:20270704",
      "DTEND;VALUE=DATE:20270706", "STATUS:CONFIRMED", "END:VEVENT",
    ] {
      #expect(properties.count { $0 == line } == 1, "\(line)")
    }
    #expect(properties.count { $0.hasPrefix("UID:r-1@") && $0.hasSuffix(".campctl") } == 1)
  }

  @Test func `what would end a value is escaped, and control characters are left out`() throws {
    #expect(properties(try file("a,b;c\\d\ne\u{1B}f\rg\"h:i")).contains(#"SUMMARY:a\,b\;c\\d\nefg"h:i"#))
  }

  @Test func `the organizer's name cannot end its quotes, and the address is one of a URI`() throws {
    let properties = properties(try file("Stay", name: "Trout \"Lake\"; Camp\r\nX"))
    #expect(properties.contains(#"ORGANIZER;CN="Trout 'Lake'; CampX":mailto:a%25b@example.com"#))
  }
}
