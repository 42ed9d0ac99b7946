#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension CampgroundClock {
  /// The machine's clock in the time zone of this process.
  ///
  /// This is the one place that reads it. The zone is the process's (`TZ`), because the C library knows only one;
  /// `TimeZoneName.makeZoneOfProcess()` sets it.
  public static let system = CampgroundClock(isPretended: false) {
    moment(time(nil))
  } show: {
    moment(time_t($0))
  }

  /// A clock that stands still at a moment of the campground's time zone, and shows other instants in that zone, too.
  package static func pretended(_ moment: Moment) -> CampgroundClock {
    CampgroundClock {
      moment
    } show: {
      self.moment(time_t($0))
    }
  }

  /// The instant at which the process's time zone shows this time.
  package static func moment(at day: Day, _ time: TimeOfDay) -> Moment {
    let (year, month, dayOfMonth) = day.civil
    var parts = tm()
    parts.tm_year = Int32(year - 1900)
    parts.tm_mon = Int32(month - 1)
    parts.tm_mday = Int32(dayOfMonth)
    parts.tm_hour = Int32(time.minutes / 60)
    parts.tm_min = Int32(time.minutes % 60)
    parts.tm_isdst = -1
    // The day and the time are kept as given, also in an hour that a change of the clocks leaves out.
    return Moment(seconds: mktime(&parts), day: day, time: time)
  }

  private static func moment(_ seconds: time_t) -> Moment {
    var seconds = seconds
    var parts = tm()
    localtime_r(&seconds, &parts)
    let day = Day(year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
    let minutes = Int(parts.tm_hour) * 60 + Int(parts.tm_min)
    return Moment(seconds: seconds, day: day ?? .earliest, time: TimeOfDay(unchecked: minutes))
  }
}

/// A time zone of the system's database, such as `America/Phoenix`.
package struct TimeZoneName: Hashable, Sendable {
  package let name: String

  /// Returns nil for a name without a zone on this machine: the C library would silently take UTC for it.
  package init?(_ name: String) {
    let allowed = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "/_+-".utf8.contains(byte)
      }
    }
    guard allowed, !name.isEmpty, !name.hasPrefix("/") else { return nil }
    guard Self.isZone("\(Self.folder)/\(name)") else { return nil }
    self.name = name
  }

  /// The folder of this machine's time zones.
  package static var folder: String { getenv("TZDIR").map { String(cString: $0) } ?? "/usr/share/zoneinfo" }

  /// True when a file describes a time zone; other files lie beside them, such as leapseconds.
  package static func isZone(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    guard let file = fopen(path, "r") else { return false }
    defer { fclose(file) }
    return "TZif".utf8.allSatisfy { fgetc(file) == Int32($0) }
  }

  /// Makes it the zone in which ``CampgroundClock/system`` reads the clock.
  package func makeZoneOfProcess() {
    setenv("TZ", name, 1)
    tzset()
  }
}
