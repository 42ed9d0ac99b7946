import CampgroundManager

extension CheckProblem {
  var sentence: String {
    switch self {
    case .exposed(let exposure): exposure.sentence
    case .damagedFile(let words): "The file is damaged: \(words)"
    case .definitionDiffers(let name): "The definition of \(name) is not what campctl makes"
    case .unreadableRows(let thing, let reason): "What the store holds of \(thing) cannot be read: \(reason.words)"
    case .danglingReference(let table, let other):
      "A row of \(table) refers to a row of \(other) that is not there"
    case .camperNotFoundByName(let camper): "Looking for \(camper) by what it is called does not find it"
    case .siteNotFoundByNumber(let site): "Looking for site \(site) by what it is called does not find it"
    case .numberUsedAgain(let kind, let number):
      "The number \(number) of a \(kind) would be given to another one"
    case .keyDiffers(let entry): "The key of \(entry) is kept under another name"
    case .undoneBefore(let entry): "\(entry) undoes what came after it"
    case .batchBegunLater(let entry): "\(entry) is of a batch that began after it"
    case .differsFromJournal(let kind, let label, let difference):
      "The \(label == kind ? kind : "\(kind) \(label)") \(difference.words)"
    case .policyDiffers(let version): "The policy of version \(version) is not as the journal has it"
    case .notInJournal(let kind, let number): "The journal says nothing of the \(kind) of number \(number)"
    }
  }
}

extension StoreExposure {
  fileprivate var sentence: String {
    switch self {
    case .file(let path): "Others can open \(path); chmod 600 keeps them out"
    case .folder(let path):
      "Others can put files into \(path), where the store is, and so change it; chmod go-w keeps them out"
    case .hardLink(let path):
      "\(path) has a second name (a hard link), and using both damages it; one has to be removed"
    }
  }
}

extension UnreadableRows {
  fileprivate var words: String {
    switch self {
    case .damaged(let words): words
    case .unexpectedValue: "a column holds what is never written"
    case .sumTooLarge: "its sum is larger than any amount can be"
    }
  }
}

extension JournalDifference {
  fileprivate var words: String {
    switch self {
    case .lost: "is not there, and the journal knows of no end of it"
    case .leftOver: "is there, although the journal has it taken away"
    case .changed: "is not what the journal last said of it"
    }
  }
}
