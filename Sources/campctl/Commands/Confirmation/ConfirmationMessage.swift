import CampgroundManager

/// A letter to the camper as a message: its words, its page, and the stay for the camper's calendar.
struct ConfirmationMessage {
  let view: ConfirmationView
  let mark: EventMark
  let addresses: (to: String, from: String)

  /// Throws ``CampingError`` when an address is lacking.
  init(_ view: ConfirmationView, mark: EventMark) throws {
    (self.view, self.mark) = (view, mark)
    addresses = try view.confirmation.addresses()
  }

  /// The whole message: the letter of the configuration, or the program's own.
  var content: String { view.letter ?? message.content }

  private var message: Message {
    Message(
      to: (view.reservation.camper.fullName, addresses.to), from: (view.settings.name, addresses.from),
      subject: subject, text: view.words, page: ConfirmationPage(view: view).html,
      calendar: (method.rawValue, CalendarFile(method, [event]).text))
  }

  private var subject: String {
    let day = view.occasion == .cancel ? "" : ", \(DayWords.full(view.reservation.arrival))"
    return "\(view.title)\(day) (\(view.label))"
  }

  private var method: CalendarFile.Method { view.occasion == .cancel ? .cancel : .publish }

  private var event: CalendarEvent {
    var event = CalendarEvent(mark, view.reservation, summary: TerminalText.sanitized(summary))
    let contact = view.settings.contact
    event.location = (contact.address ?? view.settings.name).map { TerminalText.sanitized($0) }
    event.description = description
    event.organizer = .init(name: view.settings.name.map { TerminalText.sanitized($0) }, email: addresses.from)
    return event
  }

  /// `Stay at Apache Trout, site 12`.
  private var summary: String {
    let held = view.reservation.segments.map(\.site.text)
    let sites = held.isEmpty ? [view.reservation.siteNumber.text] : held
    let numbers = sites.enumerated().filter { sites.firstIndex(of: $1) == $0 }.map(\.element)
    return "Stay at \(view.settings.name ?? "the campground"), "
      + "\(Phrases.noun(numbers.count, "site")) \(Phrases.list(numbers))"
  }

  private var description: String {
    let hours = "Arrival from \(view.settings.checkIn), departure until \(view.settings.checkOut)"
    let lines = [view.subtitle] + (view.occasion == .cancel ? [] : [hours, view.stay.partyWords])
    let rows = view.contactRows.map { "\($0.name): \($0.value)" }
    return (lines + rows).map { TerminalText.sanitized($0) }.joined(separator: "\n")
  }
}
