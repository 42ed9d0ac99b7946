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

  func perform(in campground: Campground) throws -> Answer {
    let request = AvailabilityRequest(
      stay: stay.request, party: party.party,
      needs: needs.needs(acceptingUnknownLength: party.acceptUnknownLength))
    let sites = try campground.availability.availability(for: request)
    if why {
      return .list(empty: "There are no sites yet.") { each in
        for site in sites { try each(ExplainedAvailabilityReport(availability: site)) }
      }
    }
    let free = sites.filter(\.isAvailable)
    return .list(empty: "No site is free and fits; --why says what is against each.") { each in
      for site in free { try each(AvailabilityReport(availability: site)) }
    }
  }
}
