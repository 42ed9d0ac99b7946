import Arguments
import CampgroundManager

/// Changes the features of a site, or of several in the same way.
struct ChangeSite: ChangeCommand {
  @Required var number: GivenSites
  var edits = SiteEdits()

  static let help = CommandHelp(
    "Change a site's features and limits.",
    discussion: """
      An empty value ends a limit: --max-people '' permits any number. With --renumber the site keeps its reservations, \
      blocks and rates, and all that was recorded about it has the new number from then on. Several sites, such as 1..12 or \
      1,2,7..9, change in the same way: all of them or none.
      """,
    examples: [
      "campctl change-site 14 --max-length 40 --no-electricity", "campctl change-site 14 --renumber 14A",
      "campctl change-site 1..12 --type tent",
    ])

  static let arguments: [Argument<Self>] = .of(
    [
      positional(
        "number", .sites.named("number", completion: .list(.of(.site))),
        "The site's number, or several: 1..12 or 1,2,5."
      ) { $0.number = $1 },
      option("renumber", .newSite, "The site's new number, which no other site has.") { $0.edits.renumber = $1 },
      toggle("retired", "The site is out of service, or back in service.") { $0.edits.retired = $1 },
    ],
    part(SiteEdits.edits) { $1(&$0.edits) })

  var misuse: [UsageProblem] {
    if case .several? = $number, edits.renumber != nil { [.onlyOneSite("renumber")] } else { [] }
  }

  func problems(in campground: Campground, unread: Set<String>) throws -> [Problem] {
    try campground.sites.problems(ofChanging: $number?.ends.one, edits, unread: unread)
  }

  func perform(in campground: Campground) throws -> Response {
    try misuse.refuse()
    switch number {
    case .one(let number): return try change(number, in: campground)
    case .several(let list): return try change(list, in: campground)
    }
  }

  private func change(_ list: SiteList, in campground: Campground) throws -> Response {
    let written = try campground.sites.changeCampSites(list, edits)
    let notes = try written.result.flatMap { try self.notes(of: $0, numbered: $0.siteNumber, in: campground) }
    let words =
      written.changed
      ? "Changed \(Phrases.count(written.result.count, "site")), \(list.text)."
      : "Nothing to change at sites \(list.text)."
    return Response(written, [words], each: { _ in .none }, extras: .notes(notes))
  }

  /// For people: the stays ahead that the changes of a site concern; the store has the site under `number`.
  private func notes(of site: CampSite, numbered number: SiteNumber, in campground: Campground) throws -> [String] {
    let ahead = StaysAhead(in: campground)
    var notes = edits.maxPeople == nil ? [] : try ahead.tooLarge(for: site, numbered: number)
    if edits.takesFeature { notes += try ahead.lacking(at: site, numbered: number) }
    if edits.retired == true { notes += try ahead.standing(on: number) }
    return notes
  }

  private func change(_ number: SiteNumber, in campground: Campground) throws -> Response {
    let former = try edits.renumber.flatMap { _ in try campground.sites.getCampSite(number)?.siteNumber } ?? number
    let written = try campground.sites.changeCampSite(number, edits)
    // A rehearsal leaves the site under its former number.
    let present = try campground.sites.getCampSite(written.siteNumber)?.siteNumber ?? former
    var notes = try self.notes(of: written.result, numbered: present, in: campground)
    guard written.changed, written.siteNumber != former else {
      return Response(
        written, written.changed ? "Changed site \(number)." : "Nothing to change at site \(number).",
        extras: .notes(notes))
    }
    let stays = try StaysAhead(in: campground).count(on: present)
    if stays > 0 { notes.append(Hints.formerNumber(former)) }
    return Response(written, renumbered(former, as: written.siteNumber, stays), extras: .notes(notes))
  }

  private func renumbered(_ former: SiteNumber, as number: SiteNumber, _ stays: Int) -> String {
    var others = edits
    others.renumber = nil
    let done = others.isEmpty ? "Renumbered site \(former)" : "Changed site \(former) and renumbered it"
    let kept =
      switch stays {
      case 0: ""
      case 1: "; its reservation from today on keeps its dates"
      default: "; its \(stays) reservations from today on keep their dates"
      }
    return "\(done) as \(number)\(kept)."
  }
}

extension SiteEdits {
  /// True when the site may lose a feature that parties need.
  fileprivate var takesFeature: Bool {
    self.amps != nil
      || [self.electricity, self.water, self.sewer, self.pullThrough, self.accessible].contains(false)
  }
}
