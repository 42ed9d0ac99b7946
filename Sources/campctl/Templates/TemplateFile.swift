import Basics
import CampgroundManager
import JSONText

/// A file of a template.
struct TemplateFile {
  let path: String
  /// False for one that a template or a folder names: a link could lead elsewhere.
  var followsLinks = true

  /// The most bytes of it.
  static let limit = 1 << 20

  /// The name without its folder.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The text; throws ``ImportFileProblem`` for anything but a regular file, and ``BrokenText``.
  func text() throws -> String {
    let bytes = try FileBytes.ofFile(path, atMost: Self.limit, followingLinks: followsLinks)
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : Array(bytes)
    guard let text = String(validating: content, as: UTF8.self) else { throw BrokenText(content) }
    return text
  }

  /// The file of a template that this one names, which is beside it and ends as it does; nil for a name that leads elsewhere.
  func partial(_ name: String) -> TemplateFile? {
    guard !name.contains("/"), !name.hasPrefix("."), !name.hasSteering else { return nil }
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    let ending = self.name.dropFirst().lastIndex(of: ".").map { self.name[$0...] } ?? ""
    return TemplateFile(path: "\(folder)\(name)\(ending)", followsLinks: false)
  }

  /// A text that is no UTF-8.
  struct BrokenText: Error {
    /// The number of the first line that is not.
    let line: Int

    init(_ bytes: [UInt8]) {
      let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      line = (lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0) + 1
    }
  }
}
