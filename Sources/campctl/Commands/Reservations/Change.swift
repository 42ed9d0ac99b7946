import Arguments
import CampgroundManager

/// Changes a reservation, or a whole group's: the days, the party, its needs, the notes.
struct Change: ChangeCommand, StaysCommand {
  var subject = OneReservation()
  var edits = ReservationEdits()
  var acceptUnknownLength = false
  var overrides = OverrideArguments()
  var terms = TermsRequest()
  var caller = CallerArguments()

  static let help = CommandHelp(
    "Change the days, party, needs or notes of a stay or a group.",
    discussion: """
      A longer stay needs only the added nights free. --arrive alone moves the stay and keeps its number of \
      nights. An empty value ends a field: --plates ''. --camper or --new gives it to another camper, with its account; \
      an entry of the waitlist stays with its camper. Without a reservation, --group names the group whose \
      reservations all get the same changes.
      """,
    examples: [
      "campctl change r-3 --nights 4", "campctl change r-3 --adults 3 --plates ''",
      "campctl change r-3 --no-electricity", "campctl change r-3 --new 'Ann Lee' --phone 910-555-0123",
      "campctl change --group Scouts --depart 2027-07-09",
    ])

  static func purpose(of argument: String) -> ReservationPurpose { .price }

  static let arguments: [Argument<Self>] = .of(
    part(OneReservation.arguments(orOptions: ["where"])) { $1(&$0.subject) },
    [
      flag("accept-unknown-length", "Accept a site whose maximum rig length is unknown.") {
        $0.acceptUnknownLength = $1
      }
    ],
    part(ReservationEdits.arguments) { $1(&$0.edits) }, part(CallerArguments.changed) { $1(&$0.caller) },
    part(OverrideArguments.arguments) { $1(&$0.overrides) },
    part(TermsRequest.edits) { $1(&$0.terms) })

  var question: ((Campground) throws -> String?)? {
    guard edits.changesLength, !subject.isEmpty else { return nil }
    return cost
  }

  /// The question whether a shorter stay costs more by a tax of the law; nil when it does not.
  private func cost(in campground: Campground) throws -> String? {
    let written = try change(subject.reference(), edits, in: campground)
    return try PriceChange(of: written.result, by: written).lawWords.map(Questions.lawTax)
  }

  var namesStays: Bool { !subject.isEmpty }
  func on(_ stay: ReservationReference) -> Self { with { $0.subject.reservation = stay } }

  var misuse: [UsageProblem] {
    let reservation = subject.isEmpty ? [] : subject.misuse(or: siteProblem)
    let days: [UsageProblem] = edits.nights != nil && edits.depart != nil ? [.nightsOr("depart")] : []
    return reservation + lack + days + caller.misuse + terms.misuse(isNew: false)
  }

  /// The problem of a reservation beside a site: it is to move there.
  private var siteProblem: UsageProblem {
    guard let reservation = subject.reservation, let site = subject.site else {
      return .reservationOrSite(option: "site")
    }
    return .siteOfChange(reservation.text, site: site.text)
  }

  /// Neither a reservation nor a group, or no change.
  private var lack: [UsageProblem] {
    var (rest, problems) = (edits, [UsageProblem]())
    if subject.isEmpty { do { _ = try Self.group(in: &rest) } catch { problems = error.usage } }
    let isMove = subject.reservation != nil && subject.site != nil
    return problems + (!isMove && rest.isEmpty && terms.isEmpty && caller.isEmpty ? [.nothingToChange] : [])
  }

  func problems(in campground: Campground, unread: Set<String>) throws -> [Problem] {
    var given = edits
    if given.nights != nil { given.depart = nil }
    if !terms.isEmpty { given.terms = terms }
    given.camper = caller.record.map(RequestedCamper.new) ?? caller.camper.map(RequestedCamper.known)
    func problems(of edits: ReservationEdits, on reference: ReservationReference?) throws -> [Problem] {
      try campground.reservations.problems(
        of: edits, on: reference, overrides.overrides, acceptingUnknownLength: acceptUnknownLength)
    }
    guard unread.isDisjoint(with: ["arrive", "nights", "depart"]) else { return try problems(of: given, on: nil) }
    guard Party.isPart(ofAny: unread) else { return try problems(of: given, on: subject.given) }
    return try problems(of: given, on: nil) + problems(of: given.withoutParty, on: subject.given)
  }

