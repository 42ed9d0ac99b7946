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
    let letters = try LetterFolder.ofProcess()
    let view = try viewMaker(letters, in: campground)
    let papers = try Papers(about: filter.stays(), in: campground) { stay in
      let view = try view(campground.frontDesk.confirmation(of: stay, for: `for`))
      return (view: view, message: mail ? try message(view, in: campground) : nil)
    }
    let notes = papers.notes + (letters?.notes ?? [])
    let messages = papers.made.compactMap(\.message).map { ($0.addresses.from, $0.content) }
    if mail { return Response(.document(Mailbox.text(messages, at: campground.clock.now)), notes) }
    return response(ConfirmationList(views: papers.made.map(\.view), group: nil), notes)
  }

  func perform(in campground: Campground) throws -> Response {
    let subject = try subject.subject()
    if mail, html { throw Failure.usage(.pageAndMessage) }
    let letters = try LetterFolder.ofProcess()
    let makeView = try viewMaker(letters, in: campground)
    switch subject {
    case .one(let reference):
      let view = try makeView(campground.frontDesk.confirmation(of: reference, for: `for`))
      let notes = letters?.notes ?? []
      if mail, let message = try message(view, in: campground) { return Response(.document(message.content), notes) }
      return html ? Response(.document(ConfirmationPage.text(of: view)), notes) : Response(view, extras: .notes(notes))
    case .group(let name):
      if mail { throw Failure.usage(.messageOfGroup) }
      let confirmations = try campground.frontDesk.confirmations(ofGroup: name, for: `for`)
      let views = try confirmations.map(makeView)
      let list = ConfirmationList(views: views, group: confirmations.first?.reservation.group ?? name)
      return response(list, letters?.notes ?? [])
    }
  }

  private func response(_ list: ConfirmationList, _ notes: [String]) -> Response {
    html ? Response(.document(ConfirmationPage.text(of: list)), notes) : Response(list, notes: notes)
  }

  /// Makes the view of a confirmation, with the letter that the configuration has for it.
  private func viewMaker(
    _ letters: LetterFolder?, in campground: Campground
  ) throws -> (Confirmation) throws -> ConfirmationView {
    let makeView = try ReservationView.maker(in: campground)
    let form: LetterForm = mail ? .message : html ? .page : .text
    return { confirmation in
      let view = ConfirmationView(confirmation: confirmation, stay: makeView(confirmation.reservation))
      let language = confirmation.reservation.camper.language
      view.letter = try letters?.text(`for`?.rawValue ?? "confirmation", language, form, of: view)
      return view
    }
  }

  private func message(_ view: ConfirmationView, in campground: Campground) throws -> ConfirmationMessage? {
    guard let id = view.reservation.id else { return nil }
    return try ConfirmationMessage(view, mark: campground.calendars.mark(of: id))
  }
}
