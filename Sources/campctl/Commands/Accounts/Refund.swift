import ArgumentParser
import CampgroundManager

/// Notes that money of a reservation was paid back.
struct Refund: ChangeCommand {
  static let configuration = CommandConfiguration(
    abstract: "Note that money of a reservation was paid back.",
    discussion: """
      Never more than was paid. A payment noted by mistake is taken back by undo, or refunded.
      """)

  @OptionGroup var asked: AmountOptions

  @Option(help: ArgumentHelp("How the money changes hands, such as card.", valueName: "text"))
  var method: String?

  @OptionGroup(title: "Writing") var change: ChangeOptions
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  var request: AmountFields { asked.fields(method: method) }

  static func perform(_ asked: AmountFields, in campground: Campground) throws -> Answer {
    let written = try campground.accounts.refund(asked.reservation, asked.request).map(campground.accountReporter())
    let sentence = try written.accountSentence("Refunded", nothing: "Nothing to refund")
    return .wrote(written, sentence)
  }
}
