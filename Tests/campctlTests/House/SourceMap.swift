import Foundation

/// The arrows between the files of `Sources`: one file names a type that another alone declares.
struct SourceMap {
  struct Arrow: Hashable {
    let from: String
    let to: String
  }

  /// The types by which one file names another.
  private(set) var arrows: [Arrow: [String]] = [:]
  /// The paths of all files below `Sources`.
  let files: [String]
  /// Their code.
  let code: [String: SwiftScanner]

  init() throws {
    let root = Shell.repository.appending(path: "Sources")
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    files = paths.filter { $0.hasSuffix(".swift") }.sorted()
    var scanned: [String: SwiftScanner] = [:]
    for file in files {
      scanned[file] = SwiftScanner(try String(contentsOf: root.appending(path: file), encoding: .utf8))
    }
    code = scanned
    var owners: [String: [String]] = [:]
    for (file, code) in scanned { for name in code.declared { owners[name, default: []].append(file) } }
    for (file, code) in scanned {
      for name in code.words {
        guard let declaring = owners[name], declaring.count == 1, declaring[0] != file else { continue }
        arrows[Arrow(from: file, to: declaring[0]), default: []].append(name)
      }
    }
  }

  /// The arrows between what the files belong to, such as their folders, with one example each.
  func arrows(between owner: (String) -> String?) -> [Arrow: String] {
    var found: [Arrow: String] = [:]
    for (arrow, names) in arrows.sorted(by: { ($0.key.from, $0.key.to) < ($1.key.from, $1.key.to) }) {
      guard let from = owner(arrow.from), let to = owner(arrow.to), from != to else { continue }
      let example = "\(arrow.from) names \(names.sorted().joined(separator: ", ")) of \(arrow.to)"
      found[Arrow(from: from, to: to)] = found[Arrow(from: from, to: to)] ?? example
    }
    return found
  }

  /// The sets of two or more that all lead to each other.
  static func circles(of arrows: some Sequence<Arrow>) -> [Set<String>] {
    var next: [String: Set<String>] = [:]
    for arrow in arrows { next[arrow.from, default: []].insert(arrow.to) }
    let reached = Dictionary(uniqueKeysWithValues: next.keys.map { ($0, reachable(from: $0, next)) })
    var circles: Set<Set<String>> = []
    for (place, others) in reached where others.contains(place) {
      circles.insert(others.filter { reached[$0]?.contains(place) ?? false })
    }
    return circles.sorted { $0.count > $1.count }
  }

  private static func reachable(from start: String, _ next: [String: Set<String>]) -> Set<String> {
    var (seen, open) = (Set<String>(), [start])
    while let place = open.popLast() {
      for other in next[place] ?? [] where seen.insert(other).inserted { open.append(other) }
    }
    return seen
  }
}
