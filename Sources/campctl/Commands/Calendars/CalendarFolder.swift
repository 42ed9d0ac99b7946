import Basics
import CampgroundManager

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A folder with a calendar for each site.
final class CalendarFolder {
  let path: String
  private(set) var files = 0
  private(set) var changed = 0
  private var names: Set<String> = []
  private var taken: [Problem] = []
  private let isPrivate: Bool

  /// Makes the folder, unless it is there.
  init(_ path: String, isPrivate: Bool) throws {
    (self.path, self.isPrivate) = (path, isPrivate)
    guard mkdir(path, isPrivate ? 0o700 : 0o777) == 0 || errno == EEXIST else {
      throw FileError(path: path, code: errno)
    }
  }

  func write(_ site: CampSite, _ contents: (_ body: (String) throws -> Void) throws -> Void) throws {
    let place = "\(path.hasSuffix("/") ? path : path + "/")\(name(of: site))"
    files += 1
    do {
      if try CalendarPlace(place, isPrivate: isPrivate).write(contents).changed { changed += 1 }
    } catch let error as CampingError {
      taken += error.problems
    }
  }

  /// Throws ``CampingError`` when other files have the places of calendars; the other calendars are written.
  func end() throws {
    if !taken.isEmpty { throw CampingError(.invalidRequest, taken) }
  }

  /// The site's number as the name of a file; what no name may have is a hyphen.
  private func name(of site: CampSite) -> String {
    var name = site.siteNumber.text.replacing("/", with: "-")
    if name.hasPrefix(".") { name = "-" + name.dropFirst() }
    if !names.insert(name.lowercased()).inserted { name += " (\(site.id))" }
    return name + ".ics"
  }
}
