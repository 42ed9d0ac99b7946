import Foundation
import JSONText
import Persistence
import TestSupport
import Testing

@testable import CampgroundManager

/// A folder that somebody has changed is refused, and changes nothing.
@Suite struct MutatedFolderTests {
  private static let files = Result {
    var walk = try Walk(seed: 12)
    for _ in 0..<150 { try walk.step() }
    return try WholeFiles(of: walk.camp)
  }

  private enum Outcome: Equatable { case taken, refused }

  /// Takes the files into an empty store, which a refusal must leave empty.
  private func take(_ files: WholeFiles) throws -> Outcome {
    let camp = try TestCampground()
    let empty = try StoredRows(of: camp.store).lines
    do {
      try files.take(into: camp.campground)
      return .taken
    } catch is WholeError {
    } catch is UnsoundFolder {}
    try #require(try StoredRows(of: camp.store).lines == empty)
    return .refused
  }

  private func reason(_ files: WholeFiles) throws -> WholeError.Reason? {
    do {
      try files.take(into: TestCampground().campground)
      return nil
    } catch let error as WholeError {
      return error.reason
    }
  }

  @Test func `a changed folder is refused by the file and the line`() throws {
    let files = try Self.files.get()
    func changed(_ change: (inout [String: [UInt8]]) -> Void) throws -> WholeError.Reason? {
      var changed = files
      change(&changed.files)
      return try reason(changed)
    }
    #expect(try changed { $0["campers.jsonl"] = nil } == .missing)
    #expect(try changed { $0["manifest.json"] = nil } == .missing)
    #expect(try changed { $0["notes.txt"] = [] } == .extra)
    for name in [".DS_Store", "._campers.jsonl", ".directory", ".localized", "Thumbs.db", "desktop.ini"] {
      #expect(try changed { $0[name] = [] } == nil, "\(name)")
    }
    for name in [".campers.jsonl.swp", ".git", ".DS_Store2"] {
      #expect(try changed { $0[name] = [] } == .extra, "\(name)")
    }
    #expect(try changed { $0["manifest.json"] = Array("{}".utf8) } == .unreadableManifest)
    #expect(try changed { $0["campers.jsonl"] = [] } == .otherCount(found: 0, expected: 1))
    #expect(try changed { $0["campers.jsonl"]? += Array("{}\n".utf8) } == .unreadableLine(2))
    #expect(
      try changed { $0["campers.jsonl"]? += Array("{\n".utf8) }
        == .notJSON(line: 2, column: 2, expected: "a key in quotes"))
    #expect(try changed { $0["campers.jsonl"]? += files.files["campers.jsonl"] ?? [] } == .conflictingLine(2))
    #expect(
      try changed { files in
        files["campers.jsonl"] = files["campers.jsonl"]?.map { $0 == UInt8(ascii: "B") ? UInt8(ascii: "C") : $0 }
      } == .otherText)
  }

  @Test func `a link in the place of a file is refused by its name, wherever it leads`() throws {
    let folder = TemporaryFolder()
    for (name, bytes) in try Self.files.get().files { try folder.write(bytes, to: name) }
    for name in ["campers.jsonl", WholeManifest.file] {
      let (file, aside) = ("\(folder.path)/\(name)", "\(folder.path)-aside")
      try FileManager.default.moveItem(atPath: file, toPath: aside)
      defer { try? FileManager.default.removeItem(atPath: aside) }
      try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: aside)
      let error = try #require(throws: WholeError.self) { try TestCampground().campground.importAll(from: folder.path) }
      #expect(error == WholeError(path: file, reason: .symbolicLink))
      try FileManager.default.removeItem(atPath: file)
      try FileManager.default.moveItem(atPath: aside, toPath: file)
    }
  }

  @Test func `one that was changed by chance is never taken, and never stops the program`() throws {
    let files = try Self.files.get()
    var chance = SplitMix64(seed: 21)
    for _ in 0..<200 {
      var mutated = files
      try mutate(&mutated, &chance)
      if mutated != files { #expect(try take(mutated) == .refused) }
    }
  }

  /// The checksums then agree with the changed files, so that each line is read and judged.
  @Test func `one whose manifest was changed with it is taken whole or not at all`() throws {
    let files = try Self.files.get()
    var chance = SplitMix64(seed: 22)
    var taken = 0
    for _ in 0..<200 {
      var mutated = files
      try mutated.sign(try mutate(&mutated, &chance, not: WholeManifest.file))
      if try take(mutated) == .taken { taken += 1 }
    }
    #expect(taken < 200)
  }

  /// Changes a byte, a number, a line or the end of one of the files, and returns its name.
  @discardableResult
  private func mutate(_ files: inout WholeFiles, _ chance: inout SplitMix64, not left: String? = nil) throws -> String {
    let names = files.files.keys.filter { $0 != left && files.files[$0]?.isEmpty == false }.sorted()
    let name = names[chance.next(names.count)]
    var bytes = try #require(files.files[name])
    let place = chance.next(bytes.count)
    var lines = bytes.split(separator: UInt8(ascii: "\n")).map { Array($0) }
    switch chance.next(6) {
    case 0: bytes[place] = UInt8(chance.next(256))
    case 1: bytes.removeSubrange(place..<min(place + 1 + chance.next(20), bytes.count))
    case 2: bytes.removeSubrange(place...)
    case 3:
      let digits = bytes.indices.filter { (48...57).contains(bytes[$0]) }
      if !digits.isEmpty { bytes[digits[chance.next(digits.count)]] = UInt8(48 + chance.next(10)) }
    case 4:
      lines.swapAt(chance.next(lines.count), chance.next(lines.count))
      bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")])) + [UInt8(ascii: "\n")]
    default:
      lines.append(lines[chance.next(lines.count)])
      bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")])) + [UInt8(ascii: "\n")]
    }
    files.files[name] = bytes
    return name
  }
}

extension WholeFiles {
  /// Puts the checksum of a changed file into the manifest, so that its lines are read and judged.
  mutating func sign(_ name: String) throws {
    var manifest = try #require(WholeManifest(files[WholeManifest.file] ?? []))
    let place = try #require(manifest.files.firstIndex { $0.name == name })
    let bytes = files[name] ?? []
    var checksum = Checksum()
    bytes.withUnsafeBytes { checksum.add($0) }
    manifest.files[place].lines = bytes.count { $0 == UInt8(ascii: "\n") } + (bytes.last.map { $0 == 10 ? 0 : 1 } ?? 0)
    manifest.files[place].checksum = checksum.text
    files[WholeManifest.file] = Array(manifest.text.utf8)
  }
}
