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

extension Reserve.Request {
  private enum CodingKeys: CodingKey {
    case site
    case anySite
    case camper
    case notes
  }

  /// Stay, party and needs stand among the other keys.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    site = try container.decodeIfPresent(SiteNumber.self, forKey: .site)
    anySite = try container.decodeIfPresent(Bool.self, forKey: .anySite) ?? false
    camper = try container.decode(CamperReference.self, forKey: .camper)
    notes = try container.decodeIfPresent(String.self, forKey: .notes)
    stay = try StayFields(from: decoder)
    party = try Party(from: decoder)
    needs = try SiteNeeds(from: decoder)
  }

  func reserveRequest() throws(Failure) -> ReserveRequest {
    if (site == nil) != anySite { throw .usage("Say either --site NUMBER or --any-site", field: "site") }
    return ReserveRequest(
      camper: camper, site: site, stay: try stay.request(), party: party, needs: needs, notes: notes)
  }
}
