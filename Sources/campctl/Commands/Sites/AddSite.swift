import Arguments
import CampgroundManager

/// Adds a site to the campground, or several that count up.
struct AddSite: WriteCommand {
  @Required var number: GivenSites
  var edits = SiteEdits()

  static let help = CommandHelp(
    "Add a site to the campground, or several that count up.",
    discussion: """
      A range such as 1..12, 001..012 or A1..A9, or a list such as 1,2,7..9, adds its sites, at most 1000, each with the \
      same features: all of them or none. Limits that are left out do not apply, except --max-length: without it a rig needs --accept-unknown-length.
      """,
    examples: [
      "campctl add-site 12",
      "campctl add-site 001..040 --electricity --water",
      "campctl add-site A-07 --type tent-only --water --max-people 4 --equipment tent",
    ])

  static let arguments: [Argument<Self>] = .of(
    [
      positional(
        "number", .sites, "The site's number as painted on the post, such as 12 or A-07, or several: 1..12 or 1,2,5."
      ) { $0.number = $1 }
    ],
    part(SiteEdits.edits) { $1(&$0.edits) })

  func problems(in campground: Campground, unread: Set<String>) throws -> [Problem] {
    try campground.sites.problems(of: $number?.ends ?? (nil, nil), edits)
  }

  func perform(in campground: Campground) throws -> Response {
    switch number {
    case .one(let number):
      return Response(
        try campground.sites.addCampSite(number, edits), "Added site \(number).",
        extras: .notes(Self.rangeNotes(number)))
    case .several(let list):
      let written = try campground.sites.addCampSites(list, edits)
      let words = "Added \(Phrases.count(written.result.count, "site")), \(list.text)."
      return Response(written, [words], each: { _ in .none })
    }
  }
}

extension AddSite {
  /// The note about the number of one site that looks like a range, such as `1-12`; none for others.
  fileprivate static func rangeNotes(_ number: SiteNumber) -> [String] {
    let ends = number.text.split(separator: "-", maxSplits: 1)
    guard let range = SiteRange(ends.joined(separator: "..")), range.count > 1 else { return [] }
    return ["That is one site; campctl add-site \(range.text) adds \(range.count) sites."]
  }
}
