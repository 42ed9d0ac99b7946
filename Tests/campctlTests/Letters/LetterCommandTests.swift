import Foundation
import Testing

/// The letters about a stay, as text and as messages for `sendmail -t`.
@Suite struct LetterCommandTests: ~Copyable {
  private let shell = Shell.campground(
    """
    settings --name 'Apache Trout' --email camp@example.com --address 'Lake Road 1; Pine' --quiet-hours '22:00 to 7:00'
    settings --directions '\(String(repeating: "left at the mill, ", count: 10))' --bring 'Firewood'
    add-site 14
    change-camper c-1 --email bacon@example.com --warning 'never before noon'
    add-rate Standard --nightly 45.00
    policy --cancellation '0:50%'
    reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 2 --group Scouts
    pay r-1 60.00
    """)

  /// The content of the part of a type, decoded.
  private func part(_ type: String, of message: String) throws -> String {
    let start = try #require(message.range(of: "Content-Type: \(type)"))
    let rest = message[start.lowerBound...]
    let head = try #require(rest.range(of: "\n\n"))
    let end = try #require(rest.range(of: "\n--=_"))
    let body = String(rest[head.upperBound..<end.lowerBound])
    guard type != "text/calendar" else {
      let data = try #require(Data(base64Encoded: body, options: .ignoreUnknownCharacters))
      return String(decoding: data, as: UTF8.self)
    }
    return body.replacingOccurrences(of: "=\n", with: "")
  }

