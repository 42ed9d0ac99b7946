import Arguments
import CampgroundManager

/// Records a payment on a reservation, or on all reservations of a camper or a group.
struct Pay: ChangeCommand {
  var subject = AccountSubject()
  var all = false
  @Required var amount: Amount
  var memo: String?
  var method: String?
  var security = false
  var credit: ReservationReference?

  static let help = CommandHelp(
    "Record a payment on a reservation, a camper or a group.",
    discussion: """
      A payment that meets the deposit, or any where none is due, confirms a hold. An overpayment is a credit of the \
      camper until it is refunded. With --camper, --group or --all it is spread over the reservations that owe, by due day; \
      a security deposit is owed to the camper, and pays nothing.
      """,
    examples: [
      "campctl pay r-3 45.00 --method card", "campctl pay --camper 'Bacon Lover' 250.00 --method check",
      "campctl pay r-3 100.00 --method cash --security",
    ])

  static let arguments: [Argument<Self>] = .of(
    part(AccountSubject.arguments) { $1(&$0.subject) },
    [
      positional("amount", .amount, "The amount, such as 45.00.") { $0.amount = $1 },
      option("memo", .text, "The purpose, as the account shows it.") { $0.memo = $1 },
      option("method", .method, "The means of payment, such as card.") { $0.method = $1 },
      flag("all", "Spread it over all reservations of the camper whose name or number is given, as --camper does.") {
        $0.all = $1
      },
      flag("security", "Keep it apart as a security deposit, to be returned.") { $0.security = $1 },
      option(
        "credit", .reservation, "The reservation that takes the rest, with --camper or --group (default: none)."
      ) { $0.credit = $1 },
    ])

  var question: ((Campground) throws -> String?)? { doubt }

  /// The questions whether the method's surcharge is charged, and whether more is taken than is owed; nil for neither.
  private func doubt(in campground: Campground) throws -> String? {
    let questions = try [surcharge(in: campground), overpayment(in: campground)].compactMap(\.self)
    return questions.isEmpty ? nil : questions.joined(separator: " ")
  }

  /// The question about a payment beyond the balance; nil in a campground without prices, where each payment is.
  private func overpayment(in campground: Campground) throws -> String? {
    guard !security, case .one(let reference) = try holder() else { return nil }
    let written = try campground.accounts.pay(reference, AccountRequest(amount, method: method, memo: memo))
    guard written.changed, let paid = written.entries.last(where: { $0.kind == .payment }) else { return nil }
    let (balance, id) = (written.sums.balance, written.reservation.id?.description ?? "")
    guard balance < 0 else { return nil }
    if try written.sums.total == 0 && campground.rates.listRates().isEmpty { return nil }
    let view = try AccountView.maker(in: campground)(written.result)
    let amount = paid.amount - view.surcharge(before: paid)
    return Questions.overpaid(id, owes: max(0, balance + amount), amount, view.currency)
  }

  /// The question whether the method's surcharge is charged; nil when there is none.
  private func surcharge(in campground: Campground) throws -> String? {
    guard let method, !security, try campground.accounts.surcharge(on: amount, by: method) > 0 else { return nil }
    let request = AccountRequest(amount, method: method, memo: memo)
    let accounts =
      switch try holder() {
      case .one(let reference): [try campground.accounts.pay(reference, request).result]
      case .all(let holder): try campground.accounts.pay(holder, request, credit: credit).result
      }
    let payments = accounts.compactMap { account in account.entries.lastIndex { $0.kind == .payment } }
    let parts = zip(accounts, payments).map { account, place in
      let before = account.entries[..<place].last
      return (fee: before?.item == .surcharges ? before?.amount ?? 0 : 0, paid: account.entries[place].amount)
    }
    let (fee, paid) = (parts.reduce(0) { $0 + $1.fee }, parts.reduce(0) { $0 + $1.paid })
    return Questions.surcharge(fee, of: paid, by: method, try campground.settings.settings.currency)
  }

  /// The reservation, or all of a camper or a group; a camper may also be named as a reservation is, with --all.
  private func holder() throws(Failure) -> AccountSubject.Subject {
    let subject = try subject.subject()
    guard all else { return subject }
    guard case .one(let reference) = subject, let camper = reference.camper else { throw .usage(.allOfCamper) }
    return .all(.camper(camper))
  }

  var misuse: [UsageProblem] {
    if !subject.misuse.isEmpty { return subject.misuse }
    do {
      switch try holder() {
      case .one: return credit == nil ? [] : [.onlyWithSeveral("credit")]
      case .all: return security ? [.onlyWithReservation("security")] : []
      }
    } catch { return error.usage }
  }

  func problems(in campground: Campground, unread: Set<String>) throws -> [Problem] {
    try campground.accounts.problems(ofPaying: $amount, by: method, memo: memo)
  }

  func perform(in campground: Campground) throws -> Response {
    try misuse.refuse()
    let request = AccountRequest(amount, method: method, memo: memo)
    switch try holder() {
    case .one(let reference):
      guard security else { return try pay(reference, request, in: campground) }
      return try .security(
        campground.accounts.paySecurity(reference, request), "Received", in: campground,
        extras: .field("confirmed", false))
    case .all(let holder):
      return try PaymentsView.response(
        campground.accounts.pay(holder, request, credit: credit), in: campground)
    }
  }

  private func pay(
    _ reference: ReservationReference, _ request: AccountRequest, in campground: Campground
  ) throws -> Response {
    let written = try campground.accounts.pay(reference, request).map(AccountView.maker(in: campground))
    let view = written.result
    let nights = try campground.reservations.formerNights(of: view.account.reservation)
    let sentences = [
      written.changed ? view.standing(nights) : nil,
      try written.accountSentence("Paid", nothing: "Nothing to pay"),
      written.hasConfirmed ? view.confirmation : view.lackingWords,
    ]
    return Response(
      written, sentences.compactMap(\.self).joined(separator: " "),
      extras: .field("confirmed", written.hasConfirmed)
        + .notes((written.changed ? view.nextSteps(nights) : []) + view.creditNotes))
  }
}
