/// The form of what a template makes, by the end of its name.
enum TemplateForm {
  /// Markup, in which values are escaped.
  case page
  case text
  /// A message with its header, for `sendmail -t`.
  case message

  init(file: String) {
    let name = file.lowercased()
    self = name.hasSuffix(".txt") ? .text : name.hasSuffix(".eml") ? .message : .page
  }
}

/// The text that a template makes in a form; no value can steer a terminal, end its element or begin another header.
struct TemplateOutput: MustacheOutput {
  private(set) var text = ""
  private let form: TemplateForm
  private let file: String
  private var header = MessageHeader()

  /// The most bytes of it.
  static let limit = 64 << 20

  init(_ form: TemplateForm, of file: String) { (self.form, self.file) = (form, file) }

  /// The whole, with its header as messages carry it.
  var content: String { form == .message ? header.encoded(of: text) : text }

  mutating func append(words: String) throws {
    text += words
    if form == .message { header.read(words) }
    guard text.utf8.count <= Self.limit else { throw TooLong(file: file) }
  }

  mutating func append(value: String, isRaw: Bool) throws {
    try append(words: shown(value, isRaw: isRaw))
  }

  private func shown(_ value: String, isRaw: Bool) -> String {
    if form == .message, !header.isEnded { return header.shown(value) }
    let shown = TerminalText.sanitized(value, keepingLines: true)
    return form == .page && !isRaw ? HTML.escaped(shown) : shown
  }

  /// More text than the limit.
  struct TooLong: Error {
    let file: String
  }
}
