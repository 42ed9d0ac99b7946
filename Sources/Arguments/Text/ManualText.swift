import Basics

/// The text of a page of the manual, in the macros of man(7).
///
/// Every sentence begins a line, as roff wants it, and no line with several words is longer than 80 bytes.
struct ManualText {
  private var lines: [String] = []

  var text: String { lines.joined(separator: "\n") + "\n" }

  /// Begins the page: its name, its release, and the line by which `apropos` finds it.
  init(_ name: String, _ release: ManualRelease, abstract: String) {
    let title = Self.escaped("\(release.program) \(release.version)")
    lines.append(".TH \(Self.escaped(name.uppercased())) 1 \(release.day) \"\(title)\"")
    // Blanks have one width, and words stay whole, since a name with a hyphen in its middle cannot be copied.
    lines += [".ad l", ".nr HY 0"]
    let sentence = abstract.hasSuffix(".") ? String(abstract.dropLast()) : abstract
    self.section("Name")
    lines += Self.filled("\(name) - \(sentence)")
  }

  mutating func section(_ title: String) { lines.append(".SH " + Self.escaped(title.uppercased())) }

  mutating func part(_ title: String) { lines.append(".SS " + Self.escaped(title)) }

  mutating func paragraph(_ text: String) {
    if text.isEmpty { return }
    if !isAtHeading { lines.append(".PP") }
    lines += Self.filled(text)
  }

  /// A term, and its explanation further in.
  mutating func entry(_ term: String, _ text: String) {
    lines += [".TP", ".B " + Self.escaped(term)] + Self.filled(text)
  }

  /// Terms and explanations in two columns, without room between the lines.
  mutating func rows(_ rows: [(term: String, text: String)]) {
    let width = rows.map(\.term.count).max() ?? 0
    lines.append(".PD 0")
    for row in rows { lines += [".TP \(width + 2)", ".B " + Self.escaped(row.term)] + Self.filled(row.text) }
    lines.append(".PD")
  }

  mutating func argument(_ names: String, _ explanation: String) {
    lines += [".TP", Self.styled(names)] + Self.filled(explanation)
  }

  /// The ways to call the program: each its name with the command's, then the arguments.
  mutating func usage(_ ways: (name: String, arguments: [String])...) {
    for way in ways {
      lines += [".SY \"\(Self.escaped(way.name))\""] + way.arguments.flatMap(Self.choices).map(Self.styled)
    }
    lines.append(".YS")
  }

  /// The alternatives of an argument, a line each.
  private static func choices(_ argument: String) -> [String] {
    argument.split(separator: " | ").enumerated().map { $0 == 0 ? String($1) : "| \($1)" }
  }

  /// Lines as they are typed.
  mutating func examples(_ examples: [String]) {
    for example in examples {
      if !isAtHeading { lines.append(".PP") }
      lines += [".nf", ".RS 4", Self.escaped(example), ".RE", ".fi"]
    }
  }

  /// The names of other pages.
  mutating func pages(_ pages: [(name: String, section: Int)]) {
    for (index, page) in pages.enumerated() {
      lines.append(".BR \(Self.escaped(page.name)) (\(page.section))" + (index + 1 < pages.count ? "," : ""))
    }
  }

  private var isAtHeading: Bool { lines.last?.hasPrefix(".S") ?? false }
}

extension ManualText {
  /// The text in lines: each sentence begins one, and a long one goes on.
  private static func filled(_ text: String) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      let word = breakable(escaped(String(word)))
      let isEnd = line.hasSuffix(".") && word.first?.isUppercase == true
      if !line.isEmpty, isEnd || line.utf8.count + 1 + word.utf8.count > 78 {
        lines.append(line)
        line = word
      } else {
        line += (line.isEmpty ? "" : " ") + word
      }
    }
    return (lines + [line]).map(guarded)
  }

  /// The word; a long one, such as an object of JSON, may be broken behind a comma.
  private static func breakable(_ word: String) -> String {
    word.utf8.count < 60 ? word : word.split(separator: ",").joined(separator: ",\\:")
  }

  /// The names of an argument: bold as they are typed, the place of a value in italics.
  private static func styled(_ names: String) -> String {
    guarded(
      names.split(separator: " ").map { word in
        let core = word.drop { $0 == "[" || $0 == "(" }.prefix { !"]),".contains($0) }
        let isPlace = core.hasPrefix("<") || core == "options" || core.allSatisfy(\.isUppercase)
        return word.prefix(upTo: core.startIndex) + (isPlace ? "\\fI" : "\\fB") + escaped(String(core)) + "\\fR"
          + escaped(String(word[core.endIndex...]))
      }.joined(separator: " "))
  }

  /// The line, which would be a macro if it began with a point.
  private static func guarded(_ line: String) -> String { line.hasPrefix(".") ? "\\&" + line : line }

  /// The text with its signs as they are typed: roff makes a dash of a hyphen, and curls quotes.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "'": escaped += "\\(aq"
      case "\"": escaped += "\\(dq"
      case "`": escaped += "\\(ga"
      case "^": escaped += "\\(ha"
      case "~": escaped += "\\(ti"
      case _ where scalar.isASCII: escaped.unicodeScalars.append(scalar)
      default: escaped += "\\[u\(String(scalar.value, radix: 16, uppercase: true).leftPadded)]"
      }
    }
    return escaped
  }
}

extension String {
  /// The text padded with zeros to at least four digits.
  fileprivate var leftPadded: String { String(repeating: "0", count: Swift.max(0, 4 - count)) + self }
}
