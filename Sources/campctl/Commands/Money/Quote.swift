import ArgumentParser
import CampgroundManager

/// Says what a stay would cost.
struct Quote: ReadCommand {
  static let configuration = CommandConfiguration(
    abstract: "Say what a stay would cost, night by night.",
    discussion: """
      The price is what reserving the stay now would charge. Nights that are taken are priced all the same.
      """)

  @OptionGroup(title: "The stay") var stay: StayOptions

  @Option(help: ArgumentHelp("The site.", valueName: "number"), transform: Read.site)
  var site: SiteNumber?

  @Flag(help: "Price the site that reserving any site would take.")
  var anySite = false

  @OptionGroup(title: "The party") var party: PartyOptions

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Pets; 0 unless said.", valueName: "number"),
    transform: Read.number)
  var pets: Int?

  @OptionGroup(title: "The site's needs") var needs: NeedsOptions
  @OptionGroup(title: "Against the rules") var overrides: OverrideOptions

  @Flag(help: "Say for each night which rates cover it, and why which decides.")
  var why = false

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  struct Request: Codable, Equatable {
    var site: SiteNumber?
    var anySite: Bool
    var stay: StayFields
    var party: Party
    var needs: SiteNeeds
    var override: String?
    var overrideCapacity: String?
    var why: Bool
  }

  var request: Request {
    var party = party.party
    if let pets { party.pets = pets }
    return Request(
      site: site, anySite: anySite, stay: stay.fields, party: party,
      needs: needs.needs(acceptingUnknownLength: self.party.acceptUnknownLength), override: overrides.override,
      overrideCapacity: overrides.overrideCapacity, why: why)
  }

  static func perform(_ request: Request, in campground: Campground) throws -> Answer {
    if (request.site == nil) != request.anySite {
      throw try campground.choiceFailure(site: request.site) {
        AvailabilityRequest(stay: try request.stay.request(), party: request.party, needs: request.needs)
      }
    }
    let asked = QuoteRequest(
      site: request.site, stay: try request.stay.request(), party: request.party, needs: request.needs,
      overrides: Overrides(rules: request.override, capacity: request.overrideCapacity))
    let report = QuoteReport(quote: try campground.quotes.quote(asked), isExplained: request.why)
    var answer = Answer.show(report)
    answer.notes = report.notes
    return answer
  }
}

extension Quote.Request {
  /// Stay, party and needs stand among the other keys.
  init(from decoder: any Decoder) throws {
    let line = try LineFields(from: decoder)
    site = try line.optional("site")
    anySite = try line.flag("anySite")
    stay = try StayFields(line)
    party = try Party(line)
    needs = try SiteNeeds(line)
    override = try line.optional("override")
    overrideCapacity = try line.optional("overrideCapacity")
    why = try line.flag("why")
  }
}
