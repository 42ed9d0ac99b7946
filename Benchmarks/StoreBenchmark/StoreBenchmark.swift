import CampgroundManager

/// How long the same work takes in memory and on disk, side by side; `make bench` prints it.
@main
enum StoreBenchmark {
  static let rounds = 5

  static func main() throws {
    let folder = try folder()
    let path = folder + "/bench.sqlite"
    defer { remove(path, in: folder) }
    print("milliseconds, the median of \(rounds) rounds  in memory   on disk")
    try compare("open a new store", path) { _ = try Store($0) }
    try compare("200 reservations, a commit each", path) { try reserve(200, in: Store($0), together: false) }
    try compare("2,000 reservations, one commit", path) { try reserve(2_000, in: Store($0), together: true) }
  }

  private static func compare(_ what: String, _ path: String, _ work: (StoreLocation) throws -> Void) rethrows {
    let memory = try median { try work(.memory) }
    let file = try median {
      remove(path)
      try work(.file(path))
    }
    print(column(what, 43, isLeft: true) + column(memory, 10) + column(file, 10))
  }

  private static func reserve(_ count: Int, in store: Store, together: Bool) throws {
    let today = Day(year: 2027, month: 6, day: 1) ?? .earliest
    let campground = Campground(store: store, clock: .fixed(today))
    try store.write {
      for number in 1...50 { try campground.sites.addCampSite(SiteNumber(stringLiteral: String(number))) }
      try campground.campers.addCamper("Bacon Lover", phoneNumber: "910-543-9000")
    }
    func work() throws {
      for index in 0..<count {
        let stay = StayRequest(arrival: today.advanced(by: index / 50 * 3), numberOfNights: 3)
        let site = SiteNumber(stringLiteral: String(index % 50 + 1))
        try campground.reservations.reserve(ReserveRequest(camper: "c-1", site: site, stay: stay))
      }
    }
    if together { try store.write(work) } else { try work() }
  }

  private static func median(_ work: () throws -> Void) rethrows -> String {
    var times: [Duration] = []
    for _ in 0..<rounds { times.append(try ContinuousClock().measure(work)) }
    let tenths = Int(times.sorted()[rounds / 2] / .microseconds(100))
    return "\(tenths / 10).\(tenths % 10)"
  }

  private static func column(_ text: String, _ width: Int, isLeft: Bool = false) -> String {
    let padding = String(repeating: " ", count: max(0, width - text.count))
    return isLeft ? text + padding : padding + text
  }
}
