import CampgroundManager

extension TestCampground {
  /// A reservation with all fields.
  package func makeFullReservation() throws -> Reservation {
    try makeCampSite("A-07") {
      $0.amps = [30, 50]
      $0.sewer = true
      $0.maxLength = .set(45)
      $0.equipment = ["rv", "trailer"]
    }
    let camper = try campground.campers.addCamper(
      "Marshmallow Toaster", phoneNumber: "+1 (555) 010-0199", email: "toaster@example.com",
      notes: "comes each year")
    let request = try request("A-07", arrival: "2027-07-04", nights: 5, camper: camper) {
      $0.party.adults = 3
      $0.party.children = 2
      $0.party.pets = 1
      $0.party.vehicles = 2
      $0.party.plates = "CAMP 42"
      $0.party.rigLength = 40
      $0.party.equipment = "rv"
      $0.needs.amps = [50]
      $0.notes = "near the lake"
    }
    return try campground.reservations.reserve(request).result.reservation
  }

  /// A reservation with only its required fields.
  package func makePartReservation() throws -> Reservation {
    try makeCampSite()
    return try reserve().reservation
  }

  /// Takes nights of a site out of sale, by rows alone.
  package func block(_ site: CampSite, _ days: Range<Day>) throws {
    let store = campground.store
    try store.write {
      let block = try store.insert(into: "block") {
        """
        INSERT INTO block (id, version, site, arrival, departure, reason)
        VALUES (\($0), 1, \(site.id), \(days.lowerBound), \(days.upperBound), \("new gravel"))
        """
      }
      for night in days {
        try store.execute("INSERT INTO night (site, night, block) VALUES (\(site.id), \(night), \(block))")
      }
    }
  }
}

extension TestCampground {
  /// Blocks a site from the first day up to the morning of the second.
  @discardableResult
  package func blockSite(
    _ site: SiteNumber, _ days: Range<Day>, reason: String = "new gravel", isForced: Bool = false
  ) throws -> Blocked {
    let stay = StayRequest(arrival: days.lowerBound, departure: days.upperBound)
    return try campground.blocks.block(BlockRequest(site: site, stay: stay, reason: reason, isForced: isForced)).result
  }
}