  func perform(in campground: Campground) throws -> Response {
    var edits = edits
    try terms.misuse(isNew: false).refuse()
    if !terms.isEmpty { edits.terms = terms }
    if !caller.isEmpty { edits.camper = try caller.requested() }
    let reservation = subject.isEmpty ? nil : try subject.reference(or: siteProblem)
    let group = try reservation == nil ? Self.group(in: &edits) : nil
    if edits.isEmpty { throw Failure.usage(.nothingToChange) }
    if edits.nights != nil, edits.depart != nil { throw Failure.usage(.nightsOr("depart")) }
    guard let reservation else { return try change(group: group ?? "", edits, in: campground) }
    let written = try change(reservation, edits, in: campground)
    let view = written.result
    let price = try PriceChange(of: view, by: written)
    let joined = edits.group != nil && written.changed && !written.replayed ? try [view].groupNotes(in: campground) : []
    let added = try caller.notes(of: written, view.reservation.camper, in: campground)
    return Response(
      written, Self.sentence(view, price, hasChanged: written.changed),
      extras: price.extras + .notes(added + price.notes + view.discountNotes + joined))
  }

  private func change(
    _ reservation: ReservationReference, _ edits: ReservationEdits, in campground: Campground
  ) throws -> WriteResult<ReservationView> {
    try campground.reservations.change(
      reservation, edits, overrides: overrides.overrides, acceptingUnknownLength: acceptUnknownLength
    ).map(ReservationView.maker(in: campground))
  }

  private func change(group: String, _ edits: ReservationEdits, in campground: Campground) throws -> Response {
    let written = try campground.reservations.change(
      group: group, edits, overrides: overrides.overrides, acceptingUnknownLength: acceptUnknownLength
    ).map { try $0.map(ReservationView.maker(in: campground)) }
    let rest = try ReservationOrGroup.rest(of: group, besides: written, in: campground)
    return try Response(ofEach: written.each(\.reservation.id), extras: .notes(rest)) { written in
      let (view, price) = try (written.result, PriceChange(of: written.result, by: written))
      let hasChanged = written.hasChanged(view.reservation.id)
      return (
        Self.sentence(view, price, hasChanged: hasChanged), price.extras + .notes(price.notes + view.discountNotes)
      )
    }
  }

  /// Takes the group's name from the edits, among which it stands for the group itself; throws ``Failure`` without one.
  private static func group(in edits: inout ReservationEdits) throws(Failure) -> String {
    guard let group = edits.group else { throw .usage(.reservationOrGroup) }
    guard case .set(let name) = group, !name.allSatisfy({ $0.isWhitespace }) else { throw .usage(.emptyGroup) }
    edits.group = nil
    return name
  }

  private static func sentence(_ view: ReservationView, _ price: PriceChange, hasChanged: Bool) -> String {
    let more = price.words.map { "; \($0)" } ?? ""
    return hasChanged
      ? "Changed \(view.label), \(view.reservation.camper.fullName): \(view.placesWords)\(more)."
      : "Nothing to change for \(view.label)."
  }
}

extension ReservationEdits {
  /// The same without those of the party and its needs.
  fileprivate var withoutParty: ReservationEdits {
    var edits = self
    (edits.adults, edits.children, edits.pets, edits.vehicles) = (nil, nil, nil, nil)
    (edits.rigLength, edits.equipment, edits.electricity, edits.amps) = (nil, nil, nil, nil)
    (edits.water, edits.sewer, edits.pullThrough, edits.accessible) = (nil, nil, nil, nil)
    return edits
  }

  /// True when they may make the stay another.
  fileprivate var changesLength: Bool { nights != nil || depart != nil || arrive != nil }
}
