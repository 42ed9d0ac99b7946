import CampgroundManager

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The stores in one folder, each named by the id of its facility.
struct FacilityStores {
  /// The path of the folder, which is made with the first store.
  let folder: String
  private let invocation: Invocation
  private let clock: CampgroundClock

  /// Throws for a path where something else is.
  init(in folder: String, _ invocation: Invocation, clock: CampgroundClock) throws {
    (self.folder, self.invocation, self.clock) = (folder, invocation, clock)
    if folder.isEmpty { throw Failure.usage(.emptyPath) }
    var status = stat()
    if stat(folder, &status) == 0, status.st_mode & S_IFMT != S_IFDIR { throw FileError(path: folder, code: ENOTDIR) }
  }

  /// Imports the sites of a facility into its store; one without sites gets none.
  func `import`(_ export: RIDBExport, of facility: RIDBFacility) throws -> FacilityImportView {
    if export.isEmpty {
      return FacilityImportView(facility: facility, store: nil, report: export.reportOfNothing)
    }
    let path = path(of: facility)
    let written = try write(export, of: facility, to: path)
    return FacilityImportView(facility: facility, store: path, report: written.result, written: written)
  }

  /// Writes to the store that is there, or to a new one, which appears with its sites.
  private func write(
    _ export: RIDBExport, of facility: RIDBFacility, to path: String
  ) throws -> WriteResult<ImportReport> {
    if try Store.exists(.file(path)) {
      return try write(export, to: Campground(store: Store(.file(path), access: .create), clock: clock))
    }
    let campground = Campground(store: try Store(.memory), clock: clock, location: .file(path))
    try name(campground, facility)
    let written = try write(export, to: campground)
    if invocation.write.dryRun { return written }
    // Another process may have made it meanwhile.
    return try campground.store.put(at: path) ? written : write(export, of: facility, to: path)
  }

  private func write(_ export: RIDBExport, to campground: Campground) throws -> WriteResult<ImportReport> {
    try invocation.write(in: campground) { try campground.siteImporter.importSites(of: export) }
  }

  /// Names a new campground as its facility, if its name can be kept.
  private func name(_ campground: Campground, _ facility: RIDBFacility) throws {
    guard let name = facility.name else { return }
    var edits = SettingsEdits()
    edits.name = .set(name)
    do {
      _ = try campground.writing(WriteTerms(), actor: try WriteArguments.actor(invocation.write.actor)) {
        try campground.settings.change(edits)
      }
    } catch is CampingError {}
  }

  /// The path of a facility's store; bytes of the id that may not stand in a name are written as `%2F`.
  private func path(of facility: RIDBFacility) -> String {
    let name = facility.id.utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      let isPlain = scalar.isASCII && scalar.properties.isAlphabetic || "0123456789-_".unicodeScalars.contains(scalar)
      if isPlain { return String(scalar) }
      return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return folder + (folder.hasSuffix("/") ? "" : "/") + name.joined() + ".sqlite"
  }
}
