import Persistence

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A folder of dated backups of a campground, `campground-2027-07-04-020000.sqlite`, from which old ones are removed.
///
/// The name begins with that of the store's file. Only a backup all of whose journal is in this campground's is ever
/// removed: other files stay, and so do another campground's, and a backup that somebody wrote to.
package struct BackupFolder {
  private let path: String
  private let prefix: String
  private let store: Store
  private let identity: CampgroundIdentity

  /// Makes the folder, unless it is there; throws ``StoreError``.
  package init(_ path: String, of campground: Campground) throws {
    var folder = path
    while folder.last == "/" { folder.removeLast() }
    self.path = folder
    prefix = Self.name(of: campground.location) + "-"
    store = campground.store
    identity = try CampgroundIdentity(of: store)
    try Store.makeFolders(path)
  }

  /// The path of a backup that is made now; a second one of the same second has a number.
  package func place(at moment: Moment) -> String {
    let name = "\(path)/\(prefix)\(moment.day)-\(moment.text.suffix(8).split(separator: ":").joined())"
    var status = stat()
    let free = (1...).first { lstat(Self.place(name, $0), &status) != 0 } ?? 1
    return Self.place(name, free)
  }

  /// Removes the backups from before the day, and returns their paths, oldest first.
  ///
  /// Throws ``UnremovedBackup`` for the first that stays.
  package func removeBackups(before day: Day) throws(UnremovedBackup) -> [String] {
    var old: [String] = []
    Store.forEachName(beginning: "\(path)/\(prefix)") { place, rest in
      if let made = Self.day(rest), made < day, isContained(place) { old.append(place) }
    }
    old.sort()
    for place in old where unlink(place) != 0 {
      throw UnremovedBackup(path: place, message: String(cString: strerror(errno)))
    }
    return old
  }

  /// True for a backup of this campground with nothing that this campground lacks. The file of the campground itself is
  /// none, by whichever name.
  private func isContained(_ place: String) -> Bool {
    guard !isOpenStore(place),
      let backup = try? Store(
        lookingAt: place, schema: .campground, busyTimeout: .zero, oldest: CampgroundIdentity.firstVersion),
      (try? CampgroundIdentity(of: backup)) == identity,
      let newest = try? JournalTable(store: backup).newest("1 = 1", before: nil, limit: 1)
    else { return false }
    guard let entry = newest.first else { return true }
    return (try? JournalTable(store: store).entry(entry.id))?.isSame(as: entry) == true
  }

  private func isOpenStore(_ place: String) -> Bool {
    guard case .file(let path) = store.location else { return false }
    var (own, other) = (stat(), stat())
    guard stat(path, &own) == 0, stat(place, &other) == 0 else { return true }
    return own.st_dev == other.st_dev && own.st_ino == other.st_ino
  }

  private static func place(_ name: String, _ number: Int) -> String {
    number == 1 ? "\(name).sqlite" : "\(name)-\(number).sqlite"
  }

  /// The day in the rest of a name, `2027-07-04-020000.sqlite` or `2027-07-04-020000-2.sqlite`.
  static func day(_ rest: Substring) -> Day? {
    guard rest.hasSuffix(".sqlite") else { return nil }
    let parts = rest.dropLast(7).split(separator: "-", omittingEmptySubsequences: false)
    guard 4...5 ~= parts.count, parts[3].count == 6, parts[3...].allSatisfy({ Int($0) != nil }) else { return nil }
    return Day(parts[..<3].joined(separator: "-"))
  }

  /// The name of the store's file without its ending, or of the campground in its server.
  static func name(of location: StoreLocation) -> String {
    if case .server(let server) = location { return server.campground }
    guard case .file(let path) = location else { return "memory" }
    let file = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    guard let dot = file.lastIndex(of: "."), dot != file.startIndex else { return String(file) }
    return String(file[..<dot])
  }
}

/// An old backup that stays, although a new one was made.
package struct UnremovedBackup: Error {
  package let path: String
  package let message: String

  package init(path: String, message: String) { (self.path, self.message) = (path, message) }
}
