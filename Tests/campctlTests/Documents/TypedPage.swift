import Foundation

/// A page whose commands one shell types, from the first to the last, in an empty home where campctl is installed.
///
/// A block of `console` is typed and shows what campctl prints. One of `sh` in which a line begins with `campctl` has to end
/// with 0, and so has the block after `Setup:`. A block of `console` after `<!-- not typed: … -->` shows steps of a recorded
/// session instead, as all of them do on a page that cannot be typed.
struct TypedPage {
  enum Kind {
    case typed, silent, recorded
  }

  struct Block {
    /// The numbers of its lines, without the fences.
    let lines: Range<Int>
    let kind: Kind
    let steps: [RecordedSession.Step]
  }

  private let lines: [String]
  let blocks: [Block]

  init(_ text: String, isTyped: Bool = true) {
    lines = text.components(separatedBy: "\n")
    var blocks: [Block] = []
    var isSetup = false
    var begin: Int?
    for (number, line) in lines.enumerated() {
      if line.hasPrefix("Setup:") { isSetup = true }
      guard line.hasPrefix("```") else { continue }
      guard let first = begin else {
        begin = number + 1
        continue
      }
      if let block = Block(lines, first..<number, isSetup: isSetup, isTyped: isTyped) { blocks.append(block) }
      if lines[first - 1] == "```sh" { isSetup = false }
      begin = nil
    }
    self.blocks = blocks
  }

  /// The page with the answers of now, and the faults that no answer mends.
  func shown() throws -> (text: String, faults: [String]) {
    var given = try answers()[...]
    var faults: [String] = []
    var page = lines
    for block in blocks {
      let own = given.prefix(block.kind == .recorded ? 0 : block.steps.count)
      given = given.dropFirst(own.count)
      if block.kind == .silent { faults += own.filter { $0.status != 0 }.map { "\(block.lines): \($0.text)" } }
      let steps: [RecordedSession.Step]
      switch block.kind {
      case .silent: continue
      case .typed: steps = zip(block.steps, own).map { RecordedSession.Step(command: $0.command, output: $1.text) }
      case .recorded:
        steps = try Document.recorded(block.steps) ?? []
        if steps.isEmpty { faults.append("\(block.lines): no session has it") }
      }
      page[block.lines.lowerBound] = steps.map(\.text).joined(separator: "\n\n")
      for line in block.lines.dropFirst() { page[line] = Self.replaced }
    }
    return (page.filter { $0 != Self.replaced }.joined(separator: "\n"), faults)
  }

  /// A line that no page has.
  private static let replaced = "\u{0}"

  private struct Answer {
    let text: String
    let status: Int
  }

  private func answers() throws -> [Answer] {
    let typed = blocks.filter { $0.kind != .recorded }.flatMap(\.steps)
    guard !typed.isEmpty else { return [] }
    let shell = Shell()
    let lines = typed.map { "{\n\($0.command)\n} 2>&1\nprintf '\\001%s\\002' $?\n" }
    let output = try shell.run(Self.installation + lines.joined()).output
    let home = try Regex(NSRegularExpression.escapedPattern(for: shell.home.path) + #"(/tmp\.\w+)?"#)
    return output.replacing(home, with: "~").components(separatedBy: "\u{2}").dropLast().map { answer in
      let parts = answer.components(separatedBy: "\u{1}")
      let (text, status) = (parts[0].trimmingCharacters(in: .newlines), Int(parts.last ?? "") ?? -1)
      let shown = status == 0 ? [text] : [text, "[\(status)]"]
      return Answer(text: shown.filter { !$0.isEmpty }.joined(separator: "\n"), status: status)
    }
  }

  /// An installation in `~/.local`, by links instead of copies, and an empty folder to work in.
  static let installation = """
    mkdir -p "$HOME/.local/bin" "$HOME/.local/share/doc" "$HOME/work"
    ln -s "$(command -v campctl)" "$HOME/.local/bin/campctl"
    ln -s "$PWD" "$HOME/.local/share/doc/campctl"
    PATH="$HOME/.local/bin:$PATH"
    cd "$HOME/work"

    """
}

extension TypedPage.Block {
  /// Returns nil for a block that is neither typed nor compared.
  fileprivate init?(_ page: [String], _ lines: Range<Int>, isSetup: Bool, isTyped: Bool) {
    let text = page[lines]
    let fence = lines.lowerBound - 1
    let isMarked = fence > 0 && page[fence - 1].hasPrefix("<!-- not typed: ")
    self.lines = lines
    switch page[fence] {
    case "```console":
      kind = isTyped && !isMarked ? .typed : .recorded
      steps = RecordedSession.steps(of: text.joined(separator: "\n"))
    case "```sh" where isTyped && !isMarked && (isSetup || text.contains { $0.hasPrefix("campctl") }):
      kind = .silent
      steps = [RecordedSession.Step(command: text.joined(separator: "\n"), output: "")]
    default: return nil
    }
  }
}
