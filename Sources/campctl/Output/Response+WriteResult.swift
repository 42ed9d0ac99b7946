import CampgroundManager

extension Response {
  /// The response to a write: the thing as it is now, and a sentence for people.
  init<Thing: View>(
    _ written: WriteResult<Thing>, _ sentence: @autoclosure @escaping () -> String, extras: Extras = .none
  ) {
    self.init(written.result, extras: extras + written.outcome) { written.sentence(sentence()) }
    isForWrite = true
  }

  /// The response to a write of several things, each with extras of its own.
  init<Thing: View>(
    _ written: WriteResult<[Thing]>, _ sentences: [String], each: (Thing) throws -> Extras = { _ in .none },
    extras: Extras = .none
  ) rethrows {
    let own = try written.result.map { try each($0) }
    let items = zip(written.result, own).map { ResponseItem($0, extras: $1 + extras + written.outcome) }
    self.init(items, sentences.map(written.sentence), notes: own.flatMap(\.notes) + extras.notes)
  }

  /// The response to a write of several things, each with its sentence and extras.
  init<Thing: View>(
    ofEach parts: [WriteResult<Thing>], extras: Extras = .none,
    _ answer: (WriteResult<Thing>) throws -> (sentence: String, extras: Extras)
  ) rethrows {
    let own = try parts.map { (written: $0, answer: try answer($0)) }
    let items = own.map { ResponseItem($0.written.result, extras: $0.answer.extras + extras + $0.written.outcome) }
    self.init(
      items, own.map { $0.written.sentence($0.answer.sentence) },
      notes: own.flatMap(\.answer.extras.notes) + extras.notes)
  }

  private init(_ items: [ResponseItem], _ sentences: [String], notes: [String]) {
    self.init(ResponseList(items: items, sentences: sentences), notes: notes)
    isForWrite = true
  }

  /// The responses to the parts of one write as one list.
  init(ofAll parts: [Response], notes: [String]) {
    let lists = parts.map(\.list)
    let all = ResponseList(items: lists.flatMap(\.items), sentences: lists.flatMap(\.sentences))
    self.init(all, notes: (parts.flatMap(\.notes) + notes).reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
    isForWrite = true
    status = parts.first { $0.status != .done }?.status ?? .done
  }

  private var list: ResponseList {
    switch body {
    case .one(let item): ResponseList(items: [item], sentences: [item.text])
    case .many(let list as ResponseList): list
    case .many, .document: ResponseList(items: [], sentences: [])
    }
  }

  /// The same response with the sentence for people where it lists nothing.
  func orElse(_ empty: String) -> Response {
    guard case .many(var list as ResponseList) = body else { return self }
    list.empty = empty
    var response = self
    response.body = .many(list)
    return response
  }
}

/// Several things after one write.
struct ResponseList: Listing {
  let items: [ResponseItem]
  let sentences: [String]
  var empty = ""
  var keys: [String] { items.first.map { RowWriter.keys(of: $0) } ?? [] }

  func adding(_ extras: Extras) -> ResponseList {
    ResponseList(items: items.map { $0.adding(extras) }, sentences: sentences, empty: empty)
  }

  func each(_ body: (ResponseItem) throws -> Void) throws { try items.forEach(body) }

  func lines(on screen: Screen) -> [String] {
    sentences.map { TerminalText.sanitized($0, keepingLines: true) }
  }
}

extension WriteResult {
  /// The fields that every write adds to what it has written.
  fileprivate var outcome: Extras {
    .field("changed", changed) + .field("replayed", replayed) + .field("dryRun", isDryRun)
  }

  /// The sentence that people get of it.
  fileprivate func sentence(_ sentence: String) -> String {
    let would = isDryRun ? "Dry run, nothing is kept: " : ""
    let again = replayed ? "Done before: " : ""
    return would + again + sentence
  }
}
