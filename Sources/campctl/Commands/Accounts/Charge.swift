import ArgumentParser
import CampgroundManager

/// Charges a reservation what is no part of its price.
struct Charge: ChangeCommand {
  static let configuration = CommandConfiguration(
    abstract: "Charge a reservation what is no part of its price.",
    discussion: """
      Firewood, a lost key. What was charged by mistake is taken back by undo when it was the last thing done, and by \
      adjust at any time later.
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
    let written = try campground.accounts.charge(
      request.reservation, AccountRequest(request.amount, memo: request.memo)
    ).map(campground.accountReporter())
    let sentence = try written.accountSentence("Charged", nothing: "Nothing to charge")
    return .wrote(written, sentence, notes: [])
  }
}
