/// The made-up season of a demo: who stays on which site, counted in days from today.
///
/// All of it comes from one seed, so it is the same on every day. No two stays share a night.
struct DemoSeason {
  /// A stay, whose reservation has its place in the list as its number.
  struct Stay {
    /// The site's place in the list of all.
    let site: Int
    let arrival: Int
    let departure: Int
    /// The day on which it is reserved, before today.
    let booked: Int
    /// A minute that differs from stay to stay, so that not everybody comes at once.
    let minute: Int
    var camper = 0
    /// Further options of the reservation.
    let party: String
    var isCancelled = false
    var comes = true

    /// True for a stay whose arrival or departure of today is left for the person to do.
    var isWaiting: Bool { site % 4 == 0 }
  }

  /// The season, in the order in which it is reserved.
  private(set) var stays: [Stay] = []
  /// The site that is out of service until a day in the future, on which its stays begin.
  static let closed = (site: "28", until: 6)
  private static let lastDay = 45
  private var chance = DemoChance()

  init() {
    for site in DemoSites.all.indices { addStays(site) }
    stays.sort { ($0.booked, $0.minute, $0.site, $0.arrival) < ($1.booked, $1.minute, $1.site, $1.arrival) }
    for index in stays.indices where index % 17 == 5 && stays[index].arrival > 3 && stays[index].booked < -1 {
      stays[index].isCancelled = true
    }
    if let missed = stays.firstIndex(where: { $0.arrival == -3 && $0.departure > 0 }) { stays[missed].comes = false }
    nameCampers()
  }

  /// Fills a site from some days ago: nearly full up to today, and emptier later on.
  private mutating func addStays(_ site: Int) {
    var day = -chance.pick(3...7)
    if DemoSites.all[site].number == Self.closed.site { day = Self.closed.until }
    while day < Self.lastDay {
      let departure = day + chance.pick([1, 2, 2, 2, 3, 3, 4, 5, 7])
      let booked = min(day - chance.pick(1...60), -1 - chance.pick(0...6))
      let children = chance.pick([0, 0, 1, 2])
      let rig = chance.pick(["", "", " --rig-length 24 --equipment rv", " --rig-length 36 --equipment trailer"])
      stays.append(
        Stay(
          site: site, arrival: day, departure: departure, booked: booked, minute: chance.pick(0...170),
          party: "--adults \(chance.pick(1...3)) --children \(children)\(rig)"))
      day = departure + chance.pick(departure < 1 ? [0, 0, 1, 1, 2] : [3, 4, 5, 7, 9, 14])
    }
  }

  /// Gives each stay a camper; the first two names of the house come and leave today, and have no other stay.
  private mutating func nameCampers() {
    for index in stays.indices { stays[index].camper = 2 + chance.pick(0..<DemoCampers.count - 2) }
    let going = stays.indices.filter { stays[$0].isWaiting && stays[$0].departure == 0 }
    let left = Set(going.map { stays[$0].site })
    let coming = stays.firstIndex { $0.isWaiting && $0.arrival == 0 && !left.contains($0.site) }
    if let coming { stays[coming].camper = 0 }
    if let going = going.first { stays[going].camper = 1 }
  }
}

/// The made-up campers of a demo, with numbers that nobody has.
enum DemoCampers {
  static let count = 90
  private static let first = [
    "Maple", "Honey", "Ginger", "Pepper", "Apple", "Butter", "Cherry", "Peach", "Waffle", "Cocoa", "Clover", "Olive",
  ]
  private static let last = [
    "Biscuit", "Crumble", "Toast", "Pancake", "Syrup", "Muffin", "Pickle", "Noodle", "Dumpling", "Pretzel", "Chowder",
    "Kettle",
  ]

  /// The options that name a camper, who is added with the first reservation.
  static func options(_ number: Int) -> String {
    "--new '\(name(number))' --phone 928-555-0\(100 + number)"
  }

  private static func name(_ number: Int) -> String {
    if number < 2 { return ["Bacon Lover", "Maple Walnut"][number] }
    let (round, place) = (number / first.count, number % first.count)
    return "\(first[place]) \(last[(5 * place + round) % last.count])"
  }
}

/// Chance with one seed, by SplitMix64.
struct DemoChance {
  private var state: UInt64 = 234_708

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var number = state
    number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
    number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
    return number ^ (number >> 31)
  }

  /// One of the values, each as likely as another.
  mutating func pick<Values: RandomAccessCollection>(_ values: Values) -> Values.Element {
    let place = Int(next() % UInt64(values.count))
    return values[values.index(values.startIndex, offsetBy: place)]
  }
}
