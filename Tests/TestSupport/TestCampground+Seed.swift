import CampgroundManager

extension TestCampground {
  /// A small campground at work: eight sites in two loops, three campers, nine reservations, three of them cancelled.
  ///
  /// Site 1 has a turnover on 3 July, site 2 is full for the first ten days of July, and are free.
  package static func seeded(_ location: StoreLocation = .memory) throws -> TestCampground {
    let camp = try TestCampground(location)
    try camp.makeCampSites(1, 2, 3, 10) { $0.loop = .set("Lake") }
    try camp.makeCampSites("A-1", "A-2", "A-3", "A-4") { $0.loop = .set("Aspen") }
    let campers = [
      try camp.makeCamper("Bacon Lover"),
      try camp.makeCamper("Maple Syrup", phoneNumber: "555-0101"),
      try camp.makeCamper("Tent Pole", phoneNumber: "555-0102"),
    ]
    let stays: [(SiteNumber, Range<Day>, isCancelled: Bool)] = [
      (1, "2027-07-01"..<"2027-07-03", false), (1, "2027-07-03"..<"2027-07-06", false),
      (2, "2027-07-01"..<"2027-07-05", false), (2, "2027-07-05"..<"2027-07-11", false),
      (3, "2027-07-04"..<"2027-07-05", false), (3, "2027-07-10"..<"2027-07-12", true),
      (10, "2027-08-01"..<"2027-08-15", false), (10, "2027-08-15"..<"2027-08-16", true),
      ("A-1", "2027-07-01"..<"2027-07-08", true),
    ]
    for (index, (site, days, isCancelled)) in stays.enumerated() {
      let made = try camp.reserve(site, days, camper: campers[index % campers.count])
      if isCancelled { try camp.cancel(made, reason: "rain") }
    }
    return camp
  }
}
