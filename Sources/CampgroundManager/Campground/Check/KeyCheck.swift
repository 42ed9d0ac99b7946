import Persistence

/// Checks that each key belongs to the entry made under it, undone entries have none, and an undo came after its entry.
struct KeyCheck: StoreCheck {
  let store: Store

  func check(into found: inout Checkup) throws {
    try store.read {
      try store.forEach(
        """
        SELECT key.command FROM key JOIN command ON command.id = key.command
        WHERE command.key IS NULL OR command.key <> key.name
        """
      ) { found.add(.keyDiffers(try $0[0])) }
      try store.forEach("SELECT by FROM undoing WHERE by <= entry") { found.add(.undoneBefore(try $0[0])) }
      try store.forEach("SELECT id FROM command WHERE batch > id") { found.add(.batchBegunLater(try $0[0])) }
    }
  }
}
