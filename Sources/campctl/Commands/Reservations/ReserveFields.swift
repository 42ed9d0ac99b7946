import CampgroundManager

/// What somebody asks for who wants nights, as a command line or a line of JSON says it.
struct ReserveFields: Codable, Equatable {
  var site: SiteNumber?
  var anySite: Bool
  var camper: CamperReference
  var stay: StayFields
  var party: Party
  var needs: SiteNeeds
  var notes: String?
  var group: String?
  var override: String?
  var overrideCapacity: String?

  func reserveRequest() throws(Failure) -> ReserveRequest {
    ReserveRequest(
      camper: camper, site: site, stay: try stay.request(), party: party, needs: needs, notes: notes, group: group,
      overrides: Overrides(rules: override, capacity: overrideCapacity))
  }

  /// Throws, with the sites that would fit, unless either one site or any is asked for.
  func requireSite(in campground: Campground) throws {
    if (site == nil) == anySite { return }
    var failure = Failure.usage("Say either --site NUMBER or --any-site", field: "site")
    if site == nil {
      let asked = AvailabilityRequest(stay: try stay.request(), party: party, needs: needs)
      let free = try campground.availability.free(for: asked).sites.prefix(5)
      let numbers = free.map(\.siteNumber.description).joined(separator: ", ")
      failure.hint = free.isEmpty ? "No site is free and fits." : "Free and fitting: \(numbers)."
    }
    throw failure
  }
}

extension ReserveFields {
  /// Stay, party and needs stand among the other keys.
  init(_ line: LineFields) throws {
    site = try line.optional("site")
    anySite = try line.flag("anySite")
    camper = try line.read("camper")
    notes = try line.optional("notes")
    group = try line.optional("group")
    override = try line.optional("override")
    overrideCapacity = try line.optional("overrideCapacity")
    stay = try StayFields(line)
    party = try Party(line)
    needs = try SiteNeeds(line)
  }
}

extension Written<Reserved> {
  /// As it is answered: the reservation, and why its site was chosen.
  func reported(_ reporter: (Reservation) -> ReservationReport) -> Written<ReservationReport> {
    map { reserved in
      var report = reporter(reserved.reservation)
      report.siteChosenBecause = reserved.siteChosenBecause
      report.overridden = reserved.overridden
      return report
    }
  }
}

extension ReservationReport {
  /// For people: what there is to know of the camper, why the site is this one, when any would have done, and what did
  /// not count.
  var choiceNotes: [String] {
    let choice = siteChosenBecause.map { "Site \(reservation.siteNumber) was chosen because \($0)." }
    let overridden = overridden.isEmpty ? nil : "Overridden: \(overridden.map(\.problem).joined(separator: ". "))."
    return reservation.camper.warningNotes + [choice, overridden].compactMap(\.self)
  }
}
