import TestSupport

@testable import CampgroundManager

/// The sites, the settings and the policy of a campground.
extension FilledThing {
  static let settings = FilledThing(
    kind: CampgroundSettings.kind,
    filled: [
      { camp in
        try camp.set {
          ($0.name, $0.timeZone, $0.currency) = (.set("Apache Trout"), .set("America/Phoenix"), "KWD")
          ($0.checkIn, $0.checkOut) = (TimeOfDay("14:00"), TimeOfDay("10:00"))
          ($0.noShowAfter, $0.bring) = (TimeOfDay("21:00"), .set("firewood; a lamp"))
          ($0.methods, $0.surcharge) = (.set("cash,card"), .set("card=3%"))
          ($0.extraAdult, $0.extraChild) = (amount("3.000"), amount("2.000"))
          ($0.extraVehicle, $0.extraPet) = (amount("5.000"), amount("1.000"))
          ($0.includedAdults, $0.includedChildren, $0.includedVehicles, $0.includedPets) = (1, 1, 2, 1)
          ($0.phone, $0.email) = (.set("928-555-0142"), .set("camp@example.com"))
          ($0.address, $0.website) = (.set("1 Lake Road"), .set("https://example.com"))
          ($0.directions, $0.quietHours) = (.set("left at the mill"), .set("22:00 to 7:00"))
          ($0.grace, $0.countryCode) = (15, 1)
          limit(&$0)
        }
        try camp.set {
          $0.type = "cabin"
          limit(&$0)
        }
        try camp.importReservations("Site,Name,Arrival,Nights\n") {
          ($0.map.pairs, $0.saveMap) = ([.init(theirs: "Site", value: "eins", ours: "1")], "lakes")
        }
      }
    ],
    read: { camp, _ in try SettingsTable(store: camp.store).settings() })

  private static func amount(_ text: String) -> Edit<Amount>? { Amount(text).map(Edit.set) }

  private static func limit(_ edits: inout SettingsEdits) {
    edits.open = Season("05-01..10-15").map { .set($0) }
    (edits.minNights, edits.maxNights, edits.windowDays, edits.maxConsecutive) = (2, 14, 300, 21)
    edits.closedToArrival = DaySet("sun,2027-07-04").map { .set($0) }
    edits.closedToDeparture = DaySet("sat").map { .set($0) }
  }

  static let camper = FilledThing(
    kind: Camper.kind, plain: { try $0.makeCamper() },
    filled: [
      { camp in
        let other = try camp.makeFullCamper()
        let kept = try camp.makeCamper("Maple Syrup", phoneNumber: "555-0101")
        try camp.people.merge(CamperReference(kept.id), CamperReference(other.id))
      }
    ],
    read: { try CamperTable(store: $0.store).camper(CamperID(rawValue: $1)) })

  static let site = FilledThing(
    kind: CampSite.kind, plain: { _ = try $0.sites.addCampSite(1, SiteEdits()) },
    filled: [
      { camp in
        try camp.makeFullSite()
        try camp.sites.retireCampSite("A-07")
      }
    ],
    elsewhere: ["id"],
    read: { try CampSiteTable(store: $0.store).site(id: $1) })

  static let policy = FilledThing(
    kind: Policy.kind,
    filled: [{ try $0.makeFullPolicy() }], read: { camp, _ in try PolicyTable(store: camp.store).policy() })
}

extension TestCampground {
  /// A camper with all fields, whose record was changed once.
  @discardableResult
  func makeFullCamper() throws -> Camper {
    let camper = try campground.campers.addCamper(
      "Marshmallow Toaster", phoneNumber: "555-0199", email: "toaster@example.com", notes: "comes each year")
    var edits = CamperEdits(warning: .set("steals firewood"))
    (edits.address, edits.secondPhone) = (.set("12 Elm Street"), .set("555-0198"))
    (edits.members, edits.language) = (.set("Ben; Cy"), LanguageCode("pt-BR").map(Edit.set))
    return try campground.campers.changeCamper(CamperReference(camper.id), edits).result
  }

  /// Site A-07, with all fields.
  func makeFullSite() throws {
    try makeCampSite("A-07") {
      ($0.loop, $0.type, $0.notes) = (.set("Aspen"), "cabin", .set("shade"))
      ($0.amps, $0.sewer, $0.pullThrough, $0.accessible) = ([30, 50], true, true, true)
      ($0.maxLength, $0.minPeople, $0.maxPeople, $0.maxVehicles) = (45, 2, 8, 4)
      ($0.equipment, $0.gateCode) = (["rv", "trailer"], .set("1492#"))
    }
  }

  func makeFullPolicy() throws {
    try agree {
      ($0.deposit, $0.depositDays, $0.noShow) = (Portion("20%"), 14, Portion("1-night"))
      ($0.cancellation, $0.early) = (CancellationBands("7:0% 1:45.00 0:all"), .refund)
      $0.shortened = .keep
    }
  }
}
