extension CheckProblem {
  var sentence: String {
    switch self {
    case .exposed(let exposure): exposure.sentence
    case .damagedFile(let words): "The file is damaged: \(words)"
    case .definitionDiffers(let name): "The definition of \(name) differs from campctl's own"
    case .unreadableRows(let thing, let reason): "The store's record of \(thing) cannot be read: \(reason.words)"
    case .danglingReference(let table, let other):
      "A row of \(table) refers to a row of \(other) that does not exist"
    case .unsafeSetting(let name):
      "The server's setting \(name) is off, so a power cut may lose or damage the campground; its administrator turns it on"
    case .camperNotFoundByName(let camper): "A search for \(camper) by name does not find it"
    case .siteNotFoundByNumber(let site): "A search for site \(site) by number does not find it"
    case .numberUsedAgain(let kind, let number):
      "The number \(number) of a \(kind) would be given out again"
    case .keyDiffers(let entry): "The key of \(entry) is kept under another name"
    case .undoneBefore(let entry): "\(entry) undoes an entry that came after it"
    case .batchBegunLater(let entry): "\(entry) belongs to a batch that began after it"
    case .differsFromJournal(let kind, let label, let difference):
      "The \(label == kind ? kind : "\(kind) \(label)") \(difference.words)"
    case .policyDiffers(let version): "The policy of version \(version) differs from the journal"
    case .notInJournal(let kind, let number): "The journal has no entry about the \(kind) of number \(number)"
    }
  }
}

extension StoreExposure {
  fileprivate var sentence: String {
    switch self {
    case .file(let path): "Others can open \(path); chmod 600 keeps them out"
    case .folder(let path):
      "Others can put files into \(path), which holds the store, and so change it; chmod go-w keeps them out"
    case .hardLink(let path):
      "\(path) has a second name (a hard link), and using both damages it; one has to be removed"
    case .unverifiedServer(let host):
      "The certificate of \(host) is not verified, so another server could take its place; add sslmode=verify-full to its address"
    }
  }
}

extension UnreadableRows {
  fileprivate var words: String {
    switch self {
    case .damaged(let words): words
    case .unexpectedValue: "a column holds a value that campctl never writes"
    case .sumTooLarge: "its sum is larger than any amount can be"
    }
  }
}

extension JournalDifference {
  fileprivate var words: String {
    switch self {
    case .lost: "is missing, although the journal does not remove it"
    case .leftOver: "is still there, although the journal removes it"
    case .changed: "differs from its last entry in the journal"
    }
  }
}
