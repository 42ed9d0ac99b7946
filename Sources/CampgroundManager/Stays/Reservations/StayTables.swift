import Persistence

/// The tables and services that the procedures of stays use.
final class StayTables {
  let journal: Journal
  let reservations: ReservationTable
  let settings: SettingsTable
  let named: RuleTable
  let campers: CamperService
  let sites: CampSiteService
  let availability: AvailabilityService
  let writer: ReservationWriter
  let rates: RateTable
  let taxes: TaxTable
  let discounts: DiscountTable
  /// The things that were read for all stays of a group, while a command goes through them.
  private(set) var group: GroupReads?

  init(journal: Journal) {
    self.journal = journal
    reservations = ReservationTable(store: journal.store, clock: journal.clock)
    settings = SettingsTable(store: journal.store)
    named = RuleTable(store: journal.store)
    campers = CamperService(journal: journal)
    sites = CampSiteService(journal: journal)
    availability = AvailabilityService(store: journal.store, clock: journal.clock)
    writer = ReservationWriter(journal, reservations)
    rates = RateTable(store: journal.store)
    taxes = TaxTable(store: journal.store)
    discounts = DiscountTable(store: journal.store)
  }
}

extension StayTables {
  /// Runs the body with the things that stays look up read once for all of these, which become others together, or one after the other.
  func reading<Result>(
    forAll members: [Reservation], becoming stays: [StayRequest]?, _ body: (GroupReads) throws -> Result
  ) rethrows -> Result {
    let reads = GroupReads(of: members, becoming: stays, self)
    group = reads
    defer { group = nil }
    return try body(reads)
  }
}

/// A part of the desk's work with stays, such as finding, pricing or moving them.
///
/// Each has a file or two of its own; its name at the others stands there, so that a part names only those it is made of.
protocol StayProcedure {
  var tables: StayTables { get }
}

extension StayProcedure {
  var journal: Journal { tables.journal }
  var reservations: ReservationTable { tables.reservations }
  var settings: SettingsTable { tables.settings }
  var named: RuleTable { tables.named }
  var campers: CamperService { tables.campers }
  var sites: CampSiteService { tables.sites }
  var availability: AvailabilityService { tables.availability }
  var writer: ReservationWriter { tables.writer }
  var rates: RateTable { tables.rates }
  var taxes: TaxTable { tables.taxes }
  var discounts: DiscountTable { tables.discounts }
  var today: Day { journal.clock.today }

  /// The rules for a camper's stay; the camper's other stays count when some rule needs them.
  func rules(for camper: Camper?, besides reservation: ReservationID? = nil) throws -> StayRules {
    let (settings, named) = (try campgroundSettings(), try namedRules())
    var others = CamperStays()
    if let camper {
      let countsStays =
        settings.limits.maxConsecutive != nil || settings.types.contains { $0.limits.maxConsecutive != nil }
      if countsStays { others.stays = try reservations.stays(of: camper.id, besides: reservation) }
      if named.countNights {
        others.nights = try reservations.nights(of: camper.id, besides: reservation)
      }
    }
    return StayRules(settings: settings, named: named, today: today, others: others)
  }
}

/// The numbers that reservations have in other systems (domain rule R35).
extension StayProcedure {
  /// The problem that another reservation of the source has the number; without a number nothing is looked up.
  func refProblems(_ details: ReservationDetails, besides id: ReservationID? = nil) throws -> [Problem] {
    guard let ref = details.ref, let other = try reservations.holder(of: ref, from: details.source), other != id else {
      return []
    }
    return [.stay(.refTaken(ref, by: other))]
  }

  /// The problems of another source or number for a reservation; those that an import has set stay.
  func refProblems(_ after: Reservation, insteadOf before: Reservation) throws -> [Problem] {
    guard after.source != before.source || after.ref != before.ref else { return [] }
    guard before.imported != nil, before.ref != nil, let id = before.id else {
      return try refProblems(after.details, besides: before.id)
    }
    return [.stay(.fixedByImport(field: after.ref == before.ref ? "source" : "ref", id))]
  }
}
