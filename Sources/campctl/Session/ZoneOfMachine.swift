#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The time zone of the process before a campground's was made its own.
struct ZoneOfMachine {
  private let name = getenv("TZ").map { String(cString: $0) }

  /// Makes it the process's again: for a campground without one, behind another.
  func restore() {
    if let name { setenv("TZ", name, 1) } else { unsetenv("TZ") }
    tzset()
  }
}
