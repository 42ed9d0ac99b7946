import Persistence

/// One night on one site: the unit that the campground sells.
public struct Night: Hashable, Sendable {
  public internal(set) var site: SiteNumber
  /// The day on which it begins.
  public internal(set) var night: Day
  /// The price; nil for a night sold while the campground had no rates.
  public internal(set) var price: NightPrice?

  /// The night alone, whatever it costs.
  var unpriced: Night { Night(site: site, night: night, price: nil) }
}

extension Night: Recorded {
  static let blank = Night(site: "0", night: .earliest, price: nil)

  static let fields: FieldList<Self> = [
    field("night", { $0.night }, { $0.night = $1 }),
    field("site", { $0.site }, { $0.site = $1 }),
    optional("price", { $0.price }, { $0.price = $1 }),
  ]
}

/// Nights in a row on one site.
public struct Segment: Hashable, Sendable {
  public let site: SiteNumber
  public let arrival: Day
  public internal(set) var departure: Day

  public init(site: SiteNumber, arrival: Day, departure: Day) {
    self.site = site
    self.arrival = arrival
    self.departure = departure
  }
}

extension [Night] {
  /// The segments that these ascending nights form.
  var segments: [Segment] {
    var segments: [Segment] = []
    for night in self {
      let next = night.night.advanced(by: 1)
      if let last = segments.last, last.site == night.site, last.departure == night.night {
        segments[segments.count - 1].departure = next
      } else {
        segments.append(Segment(site: night.site, arrival: night.night, departure: next))
      }
    }
    return segments
  }
}

/// The columns of a night's price, in `night` and in `displaced_night`.
extension NightPrice {
  static let columns = columnNames()

  /// The price in a row; nil when the first of the columns is NULL.
  static func ifAny(_ row: Row, at column: Int) throws -> NightPrice? {
    guard try row[column] as Int? != nil else { return nil }
    var place = column
    return try read(row, at: &place)
  }

  /// The values of the columns.
  var values: SQL { SQL(Self.places, columnValues) }
  private static let places = columnPlaces()

  /// The columns of a night without a price.
  static let none: SQL = "NULL, NULL, 0, 0, 0, 0, '', '', NULL"
}
