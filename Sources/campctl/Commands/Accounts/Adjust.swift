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

  @OptionGroup var asked: AmountOptions

  @OptionGroup(title: "Writing") var change: ChangeOptions
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  var request: AmountFields { asked.fields() }

  static func perform(_ asked: AmountFields, in campground: Campground) throws -> Answer {
    let written = try campground.accounts.adjust(asked.reservation, asked.request).map(campground.accountReporter())
    let sentence = try written.accountSentence("Took back", nothing: "Nothing to take back")
    return .wrote(written, sentence)
  }
}
