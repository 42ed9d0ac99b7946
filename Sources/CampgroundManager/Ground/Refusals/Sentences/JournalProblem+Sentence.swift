extension JournalProblem {
  var sentence: String {
    switch self {
    case .keyReused(let key): "The key \(key) was used for another request"
    case .keyErased(let key):
      "The key \(key) belongs to a request about a camper whose record was since erased; nothing was done"
    case .reservedKey: "A key cannot begin with erased:, which marks the keys of erased records"
    case .versionChanged(let thing, let expected, let found):
      "\(thing.has) changed: expected version \(expected), found version \(found)"
    case .nothingToUndo: "There is nothing to undo"
    case .nothingToRedo(let actor): "\(actor) has undone nothing that can be redone"
    case .nothingOfActorToUndo(let actor, let newest, let other):
      "\(actor) has nothing to undo; the newest entry is \(newest), by \(other)"
    }
  }
}
