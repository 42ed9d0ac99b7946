import CampgroundManager
import JSONText

/// The sentences of commands on the campground itself, its sites and their blocks, and of undo.
extension LogSentence {
  static let grounds: Wordings = [
    "settings": { sentence in
      sentence.changes.first.map { "changed the settings\(sentence.details($0, of: sentence.request))" }
    },
    "add-site": { $0.addedSites },
    "change-site": { sentence in
      sentence.changes(of: "site").first.map { "\(sentence.updated($0))\(sentence.details($0, of: nil))" }
    },
    "retire-site": { "retired \($0.sites)" },
    "delete-site": { "removed \($0.sites)" },
    "import-sites": { $0.requested("file") == nil ? $0.imported : $0.importedTable("sites") },
    "block-site": { $0.blocked },
    "unblock-site": { $0.unblocked },
    "redo": { "redid \($0.requested("entry") ?? "an entry"): \(Phrases.list($0.subjects))" },
    "undo": { "undid \($0.requested("entry") ?? "an entry"): \(Phrases.list($0.subjects))" },
  ]

  private var sites: String {
    let ids = changes(of: "site").map(\.id)
    return "\(Phrases.noun(ids.count, "site")) \(Phrases.list(ids))"
  }

  /// `added site 12`, `added 12 sites, 1..12`.
  private var addedSites: String {
    let count = changes(of: "site").count
    guard count > 1, let range = requested("number") else { return "added \(sites)" }
    return "added \(Phrases.count(count, "site")), \(range)"
  }

  /// `changed site 12`, `renumbered site 12 as 12A`.
  private func updated(_ site: LoggedChange) -> String {
    guard let former = site.before?["number"]?.string, former != site.id else { return "changed \(sites)" }
    return "renumbered site \(former) as \(site.id)"
  }

  private var imported: String {
    let sites = changes(of: "site")
    let added = sites.filter(\.isNew).count
    return "imported sites of \(requested("folder") ?? "a folder"): "
      + "\(added) added, \(sites.count - added) updated"
  }

  private var blocked: String? {
    let blocks = changes(of: "block")
    guard let first = blocks.first else { return nil }
    let sites = blocks.compactMap { $0["site"]?.string }
    let displaced = blocks.reduce(0) { $0 + ($1["displacedNights"]?.list?.count ?? 0) }
    let away = displaced == 0 ? "" : "; \(Phrases.nights(displaced)) displaced\(price)"
    return "blocked \(Phrases.noun(sites.count, "site")) \(Phrases.list(sites)) from \(words(first.day("from"))) "
      + "to \(words(first.day("before")))\(reason)\(away)"
  }

  private var unblocked: String? {
    changes(of: "block").first.map { block in
      let reason = block["reason"]?.string.map { ": \($0)" } ?? ""
      let returned = changes(of: "reservation").isEmpty ? "" : price
      return "ended the block \(block.id) of site \(block["site"]?.string ?? "that is gone")\(reason)\(returned)"
    }
  }
}
