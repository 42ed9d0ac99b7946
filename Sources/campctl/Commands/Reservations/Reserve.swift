import ArgumentParser
import CampgroundManager

/// Reserves a site for a camper's party.
struct Reserve: WriteCommand {
  static let configuration = CommandConfiguration(
    abstract: "Reserve a site for a camper's party.",
    discussion: """
      Nights that are taken are refused with whom they belong to, the free sites that would fit, and the site's \
      nearest free days.
      """)

  @OptionGroup(title: "The reservation") var choice: ChoiceOptions
  @OptionGroup(title: "The stay") var stay: StayOptions
  @OptionGroup(title: "The party") var party: PartyOptions

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Pets; 0 unless said.", valueName: "number"),
    transform: Read.number)
  var pets: Int?

  @Option(help: ArgumentHelp("The vehicles' license plates.", valueName: "text"))
  var plates: String?

  @Option(help: ArgumentHelp("What else to know.", valueName: "text"))
  var notes: String?

  @OptionGroup(title: "The site's needs") var needs: NeedsOptions
  @OptionGroup(title: "Writing") var write: WriteOptions
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func perform(in campground: Campground) throws -> Answer {
    let reporter = try campground.reporter()
    let written = try campground.reservations.reserve(request)
    var report = reporter(written.thing.reservation)
    report.siteChosenBecause = written.thing.siteChosenBecause
    let notes =
      report.siteChosenBecause.map { ["Site \(written.siteNumber) was chosen because \($0)."] } ?? []
    let sentence =
      "Reserved site \(written.siteNumber) for \(written.camper.fullName): \(report.label), \(report.stayWords)."
    return .wrote(report, changed: written.changed, sentence, notes: notes)
  }

  private var request: ReserveRequest {
    var party = party.party
    if let pets { party.pets = pets }
    party.plates = plates
    return ReserveRequest(
      camper: choice.camper, site: choice.site, stay: stay.request, party: party,
      needs: needs.needs(acceptingUnknownLength: self.party.acceptUnknownLength), notes: notes)
  }
}
