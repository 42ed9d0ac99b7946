import TestSupport

@testable import CampgroundManager

/// Reservations, waitlist entries and blocks.
extension FilledThing {
  static let reservation = FilledThing(
    kind: Reservation.kind,
    plain: { _ = try $0.makePartReservation() },
    filled: [
      { try $0.makeFullHold() },
      { camp in
        try camp.makeCampSite(2)
        try camp.makeTax { ($0.percent, $0.included, $0.staysUpTo) = (Percent("5%"), true, 29) }
        try camp.makeFullDiscount { ($0.site, $0.perNight) = (2, Amount("5.00")) }
        try camp.cancel(camp.reserve(2) { $0.terms = .full }, reason: "rain")
      },
      { camp in
        try camp.makeCampSite(2)
        try camp.makeRate()
        try camp.makeFee { $0.percent = Percent("7.25%") }
        try camp.reserve(2)
        try camp.reservations.discount("r-2", .percent(.all), because: "rain")
      },
      { camp in
        try camp.makeCampSite(2)
        try camp.makeRate {
          ($0.extraAdult, $0.extraChild) = (Amount("3.00"), Amount("2.00"))
          ($0.extraVehicle, $0.extraPet) = (Amount("5.00"), Amount("1.00"))
        }
        try camp.makeTax { ($0.percent, $0.staysUpTo) = (Percent("5%"), 29) }
        try camp.reserve(2, "2027-06-02"..<"2027-06-07") {
          ($0.party.adults, $0.party.children, $0.party.pets, $0.party.vehicles) = (3, 2, 2, 3)
        }
        try camp.at("2027-06-07").discount("5.00", on: "r-2")
      },
      { camp in
        try camp.makeCampSite(2)
        try camp.importReservations(
          "Site,Name,Arrival,Nights,Ref,Total,Deposit,Booked on\n2,Ann Lee,2027-08-01,2,77,90,30,2027-05-01\n")
      },
    ],
    // A merged camper has no reservations, and a reservation's image no account.
    unset: [
      "camper.mergedInto", "sums.security", "sums.writtenOff",
    ],
    elsewhere: ["camper.", "sums."],
    read: { try ReservationTable(store: $0.store, clock: $0.clock).reservation(ReservationID(rawValue: $1)) })

  static let block = FilledThing(
    kind: Block.kind,
    plain: { camp in
      try camp.makeCampSite(1)
      try camp.blockSite(1, "2027-07-01"..<"2027-07-02")
    },
    filled: [
      { camp in
        try camp.makeFullHold()
        try camp.reservations.confirm("r-1")
        try camp.blockSite("A-07", "2027-07-05"..<"2027-07-08", reason: "a bear", isForced: true)
      },
      { camp in
        try camp.makeCampSite("A-07")
        try camp.importCalendar(.calendar(GivenEvent("2027-07-05"..<"2027-07-08", "Blocked")), to: "A-07")
      },
    ],
    // No night that a block takes was slept.
    unset: (0..<3).map { "displacedNights.\($0).price.became" },
    read: { try BlockTable(store: $0.store, clock: $0.clock).block(BlockID(rawValue: $1)) })

  static let waitlist = FilledThing(
    kind: WaitlistEntry.kind,
    plain: { camp in
      try camp.makeCampSite(1)
      try camp.join()
    },
    filled: [
      { camp in
        try camp.makeFullSite()
        try camp.join("2027-08-01"..<"2027-08-04", camper: camp.makeFullCamper()) { request in
          (request.wish.arriveBefore, request.wish.weekdays, request.wish.maxNights) = ("2027-08-20", [.fri], 5)
          (request.party, request.needs, request.site) = (.full, .full, "A-07")
        }
        try camp.waitlist.offer("w-2")
      }
    ],
    read: { try WaitlistTable(store: $0.store, clock: $0.clock).entry(WaitlistID(rawValue: $1)) })

  static let feedWait = FilledThing(
    kind: FeedWait.kind,
    plain: { camp in
      try camp.makeCampSite("12")
      try camp.importCalendar(GivenEvent("2027-07-01"..<"2027-07-04"))
      try camp.importCalendar(.calendar([]), settle: 60)
    },
    filled: [
      { camp in
        try camp.makeCampSite("A-07")
        let closed = GivenEvent("2027-07-05"..<"2027-07-08", "Blocked")
        try camp.importCalendar(.calendar(closed), of: "vrbo", to: "A-07")
        try camp.importCalendar(.calendar([]), of: "vrbo", to: "A-07", settle: 60)
      }
    ],
    read: { try FeedWaitTable(store: $0.store).wait(FeedWaitID(rawValue: $1)) })

  static let all = [
    settings, camper, site, reservation, waitlist, block, rate, tax, discount, item, rule, feedWait, policy, ledger,
  ]
}

extension TestCampground {
  /// A hold of site A-07 with prices, a policy and a payment, with all fields.
  func makeFullHold() throws {
    try makeFullSite()
    try makeFullRate()
    try makeTax("resort") { $0.makeFull() }
    try makeFullPolicy()
    try makeFullDiscount { ($0.type, $0.percent) = ("cabin", Percent("10%")) }
    let request = try request("A-07", arrival: "2027-07-04", nights: 5, camper: makeFullCamper()) {
      ($0.party, $0.needs) = (.full, .full)
      ($0.notes, $0.group, $0.source) = ("near the lake", "Scouts", "phone")
      $0.vehicleTags = "118, 119"
      $0.terms = .ofClub
    }
    let held = try campground.reservations.hold(request, minutes: 30)
    try pay("20.00", on: held.reference)
  }
}

extension Party {
  fileprivate static var full: Party {
    var party = Party()
    (party.adults, party.children, party.pets, party.vehicles) = (3, 2, 2, 3)
    (party.plates, party.rigLength, party.equipment) = ("CAMP 42", 40, "rv")
    return party
  }
}

extension SiteNeeds {
  fileprivate static var full: SiteNeeds {
    var needs = SiteNeeds()
    (needs.type, needs.electricity, needs.amps, needs.water) = ("cabin", true, [50], true)
    (needs.sewer, needs.pullThrough, needs.accessible, needs.acceptUnknownLength) = (true, true, true, true)
    return needs
  }
}

extension TermsRequest {
  /// The discount of a club, with its pass.
  fileprivate static var ofClub: TermsRequest {
    TermsRequest { ($0.discount, $0.pass) = (["club"], .set("number 7")) }
  }

  /// A club's discount of an agreed price, without a tax.
  fileprivate static var full: TermsRequest {
    var terms = ofClub
    (terms.nightly, terms.because) = (Amount("40.00").map { .set($0) }, "a friend")
    (terms.taxExempt, terms.taxExemptFrom) = (.set("certificate 9"), ["county"])
    return terms
  }
}
