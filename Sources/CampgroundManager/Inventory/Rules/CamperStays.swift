/// The other stays of a camper, which count with one that is judged.
struct CamperStays: Sendable {
  /// A night that the camper has on a site.
  struct Night: Hashable, Sendable {
    let day: Day
    let site: SiteNumber
    let type: Slug
  }

  var stays: [Stay] = []
  var nights: [Night] = []
}
