import Foundation
import Testing

struct HouseTests {
  private static let map = Result { try SourceMap() }
  /// The groups of the library, from the top down: one names those below it only.
  private static let groups = [
    "Campground", "Exchange", "Desk", "People", "Accounts", "Stays", "Prices", "Inventory", "Ground",
  ]

  private func folder(_ file: String) -> String { (file as NSString).deletingLastPathComponent }

  private func group(_ file: String) -> String? {
    let parts = file.split(separator: "/")
    return parts[0] == "CampgroundManager" ? String(parts[1]) : nil
  }

  @Test func `the library's groups are those of the drawing`() throws {
    #expect(Set(try Self.map.get().files.compactMap(group)) == Set(Self.groups))
  }

  @Test func `an arrow between the library's groups leads down`() throws {
    for (arrow, example) in try Self.map.get().arrows(between: group) {
      let (from, to) = (Self.groups.firstIndex(of: arrow.from) ?? .max, Self.groups.firstIndex(of: arrow.to) ?? -1)
      #expect(from < to, "\(arrow.from) is below \(arrow.to), and \(example)")
    }
  }

  @Test func `no folders name each other in a circle`() throws {
    let arrows = try Self.map.get().arrows(between: folder)
    let circles = SourceMap.circles(of: arrows.keys)
    let inside = arrows.filter { arrow, _ in circles.contains { $0.contains(arrow.from) && $0.contains(arrow.to) } }
    #expect(circles.isEmpty, "\(inside.values.sorted().joined(separator: "\n"))")
  }

  @Test func `no more than four files name each other in a circle`() throws {
    #expect(SourceMap.circles(of: try Self.map.get().arrows.keys).filter { $0.count > 4 } == [])
  }

  @Test func `the public face of the library is its services and their things`() throws {
    let root = Shell.repository.appending(path: "Sources")
    var count = 0
    for file in try Self.map.get().files {
      let text = try String(contentsOf: root.appending(path: file), encoding: .utf8)
      count += text.split(separator: "\n").count { line in
        let words = line.prefix { $0 != "\"" }.split(separator: " ")
        return words.first?.hasPrefix("//") != true && words.contains("public")
      }
    }
    #expect((1200...1400).contains(count), "What only the command line needs is `package`.")
  }

  /// The names that several types have, with the number of files that declare one. The numbers only fall.
  private static let repeated = ["Answer": 0, "Kind": 1, "Place": 0, "Row": 1]

  @Test func `a name of a type is found once, and the old exceptions become fewer`() throws {
    var counts: [String: Int] = [:]
    for code in try Self.map.get().code.values { for name in code.declared { counts[name, default: 0] += 1 } }
    for (name, most) in Self.repeated { #expect(counts[name, default: 0] <= most, "\(name)") }
  }

  @Test(arguments: ["asked", "told", "said"]) func `no identifier has a word for talk`(_ talk: String) throws {
    for (file, code) in try Self.map.get().code {
      let names = code.identifiers.filter { $0 == talk || $0.contains(talk.capitalized) }
      #expect(names.isEmpty, "\(file)")
    }
  }

  @Test func `to take has one meaning, that of nights`() throws {
    let others = try Self.map.get().code.filter { file, code in
      !file.hasPrefix("CampgroundManager/Stays/Nights/") && code.functions.contains("take")
    }
    #expect(others.keys.sorted() == [])
  }

  @Test func `no more than 29 functions take more than four parameters`() throws {
    let long = try Self.map.get().code.flatMap { file, code in
      code.signatures.counts.filter { $0 > 4 }.map { "\(file): \($0)" }
    }
    #expect(long.count <= 29, "\(long.sorted().joined(separator: "\n"))")
  }

  @Test func `a scanner counts the parameters of what a file declares`() {
    let code = SwiftScanner(
      """
      func none() {} ; func one<A: B>(_ a: [A: B] = f(1, 2)) -> C<A, B> { call(1, 2, 3) }
      init?(a: (Int, Int) -> Void, b: D<A, B>, c: String = "a, b") { self.init(1, 2) }
      """)
    #expect(code.signatures.counts == [0, 1, 3])
  }

  @Test func `a scanner sees code, and no comment or text`() {
    let code = SwiftScanner(
      ##"""
      /// A Comment
      struct Site { /* Old */ let name = "Text \(Name("Inner \(Deep.self)").text) Text" }
      let raw = #"Raw "Quote" \(No)"#; let last: Last
      """##)
    #expect(code.declared == ["Site"])
    #expect(code.words == ["Site", "Name", "Deep", "Last"])
  }
}
