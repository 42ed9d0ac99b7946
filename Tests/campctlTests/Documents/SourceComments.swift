import Foundation

/// The comments of a Swift source that stand on lines of their own, without those inside longer texts.
struct SourceComments {
  /// Lines that follow one another with the same mark.
  struct Comment {
    /// The number of its first line, from 1.
    let line: Int
    /// True for `///`.
    let isDocumentation: Bool
    /// The text, with its lines joined by blanks.
    var text: String
  }

  private(set) var all: [Comment] = []

  init(of source: String) {
    var isInText = false
    var last: (line: Int, isDocumentation: Bool)?
    for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let start = line.drop { $0 == " " }
      guard !isInText, let slashes = ["///", "//"].first(where: start.hasPrefix) else {
        if line.ranges(of: "\"\"\"").count % 2 == 1 { isInText.toggle() }
        continue
      }
      let isDocumentation = slashes.count == 3
      let text = start.dropFirst(slashes.count).trimmingCharacters(in: .whitespaces)
      if let last, last.line == index - 1, last.isDocumentation == isDocumentation {
        all[all.count - 1].text += " " + text
      } else {
        all.append(Comment(line: index + 1, isDocumentation: isDocumentation, text: text))
      }
      last = (index, isDocumentation)
    }
  }
}
