import Persistence

/// The store's file and what lies beside it are its owner's alone.
struct ExposureCheck: StoreCheck {
  let store: Store

  func check(into found: inout Checkup) throws {
    for exposure in store.exposures { found.add(.check(.exposed(exposure))) }
  }
}
