import ArgumentParser
import CampgroundManager

/// Notes that money of a reservation was paid back.
struct Refund: ChangeCommand {
  static let configuration = CommandConfiguration(
    abstract: "Note that money of a reservation was paid back.",
    discussion: """
      Never more than was paid. A payment noted by mistake is taken back by undo, or refunded.
      """)

  @Argument(help: "The reservation, such as r-3.")
  var reservation: ReservationReference

  @Argument(help: "How much, such as 45.00.", transform: Read.amount)
  var amount: Amount

  @Option(help: ArgumentHelp("How the money changes hands, such as card.", valueName: "text"))
  var method: String?

  @Option(help: ArgumentHelp("What it is for.", valueName: "text"))
  var memo: String?

  @OptionGroup(title: "Writing") var change: ChangeOptions
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  struct Request: Codable, Equatable {
    let reservation: ReservationReference
    let amount: Amount
    let method: String?
    let memo: String?
  }

  var request: Request { Request(reservation: reservation, amount: amount, method: method, memo: memo) }

  static func perform(_ request: Request, in campground: Campground) throws -> Answer {
    let written = try campground.accounts.refund(
      request.reservation, AccountRequest(request.amount, method: request.method, memo: request.memo)
    ).map(campground.accountReporter())
    let sentence = try written.accountSentence("Refunded", nothing: "Nothing to refund")
    return .wrote(written, sentence, notes: [])
  }
}
