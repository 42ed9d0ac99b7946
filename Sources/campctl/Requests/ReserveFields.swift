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
