import CampgroundManager

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The configuration file in which a person's own reports are kept.
struct ReportFile {
  let path: String

  /// Throws ``Failure`` where no file is the user's own.
  init() throws(Failure) {
    guard let place = Configuration.ownFile else { throw .usage(.noOwnFile) }
    path = place.path
  }

  /// Puts a report's section into the file, in the place of one with its name; nothing else in it changes.
  func keep(_ report: SavedReport) throws {
    let text = String(decoding: try contents() ?? [], as: UTF8.self)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.isEmpty == true { lines.removeLast() }
    if let start = lines.firstIndex(where: { Self.name(in: $0) == report.name }) {
      let end = lines[(start + 1)...].firstIndex { $0.hasPrefix("[") } ?? lines.count
      let body = lines[start..<end].reversed().drop { $0.allSatisfy(\.isWhitespace) || $0.hasPrefix("#") }
      lines.replaceSubrange(start..<(start + body.count), with: report.section)
    } else {
      lines += (lines.isEmpty ? [] : [""]) + report.section
    }
    let bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
    try requireReadable(bytes)
    let file = try NewFile(target, replacing: true)
    try file.write(bytes)
    try file.put()
  }

  /// Opens it in the person's editor; throws the problems that it has afterwards.
  func edit(asksNothing: Bool) throws {
    guard !asksNothing, OutputStream.areTerminals([0, 1]) else { throw Failure.usage(.editorWithoutTerminal) }
    if try contents() == nil {
      let file = try NewFile(target)
      try file.put()
    }
    let editor = Environment.variable(.visualEditor) ?? Environment.variable(.editor) ?? "vi"
    let status = try Subprocess(["/bin/sh", "-c", "\(editor) \"$1\"", "sh", path]).wait()
    if status != 0 { throw ProgramStatus(number: status) }
    try requireReadable(try contents() ?? [])
  }

  /// The name in the first line of a report's section.
  private static func name(in line: String) -> String? {
    let words = line.split { " \t[]\r".contains($0) }
    return line.hasPrefix("[") && words.first == "report" && words.count == 2 ? String(words[1]) : nil
  }

  private func contents() throws(Failure) -> [UInt8]? {
    do throws(ConfigurationProblem) { return try ConfigurationFile(path: path).contents() } catch {
      throw Failure([error])
    }
  }

  /// Throws ``Failure`` unless the file could be read with these contents.
  private func requireReadable(_ bytes: [UInt8]) throws(Failure) {
    _ = try Configuration([ConfigurationFile(path: path)], home: Environment.variable(.home)) { _ in bytes }
  }

  /// The file itself, where the path leads to it by a link; its folder is made where it is missing.
  private var target: String {
    get throws {
      if let resolved = realpath(path, nil) {
        defer { free(resolved) }
        return String(cString: resolved)
      }
      try Store.makeFolders(path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ".")
      return path
    }
  }
}
