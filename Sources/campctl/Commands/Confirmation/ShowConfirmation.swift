import Arguments
import CampgroundManager

/// Shows the whole agreement with a party, or with all parties of a group, to mail or hand over.
struct ShowConfirmation: ReadCommand, StaysShown {
  var subject = ReservationOrGroup()
  /// The occasion of the letter; nil for the confirmation itself.
  var `for`: LetterOccasion?
  var html = false
  var mail = false

  static let help = CommandHelp(
    "Show the confirmation of a stay, or another letter about it, to mail or hand over.",
    discussion: """
      The list of things to bring is a setting: campctl settings --bring 'Firewood; drinking water'. With --group each \
      current reservation of the group gets one, with the sum of all. --mail prints a message with the text, the page \
      and the stay as a calendar file, from the address of campctl settings --email to the camper's; sendmail adds \
      its date and its Message-ID. With --where all messages are one mailbox, which formail -s sendmail -t sends.
      """,
    examples: [
      "campctl confirmation r-3 --html", "campctl confirmation r-3 --for reminder --mail",
      "campctl confirmation --group Scouts", "campctl confirmation --where arriving:tomorrow --mail",
    ])

  static let arguments: [Argument<Self>] = .of(
    part(ReservationOrGroup.arguments(orOptions: ["where"])) { $1(&$0.subject) },
    [
      option(
        "for", .choice("occasion"),
        "The occasion of the letter: a change, that the stay was cancelled, or a reminder (default: the confirmation)."
      ) { $0.`for` = $1 },
      flag("html", "Print the confirmation as a page of HTML.") { $0.html = $1 },
      flag("mail", "Print the confirmation as a message to the camper, for sendmail -t.") { $0.mail = $1 },
    ])

  var namesStays: Bool { !subject.isEmpty }

  func show(_ filter: StayFilter, in campground: Campground) throws -> Response {
    if mail, html { throw Failure.usage(.pageAndMessage) }
    let makeView = try ReservationView.maker(in: campground)
    let papers = try Papers(about: filter.stays(), in: campground) { stay in
      let letter = try campground.frontDesk.confirmation(of: stay, for: `for`)
      let view = ConfirmationView(confirmation: letter, stay: makeView(letter.reservation))
      return (view: view, message: mail ? try message(view, in: campground) : nil)
    }
    let messages = papers.made.compactMap(\.message)
    if mail { return Response(.document(Mailbox.text(messages, at: campground.clock.now)), papers.notes) }
    let list = ConfirmationList(views: papers.made.map(\.view), group: nil)
    return html
      ? Response(.document(ConfirmationPage.html(of: list).text), papers.notes) : Response(list, notes: papers.notes)
  }

  func perform(in campground: Campground) throws -> Response {
    let subject = try subject.subject()
    if mail, html { throw Failure.usage(.pageAndMessage) }
    let makeView = try ReservationView.maker(in: campground)
    let view = { ConfirmationView(confirmation: $0, stay: makeView($0.reservation)) }
    switch subject {
    case .one(let reference):
      let view = view(try campground.frontDesk.confirmation(of: reference, for: `for`))
      if mail, let message = try message(view, in: campground) { return .message(message) }
      return html ? .page(ConfirmationPage(view: view).html) : Response(view)
    case .group(let name):
      if mail { throw Failure.usage(.messageOfGroup) }
      let letters = try campground.frontDesk.confirmations(ofGroup: name, for: `for`)
      let list = ConfirmationList(views: letters.map(view), group: letters.first?.reservation.group ?? name)
      return html ? .page(ConfirmationPage.html(of: list)) : Response(list)
    }
  }

  private func message(_ view: ConfirmationView, in campground: Campground) throws -> Message? {
    guard let id = view.reservation.id else { return nil }
    return try ConfirmationMessage(view, mark: campground.calendars.mark(of: id)).message
  }
}
