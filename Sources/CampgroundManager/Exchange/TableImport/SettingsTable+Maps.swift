extension SettingsTable {
  /// Keeps a map of columns under its name, in place of a former one; an equal one changes nothing.
  func keep(_ map: SavedMap, _ entry: inout JournalEntry) throws {
    let before = try settings()
    var after = before
    var desk = after.contact
    desk.maps.removeAll { $0.name == map.name }
    desk.maps.append(map)
    desk.maps.sort { $0.name < $1.name }
    after.desk = desk
    guard after != before else { return }
    after.version += 1
    try write(after)
    if before.version == 0 { try entry.created(after) } else { try entry.changed(before, to: after) }
  }
}
