import Arguments
import CampgroundManager

/// The methods of payment, and the prices of a larger party where a rate has none of its own.
extension SettingsEdits {
  static var money: [Argument<Self>] {
    .of(
      [
        option(
          "methods", .edit(.text.named("list").separated(by: ",")),
          "The methods of payment that are accepted, such as cash,card,check (default: any)."
        ) { $0.methods = $1 },
        option(
          "surcharge", .edit(.text.named("list").separated(by: ",")),
          "The surcharges of methods of payment, such as card=3% (default: none)."
        ) { $0.surcharge = $1 },
      ], party
    ).titled("Money")
  }
}
