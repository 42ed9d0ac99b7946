import Foundation

/// The tables of a document and the words in their cells.
extension Document {
  /// A heading with the lines below it.
  struct Section {
    let title: String
    var lines: [String] = []

    var anchor: String { Document.anchor(title) }

    /// The rows of all tables with these headings, without the headings.
    func rows(of headings: [String]) -> [[String]] {
      var rows: [[String]] = []
      var isWanted = false
      for line in lines {
        guard line.hasPrefix("|") else {
          isWanted = false
          continue
        }
        let cells = Document.cells(of: line)
        if cells == headings {
          isWanted = true
        } else if isWanted, !cells.allSatisfy({ $0.allSatisfy { $0 == "-" } }) {
          rows.append(cells)
        }
      }
      return rows
    }
  }

  var sections: [Section] {
    var sections = [Section(title: "")]
    for line in lines {
      if line.hasPrefix("#"), let blank = line.firstIndex(of: " ") {
        sections.append(Section(title: String(line[line.index(after: blank)...])))
      } else {
        sections[sections.count - 1].lines.append(line)
      }
    }
    return sections
  }

  /// The rows of such tables in any section.
  func rows(of headings: [String]) -> [[String]] { sections.flatMap { $0.rows(of: headings) } }

  /// The anchors of this page that a text links to.
  static func anchors(in text: String) -> [String] { text.matches(of: /\]\(#([^)]*)\)/).map { String($0.1) } }

  /// The words in a text that stand between backquotes.
  static func words(in text: String) -> [String] { text.matches(of: /`([^`]*)`/).map { String($0.1) } }

  private static func cells(of line: String) -> [String] {
    line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast().map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }
}
