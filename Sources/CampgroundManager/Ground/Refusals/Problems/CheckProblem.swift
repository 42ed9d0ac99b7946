import Persistence

/// A problem of the store's file, rows or journal, which a check of the whole store finds.
package enum CheckProblem: ProblemFamily {
  /// Others than its owner could reach the store.
  case exposed(StoreExposure)
  /// In the engine's words.
  case damagedFile(String)
  case definitionDiffers(String)
  case unreadableRows(of: String, UnreadableRows)
  /// A row of one table refers to one of another that is not there.
  case danglingReference(from: String, to: String)
  /// A setting of the server without which a power cut loses or damages a committed write.
  case unsafeSetting(String)
  case camperNotFoundByName(CamperID)
  case siteNotFoundByNumber(SiteNumber)
  /// A number that a thing of the kind has had would be given again.
  case numberUsedAgain(kind: String, Int64)
  case keyDiffers(EntryID)
  case undoneBefore(EntryID)
  /// An entry that counts as the undo of another, and is none.
  case noUndo(EntryID)
  /// An undone entry of which something stands.
  case leftUndone(EntryID, by: EntryID)
  /// An entry whose time is not the one at which the server saw it written; both in seconds since 1970.
  case otherTime(EntryID, says: Int, server: Int)
  /// An entry that was written past the server's triggers.
  case unwitnessed(EntryID)
  case batchBegunLater(EntryID)
  case differsFromJournal(kind: String, label: String, JournalDifference)
  case policyDiffers(version: Int)
  case notInJournal(kind: String, Int64)

  var summary: ProblemSummary {
    switch self {
    case .exposed(let exposure): exposure.summary
    case .damagedFile(let words): .init(.damagedFile, nil, nil, "The file is damaged: \(words)")
    case .definitionDiffers(let name):
      .init(.definitionDiffers, nil, name, "The definition of \(name) differs from campctl's own")
    case .unreadableRows(let thing, let reason):
      .init(.unreadableRows, nil, thing, "The store's record of \(thing) cannot be read: \(reason.words)")
    case .danglingReference(let table, let other):
      .init(.danglingReference, table, nil, "A row of \(table) refers to a row of \(other) that does not exist")
    case .unsafeSetting(let name):
      .init(
        .unsafeSetting, "server", name,
        "The server's setting \(name) is off, so a power cut may lose or damage the campground; its administrator turns it on"
      )
    case .camperNotFoundByName(let camper):
      .init(.notFoundByName, nil, camper, "A search for \(camper) by name does not find it")
    case .siteNotFoundByNumber(let site):
      .init(.notFoundByName, nil, "site \(site)", "A search for site \(site) by number does not find it")
    case .numberUsedAgain(let kind, let number):
      .init(.numberUsedAgain, kind, number, "The number \(number) of a \(kind) would be given out again")
    case .keyDiffers(let entry): .init(.keyDiffers, "key", entry, "The key of \(entry) is kept under another name")
    case .undoneBefore(let entry): .init(.undoneBefore, "undoing", entry, "\(entry) undoes an entry that came after it")
    case .noUndo(let entry): .init(.noUndo, "undoing", entry, "\(entry) counts as an undo, and is none")
    case .leftUndone(let entry, let undo):
      .init(.leftUndone, "undoing", entry, "\(entry) counts as undone by \(undo), which has not taken all of it back")
    case .otherTime(let entry, let own, let seen):
      .init(
        .otherTime, "at", entry,
        "\(entry) says that it was made at \(UTCTime.text(own)), and the server saw it made at \(UTCTime.text(seen))")
    case .unwitnessed(let entry):
      .init(.unwitnessed, nil, entry, "\(entry) was written past the server's triggers, so nobody has seen by whom")
    case .batchBegunLater(let entry):
      .init(.batchBegunLater, "batch", entry, "\(entry) belongs to a batch that began after it")
    case .differsFromJournal(let kind, let label, let difference):
      .init(.differsFromJournal, kind, label, "The \(label == kind ? kind : "\(kind) \(label)") \(difference.words)")
    case .policyDiffers(let version):
      .init(.policyDiffers, "policy", version, "The policy of version \(version) differs from the journal")
    case .notInJournal(let kind, let number):
      .init(.notInJournal, kind, number, "The journal has no entry about the \(kind) of number \(number)")
    }
  }
}

/// The reason why rows cannot be read.
package enum UnreadableRows: Hashable, Sendable {
  /// In the words of who reads them.
  case damaged(String)
  case unexpectedValue
  case sumTooLarge

  fileprivate var words: String {
    switch self {
    case .damaged(let words): words
    case .unexpectedValue: "a column holds a value that campctl never writes"
    case .sumTooLarge: "its sum is larger than any amount can be"
    }
  }
}

/// The difference between a thing and what the journal last said of it.
package enum JournalDifference: Hashable, Sendable {
  case lost
  case leftOver
  case changed

  fileprivate var words: String {
    switch self {
    case .lost: "is missing, although the journal does not remove it"
    case .leftOver: "is still there, although the journal removes it"
    case .changed: "differs from its last entry in the journal"
    }
  }
}

extension StoreExposure {
  fileprivate var summary: ProblemSummary {
    switch self {
    case .file(let path):
      .init(.fileOpenToOthers, "permissions", path, "Others can open \(path); chmod 600 keeps them out")
    case .folder(let path):
      .init(
        .folderOpenToOthers, "permissions", path,
        "Others can put files into \(path), which holds the store, and so change it; chmod go-w keeps them out")
    case .hardLink(let path):
      .init(
        .hardLink, "permissions", path,
        "\(path) has a second name (a hard link), and using both damages it; one has to be removed")
    case .unverifiedServer(let host):
      .init(
        .unverifiedServer, "server", host,
        "The certificate of \(host) is not verified, so another server could take its place; add sslmode=verify-full to its address"
      )
    }
  }
}
