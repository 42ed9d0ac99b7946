import Arguments
import CampgroundManager

/// The report of how many of the nights for sale are held: `report occupancy`.
enum OccupancyReport: DeclaredReport {
  static let report = ReportDeclaration<SiteNights, OccupancyCounts, Void>(
    help: CommandHelp(
      "Report the share of the nights for sale that is occupied.",
      discussion: """
        Occupancy = occupied / (site-nights for sale - blocked). The nights of current holds and of reserved, current and \
        past stays are occupied, and those before a party was marked a no-show. The nights outside the season of \
        the campground or of the site's type are not for sale: these, and those of a retired site, count only when \
        they are held. Weeks begin on Monday; the given days can cut the first and the last row. The period \
        is this month by default.
        """,
      examples: [
        "campctl report occupancy --from 2027-07-01 --before 2027-08-01 --by week",
        "campctl report occupancy --by loop --html",
      ]),
    form: .datedRows, keys: [.night, .week, .month, .loop, .type], by: [.night], direction: .nearest,
    amounts: OccupancyCounts.amounts, read: { try $0.occupancy($1, by: $2[0]) }, title: "Occupancy",
    measure: "Occupancy", bar: { .share($0.occupancy) },
    notes: ["Occupancy = occupied / (site-nights for sale - blocked)."],
    empty: "There are no nights to sell from")
}

/// The report of how many parties did not come: `report no-shows`.
enum NoShowReport: DeclaredReport {
  static let report = ReportDeclaration<Arrival, MissedCounts, Void>(
    help: CommandHelp(
      "Report the number of no-shows.",
      discussion: """
        Share = no-shows / (parties that came + no-shows), by the day of arrival. The nights are those agreed on, \
        of which the rest was free again; the fees are those for no-shows. The period is this year by default; \
        months without a party are left out.
        """,
      examples: ["campctl report no-shows", "campctl report no-shows --from 2027-01-01 --before 2028-01-01"]),
    form: .datedRows, keys: StayKeys.all, by: [.month], amounts: MissedCounts.noShows,
    read: { try $0.noShows($1, by: $2[0]) }, title: "No-shows", measure: "No-shows", bar: { .count($0.missed) },
    days: "arrivals ",
    notes: [
      "Share = no-shows / (parties that came + no-shows). Nights are those agreed on; fees are those for no-shows."
    ],
    empty: StayKeys.empty)
}

/// The report of how many reservations were cancelled, when and why: `report cancellations`.
enum CancellationReport: DeclaredReport {
  static let report = ReportDeclaration<Arrival, MissedCounts, Void>(
    help: CommandHelp(
      "Report the number of cancelled reservations, by month, type, source or reason.",
      discussion: """
        Share = cancelled / all reservations, by the day of arrival; an expired or released hold does not count. \
        The nights are those agreed on, the fees those for cancelling. By reason, each share is that of all \
        reservations, and the most frequent comes first. The period is this year by default; months without a \
        reservation are left out.
        """,
      examples: ["campctl report cancellations --from 2027-01-01 --before 2028-01-01 --by reason"]),
    form: .datedRows, keys: [.month, .type, .source, .reason, .all], by: [.month],
    amounts: MissedCounts.cancellations, read: { try $0.cancellations($1, by: $2[0]) }, title: "Cancellations",
    measure: "Cancelled", bar: { .count($0.missed) }, days: "arrivals ",
    notes: [
      "Share = cancelled / all reservations, by the day of arrival. Nights are those agreed on; fees are those for "
        + "cancelling."
    ],
    empty: StayKeys.empty,
    spread: {
      guard $0.missed > 0 else { return nil }
      let words = BandWords(title: "Cancelled by days before the arrival", columns: ("DAYS BEFORE", "CANCELLED"))
      return ReportBand.notice.table(words, of: $0.notice, unknown: $0.unknown)
    })
}

/// The report of how many days ahead stays are reserved: `report lead-time`.
enum LeadTimeReport: DeclaredReport {
  static let report = ReportDeclaration<Arrival, LeadCounts, Void>(
    help: CommandHelp(
      "Report the number of days from reserving to arrival.",
      discussion: """
        The report counts reserved, current and past stays by the day of arrival, from the day on which they were \
        reserved or held; an imported stay counts from the day on which it was booked \
        there, if its row tells. The period is this year by default; months \
        without a stay are left out.
        """,
      examples: ["campctl report lead-time", "campctl report lead-time --by source"]),
    form: .datedRows, keys: StayKeys.all, by: [.month], amounts: LeadCounts.amounts,
    read: { try $0.leadTimes($1, by: $2[0]) }, title: "Lead time", measure: "Median days",
    bar: { .tenths($0.days.median) }, days: "arrivals ",
    notes: [
      "Lead time = days from reserving to the arrival; of stays that are to come, here or over. The bars show medians."
    ],
    empty: StayKeys.empty,
    spread: {
      let words = BandWords(title: "Stays by days before the arrival", columns: ("DAYS BEFORE", "STAYS"))
      return ReportBand.lead.table(words, of: $0.days, unknown: $0.unknown)
    })
}

/// The report of how many nights stays have: `report length-of-stay`.
enum LengthOfStayReport: DeclaredReport {
  static let report = ReportDeclaration<Arrival, LengthCounts, Void>(
    help: CommandHelp(
      "Report the number of nights of stays.",
      discussion: """
        The report counts reserved, current and past stays by the day of arrival, with all their nights; a stay \
        that ended early has the nights that were stayed. The period is this year by default; months without a \
        stay are left out.
        """,
      examples: ["campctl report length-of-stay", "campctl report length-of-stay --by type"]),
    form: .datedRows, keys: StayKeys.all, by: [.month], amounts: LengthCounts.amounts,
    read: { try $0.stayLengths($1, by: $2[0]) }, title: "Length of stay", measure: "Mean nights",
    bar: { .tenths($0.nights.mean) }, days: "arrivals ",
    notes: ["Counted are stays that are to come, here or over, whole, by the day of arrival. The bars show means."],
    empty: StayKeys.empty,
    spread: {
      ReportBand.nights.table(
        BandWords(title: "Stays by number of nights", columns: ("NIGHTS", "STAYS")), of: $0.nights)
    })
}

/// The keys and the sentence that the reports of stays share.
private enum StayKeys {
  static let all: [ReportKey<Arrival>] = [.month, .type, .source, .all]
  static let empty = "There is no stay with an arrival from"
}
