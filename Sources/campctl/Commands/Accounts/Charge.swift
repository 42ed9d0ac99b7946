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

  @OptionGroup var asked: AmountOptions

  @OptionGroup(title: "Writing") var change: ChangeOptions
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  var request: AmountFields { asked.fields() }

  static func perform(_ asked: AmountFields, in campground: Campground) throws -> Answer {
    let written = try campground.accounts.charge(asked.reservation, asked.request).map(campground.accountReporter())
    let sentence = try written.accountSentence("Charged", nothing: "Nothing to charge")
    return .wrote(written, sentence)
  }
}
