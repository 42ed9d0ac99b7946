import CampgroundManager

extension Answer {
  /// What a command has written, and what else it says beside; people get a sentence.
  static func wrote<Thing: View>(
    _ written: Written<Thing>, beside: (any FieldWritable)? = nil,
    _ sentence: @autoclosure @escaping () -> String, notes: [String] = []
  ) -> Answer {
    let view = WrittenView(written: written, beside: beside)
    return Answer(body: .one(view, sentence: { written.sentence(sentence()) }), notes: notes)
  }

  /// Several things that a command has written; people get a sentence for each.
  static func wrote<Thing: View>(
    _ written: Written<[Thing]>, beside: (any FieldWritable)? = nil, _ sentences: [String], notes: [String] = []
  ) -> Answer {
    let views = written.result.map { thing in WrittenView(written: written.map { _ in thing }, beside: beside) }
    let list = WrittenList(views: views, sentences: sentences.map(written.sentence))
    return Answer(body: .many(list), notes: notes)
  }
}

/// A thing after a write.
///
/// That the thing is a view is no condition of the type itself: the runtime would search all conformances for it.
private struct WrittenView<Base> {
  let written: Written<Base>
  let beside: (any FieldWritable)?
}

extension WrittenView: View, FieldWritable where Base: View {
  var label: String { written.result.label }
  var text: String { written.result.text }

  func write(to fields: inout some FieldWriter) {
    written.result.write(to: &fields)
    beside?.write(to: &fields)
    fields.field("changed", written.changed)
    fields.field("replayed", written.replayed)
    fields.field("dryRun", written.isDryRun)
  }
}

/// Several things after one write, of which there is always one.
private struct WrittenList<Base: View>: Listing {
  let views: [WrittenView<Base>]
  let sentences: [String]
  var keys: [String] { views.first.map { KeyWriter.keys(of: $0) } ?? [] }
  var empty: String { "" }

  func each(_ body: (WrittenView<Base>) throws -> Void) throws { try views.forEach(body) }

  func lines(on screen: Screen) -> [String] {
    sentences.map { TerminalText.sanitized($0, keepingLines: true) }
  }
}

extension Written {
  /// What people are told of it.
  fileprivate func sentence(_ sentence: String) -> String {
    let would = isDryRun ? "Dry run, nothing is kept: " : ""
    let again = replayed ? "Done before: " : ""
    return would + again + sentence
  }
}
