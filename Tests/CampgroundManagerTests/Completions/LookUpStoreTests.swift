import CampgroundManager
import Foundation
import TestSupport
import Testing

/// The store that is looked at during completion.
@Suite struct LookUpStoreTests {
  let folder = TemporaryFolder()
  private var path: String { folder.path("camp.sqlite") }

  private func make() throws {
    let camp = try TestCampground(.file(path))
    try camp.makeCampSite(1)
  }

  private func sites() -> [String]? {
    LookUpService.store(at: .file(path)).flatMap { try? LookUpService(store: $0).sites("") }?.map(\.text)
  }

  @Test func `a store is read, and nothing is made beside it`() throws {
    try make()
    let before = try Data(contentsOf: URL(filePath: path))
    #expect(sites() == ["1"])
    #expect(try folder.names == ["camp.sqlite"])
    #expect(try Data(contentsOf: URL(filePath: path)) == before)
  }

  @Test func `a missing one is not made`() throws {
    #expect(sites() == nil)
    #expect(try folder.names == [])
  }

  @Test func `one that cannot be written to is read`() throws {
    try make()
    try FileManager.default.setAttributes([.posixPermissions: 0o400], ofItemAtPath: path)
    #expect(sites() == ["1"])
  }

  @Test func `one that is being written to is read as it was`() throws {
    try make()
    let other = try TestCampground(.file(path))
    try other.store.write {
      try other.makeCampSite(2)
      #expect(sites() == ["1"])
    }
    #expect(sites() == ["1", "2"])
  }

  @Test(arguments: [18, 60, 68])
  func `one in another mode, version or of another program is left alone`(offset: UInt64) throws {
    try make()
    let file = try FileHandle(forUpdating: URL(filePath: path))
    try file.seek(toOffset: offset)
    try file.write(contentsOf: Data(offset == 18 ? [2, 2] : [0, 0, 0, 2]))
    try file.close()
    #expect(sites() == nil)
    #expect(try folder.names == ["camp.sqlite"])
  }
}
