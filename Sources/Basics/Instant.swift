#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A moment of the system's clock that is never set: to measure what a thing takes, and to wait no longer than agreed.
///
/// The standard library has one beside its tasks: half a megabyte of a program that has none, and threads' work at each start.
package struct Instant: InstantProtocol {
  private let sinceStart: Duration

  package static var now: Instant {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Instant(sinceStart: .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec))
  }

  package func advanced(by duration: Duration) -> Instant { Instant(sinceStart: sinceStart + duration) }

  package func duration(to other: Instant) -> Duration { other.sinceStart - sinceStart }

  package static func < (one: Instant, other: Instant) -> Bool { one.sinceStart < other.sinceStart }
}
