import ArgumentParser
import CampgroundManager

/// Puts a camper on the waitlist.
struct JoinWaitlist: WriteCommand {
  static let configuration = CommandConfiguration(
    abstract: "Put a camper on the waitlist.",
    discussion: """
      It holds nothing; whoever has waited longest is asked first. Either for one arrival, or for any in a window: \
      --arrive 2027-07-01 --arrive-before 2027-08-01 --weekdays fri,sat --nights 2..4.
      """)

  @Option(help: "The camper: an id such as c-1, the phone number, or the full name.")
  var camper: CamperReference

  @Option(help: ArgumentHelp("Only this site will do.", valueName: "number"), transform: Read.site)
  var site: SiteNumber?

  @Option(help: ArgumentHelp("The first night, or the first day of a window.", valueName: "day"), transform: Read.day)
  var arrive: Day

  @Option(help: ArgumentHelp("Any arrival before this day will do.", valueName: "day"), transform: Read.day)
  var arriveBefore: Day?

  @Option(
    help: ArgumentHelp("In a window, only an arrival on one of these, such as fri,sat.", valueName: "list"),
    transform: Read.weekdays)
  var weekdays: [Weekday] = []

  @Option(
    parsing: .unconditional, help: ArgumentHelp("For how many nights, such as 3 or 2..4.", valueName: "number"),
    transform: Read.nights)
  var nights: NightsRange?

  @Option(help: ArgumentHelp("The day of departure, instead of --nights.", valueName: "day"), transform: Read.day)
  var depart: Day?

  @OptionGroup(title: "The party") var party: PartyOptions
  @OptionGroup(title: "The site's needs") var needs: NeedsOptions
  @OptionGroup(title: "Writing") var write: WriteOptions
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  struct Request: Codable, Equatable {
    var camper: CamperReference
    var site: SiteNumber?
    var wish: WishFields
    var party: Party
    var needs: SiteNeeds
  }

  var request: Request {
    Request(
      camper: camper, site: site,
      wish: WishFields(arrive: arrive, arriveBefore: arriveBefore, weekdays: weekdays, nights: nights, depart: depart),
      party: party.party, needs: needs.needs(acceptingUnknownLength: party.acceptUnknownLength))
  }

  static func perform(_ request: Request, in campground: Campground) throws -> Answer {
    let asked = WaitlistRequest(
      camper: request.camper, wish: try request.wish.wish(), party: request.party, needs: request.needs,
      site: request.site)
    let written = try campground.waitlist.join(asked).map(campground.waitlistReport)
    let report = written.thing
    return .wrote(
      written, "\(report.waiting.camper.fullName) waits for \(report.wishWords): \(report.label).",
      notes: report.freeNotes)
  }
}

extension JoinWaitlist.Request {
  /// Days, party and needs stand among the other keys.
  init(from decoder: any Decoder) throws {
    let line = try LineFields(from: decoder)
    camper = try line.read("camper")
    site = try line.optional("site")
    wish = try WishFields(line)
    party = try Party(line)
    needs = try SiteNeeds(line)
  }
}

/// The stays that would do, as they are said.
struct WishFields: Codable, Equatable {
  let arrive: Day
  let arriveBefore: Day?
  let weekdays: [Weekday]
  let nights: NightsRange?
  let depart: Day?

  /// Throws ``Failure`` for what does not go together.
  func wish() throws(Failure) -> StayWish {
    if arriveBefore == nil, !weekdays.isEmpty { throw .usage("Say --arrive-before with --weekdays", field: "weekdays") }
    switch (nights, depart) {
    case (let nights?, nil):
      return StayWish(
        arrive: arrive, arriveBefore: arriveBefore, weekdays: weekdays, minNights: nights.fewest,
        maxNights: nights.most)
    case (nil, let depart?) where arriveBefore == nil:
      return StayWish(arrive: arrive, minNights: arrive.distance(to: depart))
    case (nil, _?): throw .usage("Say --nights, not --depart, with --arrive-before", field: "depart")
    default: throw .usage("Say either --nights or --depart", field: "nights")
    }
  }
}

extension WishFields {
  init(_ line: LineFields) throws {
    arrive = try line.read("arrive")
    arriveBefore = try line.optional("arriveBefore")
    weekdays = try line.optional("weekdays") ?? []
    nights = try line.optional("nights")
    depart = try line.optional("depart")
  }
}
