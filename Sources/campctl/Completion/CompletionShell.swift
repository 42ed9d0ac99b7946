import Arguments
import Basics

/// The shells with a completion script.
enum CompletionShell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish

  /// The script that the shell reads once. It calls the program, so it stays as it is.
  var script: String {
    switch self {
    case .bash: Self.bashScript
    case .zsh: Self.zshScript
    case .fish: Self.fishScript
    }
  }
}

/// The typed line: the words before the cursor's, without the program's name, and the cursor's.
struct TypedWords {
  let words: [String]
  let current: TypedWord
}

extension CompletionShell {
  /// The line from the arguments of the shell's script; nil for any others.
  ///
  /// bash gives its word breaks, and its line; the others give the words as they are typed, of which fish has taken the
  /// quotes already, except those of the last.
  func typed(_ given: [String]) -> TypedWords? {
    switch self {
    case .bash:
      guard given.count == 2 else { return nil }
      let line = TypedLine(given[1], breaks: given[0], variable: Environment.typed)
      return line.words.isEmpty ? nil : TypedWords(words: Array(line.words.dropFirst()), current: line.current)
    case .zsh, .fish:
      guard let last = given.last else { return nil }
      let read = { (raw: String) in TypedWord(raw, variable: Environment.typed) }
      let words = given.dropLast().map { self == .fish ? Self.expanded($0) : read($0).value }
      return TypedWords(words: words, current: read(last))
    }
  }

  /// The word after the shell's expansion, a guess without quotes: one that begins like a path is likely to be one.
  private static func expanded(_ word: String) -> String {
    let isPath = word.hasPrefix("~/") || word.hasPrefix("$")
    return isPath ? TypedWord(word.replacing(" ", with: "\\ "), variable: Environment.typed).value : word
  }

  /// The answer to a script: a line with the kind of candidates, then a line for each.
  func text(of candidates: Candidates, at typed: TypedWord) -> String {
    let head = candidates.kind.rawValue
    let before = candidates.before
    switch self {
    case .bash:
      return lines(head, candidates.all.compactMap { typed.replacement(by: before + $0.text) })
    case .zsh:
      return lines("\(head) \(before.unicodeScalars.count)", candidates.all.map(\.describedForZsh))
    case .fish:
      return lines("\(head) \(before)", candidates.all.map { "\(before)\($0.text)\t\($0.description)" })
    }
  }

  private func lines(_ head: String, _ rest: [String]) -> String { ([head] + rest).joined(separator: "\n") + "\n" }
}

extension Candidate {
  /// The candidate in the form of `_describe`.
  fileprivate var describedForZsh: String {
    let escaped = text.replacing("\\", with: "\\\\").replacing(":", with: "\\:")
    return escaped + (description.isEmpty ? "" : ":" + description)
  }
}
