import TestSupport
import Testing

@testable import CampgroundManager

@Suite struct `Importing every facility` {
  private let folder = TemporaryFolder()

  /// The rows of two facilities by turns, and a campsite that both have.
  private func writeMixedExport() throws {
    try folder.write(
      """
      CampsiteID,FacilityID,CampsiteName,CampsiteType,TypeOfUse
      1,10,A,STANDARD NONELECTRIC,Overnight
      2,20,B,STANDARD NONELECTRIC,Overnight
      3,10,1 & 2,STANDARD NONELECTRIC,Overnight
      4,20,"D
      d",STANDARD NONELECTRIC,Overnight
      5,10,E,STANDARD NONELECTRIC,Overnight
      5,20,E,STANDARD NONELECTRIC,Overnight
      6,,F,STANDARD NONELECTRIC,Overnight
      7,30,G,PICNIC,Day
      8,40,H,STANDARD NONELECTRIC
      """.utf8, to: "Campsites_API_v1.csv")
    let attributes = (0..<400).map { row in
      let (name, value) =
        [("Max Num of People", "\(row / 100 + 4)"), ("", "Y"), ("Shade", "Yes"), ("Electricity Hookup", "20/30")][
          row % 4]
      return "\(name),\(value),\(row % 7),Campsite"
    }
    let lines = ["AttributeName,AttributeValue,EntityID,EntityType"] + attributes
    try folder.write(lines.joined(separator: "\n").utf8, to: "CampsiteAttributes_API_v1.csv")
    try folder.write(
      "EquipmentName,CampsiteID,MaxLength\nTent,1,0\nRV,5,40\n\nRV,2,30\n\"Tent,1,2".utf8,
      to: "PermittedEquipment_API_v1.csv")
  }

  private func expectSameAsAlone(_ export: String) throws {
    let index = try RIDBIndex(ofExport: export) {}
    #expect(index.campgrounds == (try RIDBCampground.list(ofExport: export)))
    for campground in index.campgrounds {
      let (one, other) = (try ImportedCamp(), try ImportedCamp())
      let alone = try one.importer.importSites(fromRIDB: export, facility: campground.facility.id).result
      #expect(try other.importer.importSites(of: index.export(of: campground)).result == alone)
      #expect(try other.sites.listCampSites() == one.sites.listCampSites())
      #expect(try index.export(of: campground).isEmpty == one.sites.listCampSites().isEmpty)
    }
  }

  @Test(arguments: ["odd-export", "apache-trout-campground", "wawona-campground"])
  func `one reading gives each facility the sites and the report of its own import`(export: String) throws {
    try expectSameAsAlone(ImportedCamp.folder(export))
  }

  @Test func `the rows of a facility need not stand together`() throws {
    try writeMixedExport()
    try expectSameAsAlone(folder.path)
  }

  @Test func `facilities are listed by name, with the number of their campsites, those without a name last`() throws {
    let campgrounds = try RIDBCampground.list(ofExport: ImportedCamp.folder("odd-export"))
    #expect(
      campgrounds == [
        RIDBCampground(RIDBFacility(id: "900002", name: "Fern Hollow"), campsites: 1),
        RIDBCampground(RIDBFacility(id: "900001", name: "Odd Corners, The"), campsites: 18),
        RIDBCampground(RIDBFacility(id: "900003", name: nil), campsites: 1),
      ])
  }

  @Test func `campsites of no facility are reported apart`() throws {
    try writeMixedExport()
    let index = try RIDBIndex(ofExport: folder.path) {}
    #expect(index.campgrounds.map(\.facility.id) == ["10", "20", "30"])
    let strays = try index.strays().skipped
    #expect(strays.map(\.row) == [9, 11])
    #expect(strays.map(\.problem) == [.noFacility, .flaw(.columns(4, 5))])
  }

  @Test(arguments: ["missing-column", "no-campsites", "not-a-file"])
  func `an export that cannot be read is refused as a whole`(export: String) {
    let folder = ImportedCamp.folder("broken-exports/\(export)")
    #expect(throws: ImportError.self) { _ = try RIDBIndex(ofExport: folder) {} }
    #expect(throws: ImportError.self) { _ = try RIDBCampground.list(ofExport: folder) }
  }

  @Test func `an interrupted reading ends`() throws {
    struct Interrupted: Error {}
    let rows = (0..<5000).map { "\($0),10,\($0),STANDARD,Overnight\n" }
    let header = "CampsiteID,FacilityID,CampsiteName,CampsiteType,TypeOfUse\n"
    try folder.write((header + rows.joined()).utf8, to: "Campsites_API_v1.csv")
    #expect(throws: Interrupted.self) { _ = try RIDBIndex(ofExport: folder.path) { throw Interrupted() } }
  }

  @Test func `a file whose memory was given back reads the same again`() throws {
    let row = "1,10,A,STANDARD,Overnight\n"
    let header = "CampsiteID,FacilityID,CampsiteName,CampsiteType,TypeOfUse\n"
    let text = header + String(repeating: row, count: 100_000)
    let path = try folder.write(text.utf8, to: "Campsites_API_v1.csv")
    let table = CSVTable<CampsiteColumn>(try #require(FileBytes(path: path)))
    for _ in 0..<2 {
      var count = 0
      table.forEachRow { count += $0[.facility] == "10" && $0.place.line == count + 2 ? 1 : 0 }
      #expect(count == 100_000)
    }
  }
}
