import Persistence

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A folder of dated backups of a campground, `campground-2027-07-04-020000.sqlite`, from which old ones are removed.
///
/// The name begins with that of the store's file; other files stay, and so do backups of another campground whose file
/// has the same name.
package struct BackupFolder {
  private let path: String
  private let prefix: String
  private let identity: CampgroundIdentity

  /// Makes the folder, unless it is there; throws ``StoreError``.
  package init(_ path: String, of campground: Campground) throws {
    var path = path[...]
    while path.count > 1, path.last == "/" { path.removeLast() }
    self.path = String(path)
    prefix = Self.name(of: campground.location) + "-"
    identity = try CampgroundIdentity(of: campground.store)
    try Store.makeFolders(self.path)
  }

  /// The path of a backup that is made now; a second one of the same second has a number.
  package func place(at moment: Moment) -> String {
    let name = "\(path)/\(prefix)\(moment.day)-\(moment.text.suffix(8).split(separator: ":").joined())"
    var status = stat()
    let free = (1...).first { lstat(Self.place(name, $0), &status) != 0 } ?? 1
    return Self.place(name, free)
  }

  /// The paths of this campground's backups from before the day, oldest first; a file that is no store is none of them.
  package func backups(before day: Day) -> [String] {
    var old: [String] = []
    Store.forEachName(beginning: "\(path)/\(prefix)") { place, rest in
      if let made = Self.day(rest), made < day, isOfThisCampground(place) { old.append(place) }
    }
    return old.sorted()
  }

  private func isOfThisCampground(_ place: String) -> Bool {
    guard
      let store = try? Store(
        lookingAt: place, schema: .campground, busyTimeout: .zero, oldest: CampgroundIdentity.firstVersion)
    else {
      return false
    }
    return (try? CampgroundIdentity(of: store)) == identity
  }

  private static func place(_ name: String, _ number: Int) -> String {
    number == 1 ? "\(name).sqlite" : "\(name)-\(number).sqlite"
  }

  /// The day in the rest of a name, `2027-07-04-020000.sqlite` or `2027-07-04-020000-2.sqlite`.
  private static func day(_ rest: Substring) -> Day? {
    guard rest.hasSuffix(".sqlite") else { return nil }
    let parts = rest.dropLast(7).split(separator: "-", omittingEmptySubsequences: false)
    guard 4...5 ~= parts.count, parts[3].count == 6, parts[3...].allSatisfy({ Int($0) != nil }) else { return nil }
    return Day(parts[..<3].joined(separator: "-"))
  }

  /// The name of the store's file without its ending.
  private static func name(of location: StoreLocation) -> String {
    guard case .file(let path) = location else { return "memory" }
    let file = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    guard let dot = file.lastIndex(of: "."), dot != file.startIndex else { return String(file) }
    return String(file[..<dot])
  }
}
