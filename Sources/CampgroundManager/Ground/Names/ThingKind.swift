/// A kind of thing that commands name, by its noun.
package enum ThingKind: String, Hashable, Sendable, CaseIterable {
  case camper
  case reservation
  case group
  /// A campground of the Recreation Information Database.
  case facility
  case site
  case loop
  /// A type of site.
  case type
  case block
  case waitlistEntry = "waitlist entry"
  case journalEntry = "journal entry"
  case ledgerEntry = "ledger entry"
  case rate
  case tax
  case discount
  case item
  /// A rule of stays.
  case rule
}
