import Persistence

/// Checks that the tables, constraints, indexes and triggers are those of the schema, with nothing beside them.
struct TablesCheck: StoreCheck {
  let store: Store

  func check(into found: inout Checkup) throws {
    for name in try store.definitions(differingFrom: .campground) { found.add(.definitionDiffers(name)) }
  }
}
