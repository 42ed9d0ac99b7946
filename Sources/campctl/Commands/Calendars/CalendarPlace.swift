import CampgroundManager

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The place of a calendar, which replaces the calendar that is there, whole, and no other file.
struct CalendarPlace {
  let path: String
  /// True for a calendar that others cannot read, as it has names.
  private let isPrivate: Bool

  init(_ path: String, isPrivate: Bool) { (self.path, self.isPrivate) = (path, isPrivate) }

  /// Writes a calendar; returns the number of its bytes, and whether the calendar there was another.
  ///
  /// Throws ``CampingError`` when another file has the place.
  func write(_ contents: (_ body: (String) throws -> Void) throws -> Void) throws -> (count: Int, changed: Bool) {
    let former = try former()
    let new = try NewFile(path, replacing: former != nil, isPublic: !isPrivate)
    var (count, isSame) = (0, true)
    try contents { text in
      let bytes = Array(text.utf8)
      isSame = isSame && former?.has(bytes, at: count) == true
      count += bytes.count
      try new.write(bytes)
    }
    if isSame, former?.count == count { return (count, false) }
    return (try new.put(), true)
  }

  /// The calendar at the place; nil when there is none.
  private func former() throws -> FileBytes? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    guard status.st_mode & S_IFMT == S_IFREG, let bytes = FileBytes(path: path), bytes.isCalendar else {
      throw NewFile.exists(path, isFolder: status.st_mode & S_IFMT == S_IFDIR)
    }
    return bytes
  }
}

/// A folder with a calendar for each site.
final class CalendarFolder {
  let path: String
  private(set) var files = 0
  private(set) var changed = 0
  private var names: Set<String> = []
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
    if try CalendarPlace(place, isPrivate: isPrivate).write(contents).changed { changed += 1 }
  }

  /// The site's number as the name of a file; what no name may have is a hyphen.
  private func name(of site: CampSite) -> String {
    var name = site.siteNumber.text.replacing("/", with: "-")
    if name.hasPrefix(".") { name = "-" + name.dropFirst() }
    if !names.insert(name.lowercased()).inserted { name += " (\(site.id))" }
    return name + ".ics"
  }
}
