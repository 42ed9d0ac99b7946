import Foundation

/// A page of the documents: its sections, by their anchors, with the tables in them.
struct DocumentPage {
  struct Section {
    let title: String
    var lines: [String] = []

    var anchor: String { DocumentPage.anchor(of: title) }

    /// The rows of all tables with these headings, without the headings.
    func rows(of headings: [String]) -> [[String]] {
      var rows: [[String]] = []
      var isWanted = false
      for line in lines {
        guard line.hasPrefix("|") else {
          isWanted = false
          continue
        }
        let cells = DocumentPage.cells(of: line)
        if cells == headings {
          isWanted = true
        } else if isWanted, !cells.allSatisfy({ $0.allSatisfy { $0 == "-" } }) {
          rows.append(cells)
        }
      }
      return rows
    }
  }

  let text: String
  let sections: [Section]

  /// Reads a page by its path below the repository's folder.
  init(_ path: String) throws {
    self.init(text: try String(contentsOf: Shell.repository.appending(path: path), encoding: .utf8))
  }

  init(text: String) {
    self.text = text
    var sections = [Section(title: "")]
    for line in text.components(separatedBy: "\n") {
      if let title = line.range(of: "^#+ ", options: .regularExpression).map({ String(line[$0.upperBound...]) }) {
        sections.append(Section(title: title))
      } else {
        sections[sections.count - 1].lines.append(line)
      }
    }
    self.sections = sections
  }

  /// The rows of such tables in any section.
  func rows(of headings: [String]) -> [[String]] { sections.flatMap { $0.rows(of: headings) } }

  /// The texts of the blocks in this language.
  func blocks(in language: String) -> [String] {
    text.components(separatedBy: "```\(language)\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
  }

  /// The anchor that a heading has: small letters, digits and hyphens.
  static func anchor(of title: String) -> String {
    String(title.lowercased().compactMap { $0 == " " ? "-" : $0.isLetter || $0.isNumber || $0 == "-" ? $0 : nil })
  }

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
