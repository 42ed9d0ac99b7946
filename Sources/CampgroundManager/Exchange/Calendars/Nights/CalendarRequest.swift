/// The nights that a calendar is to show.
package struct CalendarRequest: Hashable, Sendable {
  package enum Contents: Hashable, Sendable {
    /// The stays; with blocks or without.
    case held(blocks: Bool)
    /// The nights that could be sold.
    case available
  }

  /// The site; nil for all …
  package var site: SiteNumber?
  /// … or those of a type.
  package var type: Slug?
  package var contents = Contents.held(blocks: false)
  /// True to show names; else a calendar says no more than that nights are taken.
  package var hasDetails = false
  /// The day after which each stay ends; nil for all stays, and for the free nights today.
  package var from: Day?

  /// The feed that is to read the calendar, whose own nights are left out: they would come back as ours.
  package var excluded: String?

  package init() {}
}
