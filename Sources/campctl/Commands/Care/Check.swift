import Arguments
import CampgroundManager

/// Verifies that the whole store fits together.
struct Check: ChainCommand {
  static let help = CommandHelp(
    "Verify that nights, accounts and the journal fit together, and that the file is sound.",
    discussion: """
      Each reservation's nights match its stay, and its account is charged their price with extras, taxes and \
      fees; reversed entries sum to zero; every record is as its last entry in the journal. The exit status is 74 \
      when there is a problem; the first hundred problems are named. The check only reads.
      """,
    examples: ["campctl check", "campctl check --store ~/backups/2027-07-01.sqlite"])

  static let arguments: [Argument<Self>] = []

  var looksAtCampground: Bool { false }

  func perform(in campground: Campground) throws -> Response {
    campground.store.expect([
      { _ = try campground.rolesWithFormerRights() }, { _ = try campground.counts() },
      { _ = try campground.sites.alike() }, { _ = try campground.store.isOpenToAll() },
    ])
    let found = try campground.checks.check()
    guard found.isSound else { throw Failure(found) }
    var notes = try campground.sites.alike().map(Hints.alike) + (found.leavesOutTables ? [Hints.tablesLeftOut] : [])
    let former = try campground.rolesWithFormerRights()
    if !former.isEmpty { notes.append(Hints.formerRights(former)) }
    if try campground.store.isOpenToAll() { notes.append(Hints.openToAll) }
    return Response(CheckView(counts: try campground.counts()), extras: .notes(notes))
  }
}

/// The report of a check that has found nothing wrong.
struct CheckView: View {
  let counts: CampgroundCounts

  func write(to fields: inout some FieldWriter) {
    fields.field("ok", true)
    fields.list("problems", [FieldValue](), .text)
  }

  var label: String { "ok" }

  var text: String { "All is well: \(counts.words) fit together." }
}

extension CampgroundCounts {
  /// The counts as words of a sentence.
  var words: String {
    let counted = [(sites, "site"), (campers, "camper"), (reservations, "reservation"), (nights, "night")]
    let words = counted.map { Phrases.count($0, $1) }.joined(separator: ", ")
    return "\(words) and \(Phrases.journalEntries(entries))"
  }
}
