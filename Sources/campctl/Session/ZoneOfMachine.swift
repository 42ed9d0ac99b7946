#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The time zone of the process before a campground's was made its own.
struct ZoneOfMachine {
  private let name = Environment.variable(.timeZone)

  /// Makes it the process's again: for a campground without one, behind another.
  func restore() {
    Environment.set(.timeZone, to: name)
    tzset()
  }
}
