import CampgroundManager

/// The notes about a rule that was added or changed: a type that no site has, and the stays that break it and stand.
enum RuleNotes {
  static func extras(of written: WriteResult<NamedRule>, in campground: Campground) throws -> Extras {
    let left = written.replayed ? [] : try campground.reservations.staysLeftOutside(by: written.result)
    return .notes(
      try SiteType.unusedNotes(written.result.terms.type, in: campground)
        + (left.isEmpty ? [] : [Hints.leftOutside(written.result, left)]))
  }
}
