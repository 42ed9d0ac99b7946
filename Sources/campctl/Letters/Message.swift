/// A message to one person as `sendmail -t` reads it, with LF at the ends of lines: words, a page, and a calendar.
struct Message {
  let to: (name: String?, address: String)
  let from: (name: String?, address: String)
  let subject: String
  let text: String
  let page: HTML
  let calendar: (method: String, file: String)

  var content: String {
    let header =
      HeaderText.header("From", HeaderText.mailbox(from.name, from.address))
      + HeaderText.header("To", HeaderText.mailbox(to.name, to.address))
      + HeaderText.header("Subject", HeaderText.text(subject)) + "MIME-Version: 1.0\n"
    return header + Self.multipart("mixed", Self.outer, [words, attachment])
  }

  // An equals sign and an underscore stand side by side in neither of the two encodings.
  private static let outer = "=_letter"
  private static let inner = "=_words"

  private var words: String {
    let part = { (type: String, text: String) in
      "Content-Type: \(type); charset=utf-8\nContent-Transfer-Encoding: quoted-printable\n\n"
        + QuotedPrintable.encoded(text)
    }
    return Self.multipart("alternative", Self.inner, [part("text/plain", text + "\n"), part("text/html", page.text)])
  }

  /// The calendar, whose lines end with CR LF and arrive so.
  private var attachment: String {
    """
    Content-Type: text/calendar; charset=utf-8; method=\(calendar.method); name="stay.ics"
    Content-Disposition: attachment; filename="stay.ics"
    Content-Transfer-Encoding: base64

    \(Base64.lines(calendar.file))
    """
  }

  private static func multipart(_ kind: String, _ boundary: String, _ parts: [String]) -> String {
    let parts = parts.map { "--\(boundary)\n\($0)\n" }
    return "Content-Type: multipart/\(kind); boundary=\"\(boundary)\"\n\n\(parts.joined())--\(boundary)--\n"
  }
}
