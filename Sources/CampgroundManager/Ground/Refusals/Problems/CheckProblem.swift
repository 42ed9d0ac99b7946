import Persistence

/// A problem of the store's file, rows or journal, which a check of the whole store finds.
package enum CheckProblem: Hashable, Sendable {
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
  case batchBegunLater(EntryID)
  case differsFromJournal(kind: String, label: String, JournalDifference)
  case policyDiffers(version: Int)
  case notInJournal(kind: String, Int64)
}

/// The reason why rows cannot be read.
package enum UnreadableRows: Hashable, Sendable {
  /// In the words of who reads them.
  case damaged(String)
  case unexpectedValue
  case sumTooLarge
}

/// The difference between a thing and what the journal last said of it.
package enum JournalDifference: Hashable, Sendable {
  case lost
  case leftOver
  case changed
}

extension CheckProblem {
  var summary: ProblemSummary {
    switch self {
    case .exposed(let exposure): exposure.summary
    case .damagedFile: ProblemSummary(.damagedFile)
    case .definitionDiffers(let name): ProblemSummary(.definitionDiffers, nil, name)
    case .unreadableRows(let thing, _): ProblemSummary(.unreadableRows, nil, thing)
    case .danglingReference(let table, _): ProblemSummary(.danglingReference, table)
    case .unsafeSetting(let name): ProblemSummary(.unsafeSetting, "server", name)
    case .camperNotFoundByName(let camper): ProblemSummary(.notFoundByName, nil, camper)
    case .siteNotFoundByNumber(let site): ProblemSummary(.notFoundByName, nil, "site \(site)")
    case .numberUsedAgain(let kind, let number): ProblemSummary(.numberUsedAgain, kind, number)
    case .keyDiffers(let entry): ProblemSummary(.keyDiffers, "key", entry)
    case .undoneBefore(let entry): ProblemSummary(.undoneBefore, "undoing", entry)
    case .batchBegunLater(let entry): ProblemSummary(.batchBegunLater, "batch", entry)
    case .differsFromJournal(let kind, let label, _): ProblemSummary(.differsFromJournal, kind, label)
    case .policyDiffers(let version): ProblemSummary(.policyDiffers, "policy", version)
    case .notInJournal(let kind, let number): ProblemSummary(.notInJournal, kind, number)
    }
  }
}

extension StoreExposure {
  fileprivate var summary: ProblemSummary {
    switch self {
    case .file(let path): ProblemSummary(.fileOpenToOthers, "permissions", path)
    case .folder(let path): ProblemSummary(.folderOpenToOthers, "permissions", path)
    case .hardLink(let path): ProblemSummary(.hardLink, "permissions", path)
    case .unverifiedServer(let host): ProblemSummary(.unverifiedServer, "server", host)
    }
  }
}
