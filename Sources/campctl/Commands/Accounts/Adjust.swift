import ArgumentParser
import CampgroundManager

/// Takes back what was charged by hand.
struct Adjust: ChangeCommand {
  static let configuration = CommandConfiguration(
    abstract: "Take back what was charged by hand.",
    discussion: """
      Adds the counter-entry of a charge, or of a part of one. What a stay costs follows from its nights and rates, and is \
      changed with them.
      """)

  @Argument(help: "The reservation, such as r-3.")
  var reservation: ReservationReference

  @Argument(help: "How much, such as 45.00.", transform: Read.amount)
  var amount: Amount

  @Option(help: ArgumentHelp("What it is for.", valueName: "text"))
  var memo: String?

  @OptionGroup(title: "Writing") var change: ChangeOptions
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  struct Request: Codable, Equatable {
    let reservation: ReservationReference
    let amount: Amount
    let memo: String?
  }

  var request: Request { Request(reservation: reservation, amount: amount, memo: memo) }

  static func perform(_ request: Request, in campground: Campground) throws -> Answer {
    let written = try campground.accounts.adjust(
      request.reservation, AccountRequest(request.amount, memo: request.memo)
    ).map(campground.accountReporter())
    let sentence = try written.accountSentence("Took back", nothing: "Nothing to take back")
    return .wrote(written, sentence, notes: [])
  }
}
