import Testing

@testable import CampgroundManager

@Suite struct `Exports that cannot be imported` {
  let camp: ImportedCamp

  init() throws { camp = try ImportedCamp() }

  @Test func `an export of several facilities lists them, and wants one named`() {
    let facilities = [
      RIDBFacility(id: "900001", name: "Odd Corners, The"),
      RIDBFacility(id: "900002", name: "Fern Hollow"),
      RIDBFacility(id: "900003", name: nil),
    ]
    #expect(throws: ImportError.severalFacilities(facilities, count: 3)) {
      try camp.importSites("odd-export")
    }
  }

  @Test(arguments: ["900009", "", " "])
  func `a facility without campsites is refused`(_ facility: String) {
    let asked = RIDBFacility(id: facility == "900009" ? facility : "", name: nil)
    #expect(throws: ImportError.noCampsites(asked)) {
      try camp.importSites("odd-export", facility: facility)
    }
  }

  @Test(
    arguments: [
      ("missing-column", "Campsites", ImportFileProblem.missingColumn("CampsiteName")),
      ("no-campsites", "Campsites", .noCampsites),
      ("not-a-file", "Campsites", .notAFile),
      ("", "Campsites", .missing),
      ("empty-attributes", "CampsiteAttributes", .missingColumn("AttributeName")),
    ] as [(String, String, ImportFileProblem)])
  func `a file that cannot be read is named with its reason`(
    _ export: String, _ file: String, _ reason: ImportFileProblem
  ) throws {
    let folder = ImportedCamp.folder("broken-exports/\(export)")
    let path = folder + (export.isEmpty ? "" : "/") + "\(file)_API_v1.csv"
    #expect(throws: ImportError.unreadable(file: path, reason)) {
      try camp.importer.importSites(fromRIDB: folder)
    }
    #expect(try camp.sites.listCampSites().isEmpty)
    #expect(try camp.commands() == 0)
  }

  @Test func `a folder that is not there, or is a file, is named`() {
    let missing = ImportedCamp.folder("no-such-export")
    #expect(throws: ImportError.unreadable(file: missing, .missing)) {
      try camp.importer.importSites(fromRIDB: missing)
    }
    let file = ImportedCamp.folder("README.md")
    #expect(throws: ImportError.unreadable(file: file, .notAFolder)) {
      try camp.importer.importSites(fromRIDB: file)
    }
  }
}
