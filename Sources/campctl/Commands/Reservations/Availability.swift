import ArgumentParser
import CampgroundManager

/// Lists the sites that are free for a stay and fit the party.
struct Availability: ReadCommand {
  static let configuration = CommandConfiguration(
    abstract: "List the sites that are free for a stay and fit the party.")

  @OptionGroup(title: "The stay") var stay: StayOptions
  @OptionGroup(title: "The party") var party: PartyOptions
  @OptionGroup(title: "The site") var needs: NeedsOptions

  @Flag(help: "List every site, and what is against it.")
  var why = false

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  struct Request: Codable, Equatable {
    var stay: StayFields
    var party: Party
    var needs: SiteNeeds
    var why: Bool
  }

  var request: Request {
    Request(
      stay: stay.fields, party: party.party, needs: needs.needs(acceptingUnknownLength: party.acceptUnknownLength),
      why: why)
  }

  static func perform(_ request: Request, in campground: Campground) throws -> Answer {
    let sites = try campground.availability.availability(
      for: AvailabilityRequest(stay: request.stay.request(), party: request.party, needs: request.needs))
    if request.why {
      return .list(empty: "There are no sites yet.") { each in
        for site in sites { try each(ExplainedAvailabilityReport(availability: site)) }
      }
    }
    let free = sites.filter(\.isAvailable)
    return .list(empty: reason(against: sites)) { each in
      for site in free { try each(AvailabilityReport(availability: site)) }
    }
  }

  /// What is against every site alike, such as the season; else where to look.
  private static func reason(against sites: [SiteAvailability]) -> String {
    guard let first = sites.first else { return "There are no sites yet." }
    let common = first.reasons.first { reason in sites.allSatisfy { $0.reasons.contains(reason) } }
    return common.map { "No site is free: \($0.problem)." }
      ?? "No site is free and fits; --why says what is against each."
  }
}

extension Availability.Request {
  /// Stay, party and needs stand among the other keys.
  init(from decoder: any Decoder) throws {
    let line = try decoder.container(keyedBy: LineKey.self)
    stay = try StayFields(line)
    party = try Party(line)
    needs = try SiteNeeds(line)
    why = try line.flag("why")
  }
}