  @Test func `a message goes from the campground to the camper, with words, page and calendar`() throws {
    let message = try shell.output("confirmation r-1 --mail")
    #expect(
      message.hasPrefix(
        """
        From: Apache Trout <camp@example.com>
        To: Bacon Lover <bacon@example.com>
        Subject: Your stay at Apache Trout, Sunday 4 July 2027 (r-1)
        MIME-Version: 1.0
        Content-Type: multipart/mixed; boundary="=_letter"

        """))
    #expect(!message.contains("\r") && message.hasSuffix("\n--=_letter--\n"))
    #expect(message.utf8.allSatisfy { $0 < 0x80 })
    let text = try shell.output("confirmation r-1")
    #expect(try part("text/plain", of: message) == text)
    #expect(try part("text/html", of: message).hasPrefix("<!DOCTYPE html>"))
    let calendar = try part("text/calendar", of: message)
    for line in [
      "METHOD:PUBLISH", "SUMMARY:Stay at Apache Trout\\, site 12", "LOCATION:Lake Road 1\\; Pine",
      "DTSTART;VALUE=DATE:20270704", "DTEND;VALUE=DATE:20270706", "SEQUENCE:0",
      "ORGANIZER;CN=\"Apache Trout\":mailto:camp@example.com",
    ] {
      #expect(calendar.contains("\r\n\(line)\r\n"), "\(line)")
    }
    #expect(try shell.output("confirmation r-1 --mail --now 2027-06-20 --json") == message)
  }

  @Test func `a letter about a change has the facts before it`() throws {
    try shell.json("change r-1 --nights 3 --adults 3")
    try shell.json("move r-1 --site 14")
    try shell.json("change r-1 --notes 'late'")
    let text = try shell.output("confirmation r-1 --for change")
    #expect(text.hasPrefix("Your stay at Apache Trout has changed\nConfirmation r-1\n\nYour stay has changed. "))
    #expect(text.contains("\nBefore the change\nSite  12\n\n"))
    let message = try shell.output("confirmation r-1 --for change --mail")
    #expect(try part("text/calendar", of: message).contains("\r\nSEQUENCE:3\r\n"))
    #expect(try shell.output("confirmation r-1 --for change --html").contains("<h2>Before the change</h2>"))
  }

  @Test func `a letter about a cancellation has its fee and the money that goes back`() throws {
    try shell.json("cancel r-1 --because 'a private matter'")
    let text = try shell.output("confirmation 'Bacon Lover' --for cancel")
    #expect(text.hasPrefix("Your stay at Apache Trout is cancelled\nCancellation r-1\n"))
    for words in ["The cancellation fee is 45.00 USD.", "15.00 USD will be refunded to you.", "To refund"] {
      #expect(text.contains(words), "\(words)")
    }
    for words in ["Firewood", "mill", "22:00", "private", "Cancelling", "15:00"] {
      #expect(!text.contains(words), "\(words)")
    }
    let calendar = try part("text/calendar", of: shell.output("confirmation r-1 --for cancel --mail"))
    #expect(calendar.contains("\r\nMETHOD:CANCEL\r\n") && calendar.contains("\r\nSTATUS:CANCELLED\r\n"))
    try shell.json("refund r-1 15.00")
    #expect(try shell.output("confirmation r-1 --for cancel").contains("15.00 USD has been refunded."))
  }

  @Test(arguments: ["", "--for change", "--for reminder"])
  func `the words are at most 80 columns wide`(occasion: String) throws {
    try shell.json("change r-1 --adults 3")
    let text = try shell.output("confirmation r-1 \(occasion)")
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(text)")
  }

  @Test(arguments: ["confirmation r-1", "confirmation r-1 --mail", "confirmation r-1 --for cancel --mail --html"])
  func `no letter is written where its status has none`(command: String) throws {
    let reserved = "Error: r-1 is reserved, so there is no cancellation to confirm.\n"
    try shell.expectErrors("campctl confirmation r-1 --for cancel", 5, reserved)
    try shell.json("cancel r-1")
    for occasion in ["change", "reminder"] {
      try shell.expectErrors("campctl confirmation r-1 --for \(occasion)", 5, "Error: r-1 is cancelled, so ")
    }
    #expect(try shell.refusal("confirmation --group Scouts --for reminder").status == 5)
    #expect(try shell.refusal(command).status == (command.hasSuffix("--html") ? 64 : 5))
  }

  @Test func `a message without an address is refused, with the command that sets it`() throws {
    try shell.json("change-camper c-1 --email ''")
    try shell.json("settings --email ''")
    let refused = try shell.refusal("confirmation r-1 --mail")
    #expect(refused.status == 5 && refused.names == ["noEmail", "noEmail"])
    let sentences = refused.problems.compactMap { $0["problem"] as? String }
    #expect(sentences.first?.hasSuffix("campctl change-camper c-1 --email ADDRESS sets it") == true)
    #expect(sentences.last?.hasSuffix("campctl settings --email ADDRESS sets it") == true)
    #expect(try shell.run("campctl confirmation r-1").status == 0)
  }

  @Test func `an address that cannot stand in a header is refused`() throws {
    #expect(try shell.refusal("change-camper c-1 --email 'all,bacon@example.com'").status == 5)
    try shell.json("change-camper c-1 --email 'speck@bäcker.example'")
    #expect(try shell.refusal("confirmation r-1 --mail").outline == "5 invalidEmail")
  }

  @Test(arguments: [
    "confirmation r-1 --mail --html", "confirmation --group Scouts --mail", "confirmation r-1 --for ever",
  ])
  func `arguments that do not go together are refused`(command: String) throws {
    #expect(try shell.refusal(command).status == 64)
  }

  @Test func `there is no letter about a change where nothing has changed, or the notes alone`() throws {
    try shell.json("change r-1 --notes 'late'")
    let words = "r-1 is reserved, so there is no change of days, site or party to confirm"
    try shell.expectErrors("campctl confirmation r-1 --for change", 5, words)
  }

  @Test func `a message has no warning of the camper`() throws {
    try shell.json("change r-1 --adults 3")
    for options in ["--mail", "--for change --mail", "--for reminder --mail", "--for reminder"] {
      let message = try shell.output("confirmation r-1 \(options)").replacingOccurrences(of: "=\n", with: "")
      #expect(!message.contains("before noon"))
      if options.hasSuffix("mail") { #expect(!(try part("text/calendar", of: message)).contains("before noon")) }
    }
    try shell.json("cancel r-1")
    #expect(!(try shell.output("confirmation r-1 --for cancel --mail")).contains("noon"))
  }
}
