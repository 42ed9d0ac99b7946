import CampgroundManager
import JSONText

/// One candidate for the word at the cursor.
struct Candidate {
  let text: String
  let description: String

  /// Returns nil for text that a terminal would obey rather than show, and for empty text.
  init?(_ text: String, _ description: String = "") {
    guard !text.isEmpty, text.utf8.count <= 1000, !text.hasSteering else { return nil }
    self.text = text
    self.description = TerminalText.sanitized(String(description.prefix(100)))
  }
}

/// All that may stand at the cursor.
struct Candidates {
  enum Extent: String {
    /// Whole words.
    case words
    /// Parts of a list, behind which another may follow.
    case parts
    /// Names that the shell itself knows.
    case files
    case folders
  }

  let kind: Extent
  /// The part of the word before them.
  let before: String
  let all: [Candidate]

  init(_ kind: Extent, before: String = "", _ all: [Candidate?] = []) {
    self.kind = kind
    self.before = before
    self.all = all.compactMap(\.self)
  }
}
