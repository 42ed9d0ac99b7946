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
    guard status.st_mode & S_IFMT == S_IFREG, let bytes = FileBytes(path: path), bytes.count == 0 || bytes.isCalendar
    else {
      throw NewFile.exists(path, isFolder: status.st_mode & S_IFMT == S_IFDIR)
    }
    return bytes
  }
}
