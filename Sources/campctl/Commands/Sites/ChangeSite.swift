import Arguments
import CampgroundManager

/// Changes the features of a site.
struct ChangeSite: ChangeCommand {
  @Required var number: SiteNumber
  var edits = SiteEdits()

  static let help = CommandHelp(
    "Change a site's features and limits.",
    discussion: """
      An empty value ends a limit: --max-people '' permits any number. With --renumber the site keeps its reservations, \
      blocks and rates, and all that was recorded about it has the new number from then on.
      """,
    examples: [
      "campctl change-site 14 --max-length 40 --no-electricity", "campctl change-site 14 --renumber 14A",
    ])

  static let arguments: [Argument] = .of(
    [
      positional("number", .site, "The site's number.") { $0.number = $1 },
      option("renumber", .newSite, "The site's new number, which no other site has.") { $0.edits.renumber = $1 },
      toggle("retired", "The site is out of service, or back in service.") { $0.edits.retired = $1 },
    ],
    part(SiteEdits.edits) { $1(&$0.edits) })

  func problems(in campground: Campground, unread: Set<String>) throws -> [Problem] {
    try campground.sites.problems(ofChanging: $number, edits, unread: unread)
  }

  func perform(in campground: Campground) throws -> Response {
    let former = try edits.renumber.flatMap { _ in try campground.sites.getCampSite(number)?.siteNumber } ?? number
    let written = try campground.sites.updateCampSite(number, edits)
    let ahead = StaysAhead(in: campground)
    // A rehearsal leaves the site under its former number.
    let present = try campground.sites.getCampSite(written.siteNumber)?.siteNumber ?? former
    var notes = edits.maxPeople == nil ? [] : try ahead.tooLarge(for: written.result, numbered: present)
    if edits.takesFeature { notes += try ahead.lacking(at: written.result, numbered: present) }
    if edits.retired == true { notes += try ahead.standing(on: present) }
    guard written.changed, written.siteNumber != former else {
      return Response(
        written, written.changed ? "Changed site \(number)." : "Nothing to change at site \(number).",
        extras: .notes(notes))
    }
    let stays = try ahead.count(on: present)
    if stays > 0 { notes.append(Hints.formerNumber(former)) }
    return Response(written, renumbered(former, as: written.siteNumber, stays), extras: .notes(notes))
  }

  private func renumbered(_ former: SiteNumber, as number: SiteNumber, _ stays: Int) -> String {
    var others = edits
    others.renumber = nil
    let done = others == SiteEdits() ? "Renumbered site \(former)" : "Changed site \(former) and renumbered it"
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
    amps != nil || [electricity, water, sewer, pullThrough, accessible].contains(false)
  }
}
