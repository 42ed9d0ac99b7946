import Foundation
import JSONText

/// The objects of `docs/scripting/objects.md`, with which answers are compared.
struct DocumentedObjects {
  struct Key {
    let name: String
    let type: DocumentedType
    /// True for a key that is printed only in some cases.
    let isOptional: Bool
  }

  /// The answer of a command: a list or one object, of the keys of these sections.
  struct Answer {
    let isList: Bool
    let mayBeList: Bool
    let always: [String]
    let sometimes: [String]
    /// The sections whose keys an object may have in place of all others, each group by itself.
    let instead: [[String]]

    /// Reads `list of [site](#site); with … also [write](#write)`.
    init(_ text: String) {
      let clauses = text.components(separatedBy: "; ")
      isList = text.hasPrefix("list of ")
      mayBeList = text.contains("a list with") || text.contains("a list of")
      always = Document.anchors(in: clauses[0])
      sometimes = clauses.dropFirst().filter { !$0.hasSuffix(" instead") }.flatMap { Document.anchors(in: $0) }
      instead = clauses.dropFirst().filter { $0.hasSuffix(" instead") }.map { Document.anchors(in: $0) }
    }
  }

  static let path = "docs/scripting/objects.md"
  /// The section whose subsections are the kinds of things in the log.
  static let records = "records-in-the-log"

  private(set) var objects: [String: [Key]] = [:]
  private(set) var answers: [String: Answer] = [:]
  private var included: [String: [String]] = [:]

  init() throws {
    let page = try Document(Self.path)
    for row in page.rows(of: ["command", "answer"]) {
      for command in Document.words(in: row[0]) { answers[command] = Answer(row[1]) }
    }
    for section in page.sections {
      let rows = section.rows(of: ["key", "type", "meaning"])
      if rows.isEmpty { continue }
      included[section.anchor] = rows.filter { $0[0] == "*all of*" }.flatMap { Document.anchors(in: $0[1]) }
      objects[section.anchor] = rows.filter { $0[0] != "*all of*" }.map(Self.key)
    }
  }

  /// The sections whose keys an object of this one has: itself, and those that it includes.
  func parts(of anchor: String) -> [String] { [anchor] + (included[anchor] ?? []) }

  private static func key(_ row: [String]) -> Key {
    Key(
      name: Document.words(in: row[0]).first ?? row[0], type: DocumentedType(row[1]),
      isOptional: row[2].hasPrefix("Only "))
  }
}
