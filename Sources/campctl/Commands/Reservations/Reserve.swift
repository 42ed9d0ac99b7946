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

  /// What a command line or a line of JSON asks for.
  struct Request: Codable, Equatable {
    var site: SiteNumber?
    var anySite: Bool
    var camper: CamperReference
    var stay: StayFields
    var party: Party
    var needs: SiteNeeds
    var notes: String?
  }

  var request: Request {
    var party = party.party
    if let pets { party.pets = pets }
    party.plates = plates
    return Request(
      site: choice.site, anySite: choice.anySite, camper: choice.camper, stay: stay.fields, party: party,
      needs: needs.needs(acceptingUnknownLength: self.party.acceptUnknownLength), notes: notes)
  }

  static func perform(_ request: Request, in campground: Campground) throws -> Answer {
    let reporter = try campground.reporter()
    try requireSite(request, in: campground)
    let written = try campground.reservations.reserve(request.reserveRequest()).map { reserved in
      var report = reporter(reserved.reservation)
      report.siteChosenBecause = reserved.siteChosenBecause
      return report
    }
    let report = written.thing
    let site = report.reservation.siteNumber
    let notes = report.siteChosenBecause.map { ["Site \(site) was chosen because \($0)."] } ?? []
    let camper = report.reservation.camper.fullName
    return .wrote(written, "Reserved site \(site) for \(camper): \(report.label), \(report.stayWords).", notes: notes)
  }
}

extension Reserve {
  /// Throws, with the sites that would fit, unless either one site or any is asked for.
  private static func requireSite(_ request: Request, in campground: Campground) throws {
    if (request.site == nil) == request.anySite { return }
    var failure = Failure.usage("Say either --site NUMBER or --any-site", field: "site")
    if request.site == nil {
      let asked = AvailabilityRequest(
        stay: try request.stay.request(), party: request.party, needs: request.needs)
      let free = try campground.availability.availability(for: asked).filter(\.isAvailable).prefix(5)
      let numbers = free.map(\.site.siteNumber.description).joined(separator: ", ")
      failure.hint = free.isEmpty ? "No site is free and fits." : "Free and fitting: \(numbers)."
    }
    throw failure
  }
}

extension Reserve.Request {
  /// Stay, party and needs stand among the other keys.
  init(from decoder: any Decoder) throws {
    let line = try decoder.container(keyedBy: LineKey.self)
    site = try line.optional("site")
    anySite = try line.flag("anySite")
    camper = try line.read("camper")
    notes = try line.optional("notes")
    stay = try StayFields(line)
    party = try Party(line)
    needs = try SiteNeeds(line)
  }

  func reserveRequest() throws(Failure) -> ReserveRequest {
    ReserveRequest(
      camper: camper, site: site, stay: try stay.request(), party: party, needs: needs, notes: notes)
  }
}
