import TestSupport
import Testing

@testable import CampgroundManager

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
