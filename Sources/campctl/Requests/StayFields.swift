import CampgroundManager

/// When a party wants to stay, as it is said: for so many nights or until a day.
struct StayFields: Codable, Equatable {
  let arrive: Day
  let nights: Int?
  let depart: Day?

  /// Throws ``Failure`` unless just one of the two is said.
  func request() throws(Failure) -> StayRequest {
    switch (nights, depart) {
    case (let nights?, nil): StayRequest(arrival: arrive, numberOfNights: nights)
    case (nil, let depart?): StayRequest(arrival: arrive, departure: depart)
    default: throw .usage("Say either --nights or --depart", field: "nights")
    }
  }
}

extension StayFields {
  init(_ line: LineFields) throws {
    arrive = try line.read("arrive")
    nights = try line.optional("nights")
    depart = try line.optional("depart")
  }
}

extension Party {
  /// What is not said is as a party is by default.
  init(_ line: LineFields) throws {
    self.init()
    adults = try line.optional("adults") ?? adults
    children = try line.optional("children") ?? children
    pets = try line.optional("pets") ?? pets
    vehicles = try line.optional("vehicles") ?? vehicles
    plates = try line.optional("plates")
    rigLength = try line.optional("rigLength")
    equipment = try line.optional("equipment")
  }
}

extension SiteNeeds {
  /// What is not said is not needed.
  init(_ line: LineFields) throws {
    self.init()
    type = try line.optional("type")
    electricity = try line.flag("electricity")
    amps = try line.optional("amps") ?? []
    water = try line.flag("water")
    sewer = try line.flag("sewer")
    pullThrough = try line.flag("pullThrough")
    accessible = try line.flag("accessible")
    acceptUnknownLength = try line.flag("acceptUnknownLength")
  }
}
