import Persistence

/// Checks that the tables, constraints, indexes and triggers are those of the schema, with nothing beside them.
struct TablesCheck: StoreCheck {
  let store: Store

  func check(into found: inout Checkup) throws {
    guard let names = try store.definitions(differingFrom: .campground) else {
      found.leavesOutTables = true
      return
    }
    for name in names { found.add(.check(.definitionDiffers(name))) }
  }
}
