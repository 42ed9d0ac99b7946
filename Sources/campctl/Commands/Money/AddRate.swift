import ArgumentParser
import CampgroundManager

/// Says what nights cost.
struct AddRate: WriteCommand {
  static let configuration = CommandConfiguration(
    abstract: "Say what nights cost.",
    discussion: """
      Of the rates that cover a night the most specific decides: one for the site before one for its type before one \
      for all sites, then one for certain weekdays, then the shorter season, then the one added later. As soon as there \
      is a rate, a night without one cannot be reserved. What is reserved already keeps its price.
      """)

  @Argument(help: "What the rate is called.")
  var name: String

  @Option(
    parsing: .unconditional, help: ArgumentHelp("The price of a night.", valueName: "amount"), transform: Read.amount)
  var nightly: Amount

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The price of each 7 nights in a row, spread over them.", valueName: "amount"),
    transform: Read.amount)
  var weekly: Amount?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The price of each 28 nights in a row, spread over them.", valueName: "amount"),
    transform: Read.amount)
  var monthly: Amount?

  @OptionGroup(title: "Which nights") var nights: RateNightOptions
  @OptionGroup(title: "The party") var party: RatePartyOptions
  @OptionGroup(title: "Writing") var write: WriteOptions
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  var request: RateRequest {
    var rate = RateRequest(name, nightly: nightly)
    rate.weekly = weekly
    rate.monthly = monthly
    nights.say(in: &rate)
    party.say(in: &rate)
    return rate
  }

  static func perform(_ request: RateRequest, in campground: Campground) throws -> Answer {
    let wasUnpriced = try campground.rates.listRates().isEmpty
    let currency = try campground.settings.settings.currency
    let written = try campground.rates.addRate(request).map { RateReport(rate: $0, currency: currency) }
    var notes = try campground.unusedTypeNotes(request.type)
    if wasUnpriced, written.changed { notes.append("From now on a night that no rate covers cannot be reserved.") }
    return .wrote(written, "Added rate \(written.label): \(written.thing.words).", notes: notes)
  }
}

extension Campground {
  /// A type that no site is of may be a slip.
  func unusedTypeNotes(_ type: Slug?) throws -> [String] {
    guard let type else { return [] }
    var filter = SiteFilter()
    filter.needs.type = type
    return try sites.listCampSites(filter).isEmpty ? ["Hint: no site is of type \(type) yet."] : []
  }
}
