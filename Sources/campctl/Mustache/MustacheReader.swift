/// Reads a template of the language of Mustache: the core of its specification, version 1.4.
struct MustacheReader {
  private let file: String
  private var text: MustacheText
  private var opening = Array("{{".utf8)
  private var closing = Array("}}".utf8)
  /// The parts so far of the template and of each section around the place.
  private var levels: [[MustacheNode]] = [[]]
  /// These sections, the innermost last.
  private var sections: [(name: MustacheName, isInverted: Bool)] = []

  /// The most sections within each other: the filler calls itself for each.
  static let greatestDepth = 100

  private init(_ text: String, of file: String) { (self.text, self.file) = (MustacheText(text), file) }

  /// The template of a text; throws the first of its mistakes.
  static func template(_ text: String, of file: String) throws(MustacheMistake) -> MustacheTemplate {
    var reader = MustacheReader(text, of: file)
    while let start = reader.text.index(of: reader.opening, from: reader.text.index) { try reader.readTag(at: start) }
    reader.append(to: reader.text.bytes.count)
    if let open = reader.sections.last { throw reader.mistake(.openSection(open.name.text), at: open.name.place) }
    return MustacheTemplate(file: file, nodes: reader.levels[0])
  }

  /// Adds the text up to an index.
  private mutating func append(to end: Int) {
    let text = text.text(text.index..<max(end, text.index))
    self.text.advance(to: end)
    if !text.isEmpty { append(.text(text)) }
  }

  private mutating func append(_ node: MustacheNode) { levels[levels.count - 1].append(node) }

  private mutating func readTag(at start: Int) throws(MustacheMistake) {
    let mark = text.indexBehindSpace(from: start + opening.count)
    let tag = MustacheTag(mark < text.bytes.count ? text.bytes[mark] : nil)
    let content = if case .value = tag { mark } else { mark + 1 }
    let end = tag.end(closing)
    guard let last = text.index(of: end, from: content) else {
      text.advance(to: start)
      throw mistake(.openTag(end: String(decoding: end, as: UTF8.self)), at: text.place)
    }
    let whole = start..<(last + end.count)
    let line = tag.mayStandAlone ? text.line(around: whole) : nil
    append(to: line?.lowerBound ?? start)
    text.advance(to: start)
    let word = MustacheName(text: text.trimmed(content..<last), place: text.place)
    try read(tag, word, indentation: line.map { text.text($0.lowerBound..<start) } ?? "")
    text.advance(to: line?.upperBound ?? whole.upperBound)
  }

  private mutating func read(
    _ tag: MustacheTag, _ word: MustacheName, indentation: String
  ) throws(MustacheMistake) {
    switch tag {
    case .comment: break
    case .delimiters: try setDelimiters(word)
    case .value: append(.value(try name(word), isRaw: false))
    case .raw, .tripled: append(.value(try name(word), isRaw: true))
    case .partial:
      try require(word)
      append(.partial(word, indentation: indentation))
    case .section, .inverted:
      guard sections.count < Self.greatestDepth else {
        throw mistake(.deepSections(limit: Self.greatestDepth), at: word.place)
      }
      sections.append((try name(word), tag == .inverted))
      levels.append([])
    case .end: try endSection(word)
    }
  }

  private mutating func endSection(_ word: MustacheName) throws(MustacheMistake) {
    guard let open = sections.popLast() else { throw mistake(.endAlone(word.text), at: word.place) }
    guard open.name.text == word.text else {
      throw mistake(.wrongEnd(word.text, open: open.name.text, open.name.place), at: word.place)
    }
    append(.section(open.name, isInverted: open.isInverted, levels.removeLast()))
  }

  private mutating func setDelimiters(_ word: MustacheName) throws(MustacheMistake) {
    let marks = word.text.utf8.split(whereSeparator: \.isSpace).map(Array.init)
    guard marks.count == 2, !word.text.utf8.contains(UInt8(ascii: "=")) else {
      throw mistake(.delimiters(word.text), at: word.place)
    }
    (opening, closing) = (marks[0], marks[1])
  }

  /// The name of a value; throws for a word that cannot be one.
  private func name(_ word: MustacheName) throws(MustacheMistake) -> MustacheName {
    try require(word)
    let parts = word.text.split(separator: ".", omittingEmptySubsequences: false)
    guard word.text == "." || !parts.contains("") else { throw mistake(.invalidName(word.text), at: word.place) }
    return word
  }

  private func require(_ word: MustacheName) throws(MustacheMistake) {
    guard let first = word.text.first else { throw mistake(.emptyTag, at: word.place) }
    if "<$*".contains(first) { throw mistake(.optionalTag(word.text), at: word.place) }
    guard !word.text.utf8.contains(where: \.isSpace) else { throw mistake(.invalidName(word.text), at: word.place) }
  }

  private func mistake(_ fault: MustacheMistake.Fault, at place: MustachePlace) -> MustacheMistake {
    MustacheMistake(file: file, place: place, fault: fault)
  }
}
