import ArgumentParser
import CampgroundManager

/// Notes a payment on a reservation.
struct Pay: ChangeCommand {
  static let configuration = CommandConfiguration(
    abstract: "Note a payment on a reservation.",
    discussion: """
      More than there is to pay is a credit of the camper, until it is refunded.
      """)

  @OptionGroup var asked: AmountOptions

  @Option(help: ArgumentHelp("How the money changes hands, such as card.", valueName: "text"))
  var method: String?

  @OptionGroup(title: "Writing") var change: ChangeOptions
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  var request: AmountFields { asked.fields(method: method) }

  static func perform(_ asked: AmountFields, in campground: Campground) throws -> Answer {
    let written = try campground.accounts.pay(asked.reservation, asked.request).map(campground.accountReporter())
    let sentence = try written.accountSentence("Paid", nothing: "Nothing to pay")
    return .wrote(written, sentence, notes: written.thing.creditNotes)
  }
}
