import Persistence

/// The settings of the campground as a whole.
public struct CampgroundSettings: Hashable, Sendable {
  /// The version, which grows by one with each change; 0 as long as nothing was ever set.
  package internal(set) var version = 0
  public internal(set) var name: String?
  /// The time zone of "today"; nil is the machine's.
  public internal(set) var timeZone: String?
  /// The currency, of ISO 4217.
  package internal(set) var currency: Currency = .usDollar
  package internal(set) var checkIn = TimeOfDay(unchecked: 15 * 60)
  package internal(set) var checkOut = TimeOfDay(unchecked: 11 * 60)
  /// The time on the day of arrival after which a party that has not come can be marked a no-show.
  package internal(set) var noShowAfter = TimeOfDay(unchecked: 23 * 60 + 59)
  /// The things that a party should bring, in parts between semicolons.
  package internal(set) var bring: String?
  /// The methods of payment that are accepted; empty is any.
  package internal(set) var methods: [String] = []
  /// The surcharges of methods of payment.
  package internal(set) var surcharge: [Surcharge] = []
  /// The party that prices include, and the prices of the rest, where a rate has none of its own.
  package internal(set) var party = PartyPrices()
  /// The limits on stays, on any site.
  var limits = StayLimits.least
  /// The limits that differ for types of sites, by type.
  package internal(set) var types: [TypeLimits] = []
}

extension CampgroundSettings {
  /// The season; nil is open all year.
  package var open: Season? { limits.open }
  public var minNights: Int { limits.minNights ?? 1 }
  /// The longest stay in nights; nil when the campground has no limit of its own.
  public var maxNights: Int? { limits.maxNights }
  /// The number of days ahead for which reservations are taken; nil is no limit.
  package var windowDays: Int? { limits.windowDays }
  /// The days on which no stay begins.
  package var closedToArrival: DaySet { limits.closedToArrival ?? .none }
  /// The days on which no stay ends.
  package var closedToDeparture: DaySet { limits.closedToDeparture ?? .none }
  /// The number of nights in a row that a camper may stay, on any sites; nil is no limit.
  package var maxConsecutive: Int? { limits.maxConsecutive }

  /// The things that a party should bring, part by part.
  package var bringList: [String] {
    (bring ?? "").split(separator: ";").map { PersonText.trimmed(String($0)) }.filter { !$0.isEmpty }
  }

  /// The limits that differ for a type; none without one.
  func limits(of type: Slug?) -> StayLimits {
    types.first { $0.type == type }?.limits ?? StayLimits()
  }

  /// Sets the limits of a type; without any difference the type leaves the list.
  mutating func setLimits(_ limits: StayLimits, of type: Slug) {
    types.removeAll { $0.type == type }
    if !limits.isEmpty { types.append(TypeLimits(type: type, limits: limits)) }
    types.sort { $0.type < $1.type }
  }
}

extension CampgroundSettings: Journaled, Replayable {
  static let kind = "settings"
  static func name(_ label: String) -> ThingName { .settings }
  var journalNumber: Int64 { 1 }
  var label: String { Self.kind }
}

extension CampgroundSettings: Recorded {
  static let blank = CampgroundSettings()

  static let fields: FieldList = [
    // There is one row.
    index("id") { _ in 1 },
    text("name", of: .campground, { $0.name }, { $0.name = $1 }),
    text("timeZone", column: "time_zone", of: .campground, { $0.timeZone }, { $0.timeZone = $1 }),
    field("currency", { $0.currency }, { $0.currency = $1 }),
    field("checkIn", column: "check_in", { $0.checkIn }, { $0.checkIn = $1 }),
    field("checkOut", column: "check_out", { $0.checkOut }, { $0.checkOut = $1 }),
    field("noShowAfter", column: "no_show_after", { $0.noShowAfter }, { $0.noShowAfter = $1 }),
    text("bring", of: .campground, { $0.bring }, { $0.bring = $1 }),
    field("methods", omitted: { $0.words.isEmpty }, { WordList($0.methods) }, { $0.methods = $1.words }),
    field("surcharge", omitted: { $0.words.isEmpty }, { WordList($0.surcharge) }, { $0.surcharge = $1.words }),
    // In images each stands by itself, under the name of its option.
    column(
      "extras", { $0.party.isEmpty ? nil : $0.party.imageText },
      { $0.party = try $1.map(PartyPrices.read(image:)) ?? PartyPrices() }),
    image(
      "extraAdult", omitted: { $0 == nil }, { $0.party.extras.adults.map(ShownAmount.init) },
      { $0.party.extras.adults = $1?.amount }),
    image(
      "extraChild", omitted: { $0 == nil }, { $0.party.extras.children.map(ShownAmount.init) },
      { $0.party.extras.children = $1?.amount }),
    image(
      "extraVehicle", omitted: { $0 == nil }, { $0.party.extras.vehicles.map(ShownAmount.init) },
      { $0.party.extras.vehicles = $1?.amount }),
    image(
      "extraPet", omitted: { $0 == nil }, { $0.party.extras.pets.map(ShownAmount.init) },
      { $0.party.extras.pets = $1?.amount }),
    image("includedAdults", omitted: { $0 == nil }, { $0.party.included.adults }, { $0.party.included.adults = $1 }),
    image(
      "includedChildren", omitted: { $0 == nil }, { $0.party.included.children }, { $0.party.included.children = $1 }),
    image(
      "includedVehicles", omitted: { $0 == nil }, { $0.party.included.vehicles }, { $0.party.included.vehicles = $1 }),
    image("includedPets", omitted: { $0 == nil }, { $0.party.included.pets }, { $0.party.included.pets = $1 }),
    part(StayLimits.self) { $1(&$0.limits) },
    list("types", isRequired: false, { $0.types }, { $0.types = $1 }),
    version({ $0.version }, { $0.version = $1 }),
  ]
}

extension CampgroundSettings: FieldWritable {
  package func write(to writer: inout some FieldWriter) {
    withThing { thing in
      Self.fields.forEachValue(thing, .shown(digits: currency.digits)) { writer.field($0, $1) }
    }
  }
}
