import CampgroundManager
import JSONText

/// One way in which the word at the cursor may go on.
struct Candidate {
  let text: String
  let description: String

  /// Nil for what would reach a terminal as more than text, and for nothing.
  init?(_ text: String, _ description: String = "") {
    guard !text.isEmpty, text.utf8.count <= 1000, !text.hasSteering else { return nil }
    self.text = text
    self.description = TerminalText.sanitized(String(description.prefix(100)))
  }
}

/// All that may stand at the cursor.
struct Candidates {
  enum Kind: String {
    /// Whole words.
    case words
    /// Parts of a list, behind which another may follow.
    case parts
    /// What the shell itself knows.
    case files
    case folders
  }

  let kind: Kind
  /// What stands before them in the word.
  let before: String
  let all: [Candidate]

  init(_ kind: Kind, before: String = "", _ all: [Candidate?] = []) {
    self.kind = kind
    self.before = before
    self.all = all.compactMap(\.self)
  }
}
