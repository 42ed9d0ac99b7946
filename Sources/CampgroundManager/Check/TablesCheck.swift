import Persistence

/// The tables, their constraints, indexes and triggers are as the schema makes them, with nothing beside them.
struct TablesCheck: StoreCheck {
  let store: Store

  func check(into found: inout Checkup) throws {
    for name in try store.definitions(differingFrom: .campground) { found.add(.check(.definitionDiffers(name))) }
  }
}
