import Persistence

/// Checks that the store's file and the files beside it are accessible to their owner alone.
struct ExposureCheck: StoreCheck {
  let store: Store

  func check(into found: inout Checkup) throws {
    for exposure in store.exposures { found.add(.exposed(exposure)) }
  }
}
