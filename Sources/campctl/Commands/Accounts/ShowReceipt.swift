import Arguments
import CampgroundManager

/// Shows the receipt of the payments for a stay or a sale.
struct ShowReceipt: ReadCommand, StaysShown {
  var subject = OneReservation()
  var html = false

  static let help = CommandHelp(
    "Show the receipt of a stay's payments, of one payment or of a sale, to hand over.",
    discussion: "A payment that was undone is not on it. With --html it is a page to print.",
    examples: [
      "campctl receipt r-3", "campctl receipt l-9 --html", "campctl receipt --where departing:today --html",
    ])

  static let arguments: [Argument<Self>] = .of(
    part(
      OneReservation.arguments(
        "The reservation, such as r-3, its camper's name or phone number, or one payment or sale, such as l-9.",
        orOptions: ["where"])
    ) { $1(&$0.subject) },
    [flag("html", "Print the receipt as a page of HTML.") { $0.html = $1 }])

  var namesStays: Bool { !subject.isEmpty }

  func show(_ filter: StayFilter, in campground: Campground) throws -> Response {
    let letters = try LetterFolder.ofProcess()
    let papers = try Papers(about: filter.stays(), in: campground) { stay in
      try view(campground.frontDesk.receipt(of: stay), letters, campground.clock)
    }
    let notes = papers.notes + (letters?.notes ?? [])
    if html { return Response(.document(ReceiptPage.text(of: papers.made)), notes) }
    return Response(ReceiptList(views: papers.made), notes: notes)
  }

  func perform(in campground: Campground) throws -> Response {
    let letters = try LetterFolder.ofProcess()
    let view = try view(receipt(in: campground), letters, campground.clock)
    let notes = letters?.notes ?? []
    if html { return Response(.document(view.letter ?? ReceiptPage(view: view).html.text), notes) }
    return Response(view, extras: .notes(notes))
  }

  /// The view of a receipt, with the one that the configuration has for it.
  private func view(_ receipt: Receipt, _ letters: LetterFolder?, _ clock: CampgroundClock) throws -> ReceiptView {
    var view = ReceiptView(receipt: receipt, clock: clock)
    let language = receipt.reservation?.camper.language
    view.letter = try letters?.text("receipt", language, html ? .page : .text, of: view)
    return view
  }

  private func receipt(in campground: Campground) throws -> Receipt {
    let reference = try subject.reference()
    if let id = LedgerID(reference.text) { return try campground.frontDesk.receipt(of: LedgerReference(id)) }
    return try campground.frontDesk.receipt(of: reference)
  }
}
