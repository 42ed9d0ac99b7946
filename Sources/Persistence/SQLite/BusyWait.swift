import Basics

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The time that a handle waits for another process that holds the store.
///
/// The clock decides, not the number of looks: on a busy machine each look takes longer.
final class BusyWait {
  private let limit: Duration
  private var end = Instant.now

  init(atMost limit: Duration) {
    self.limit = limit
  }

  /// Looks again after about a millisecond, so that a short gap between two writes of another process is not missed.
  ///
  /// Returns false when the time is over.
  func goOn(after looks: Int32) -> Bool {
    let now = Instant.now
    if looks == 0 { end = now.advanced(by: limit) }
    guard now < end else { return false }
    usleep(900)
    return true
  }
}
