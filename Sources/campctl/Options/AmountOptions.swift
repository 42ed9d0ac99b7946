import ArgumentParser
import CampgroundManager

/// An amount on a reservation's account.
struct AmountOptions: ParsableArguments {
  @Argument(help: "The reservation, such as r-3.")
  var reservation: ReservationReference

  @Argument(help: "How much, such as 45.00.", transform: Read.amount)
  var amount: Amount

  @Option(help: ArgumentHelp("What it is for.", valueName: "text"))
  var memo: String?
}

extension AmountOptions {
  func fields(method: String? = nil) -> AmountFields {
    AmountFields(reservation: reservation, amount: amount, method: method, memo: memo)
  }
}
