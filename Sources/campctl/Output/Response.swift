import CampgroundManager

/// The response of a command: one view, or a list of them, and what stands beside.
struct Response {
  enum Body {
    case one(ResponseItem)
    case many(any Listing)
    /// A file of its own, such as a page or a message.
    case document(String)
  }

  var body: Body
  /// For people only, on standard error.
  let notes: [String]
  /// The exit status: not `done` for an answer that has to be looked at.
  var status = ExitStatus.done
  /// True for the answer of a write, which lists who waits for the nights that it has freed.
  var isForWrite = false
  /// The sums of a report, which can be added to those of other campgrounds.
  var sums: (any ReportSums)?

  init(_ body: Body, _ notes: [String] = []) { (self.body, self.notes) = (body, notes) }
}

extension Response {
  /// The ids of the things that it answers with.
  var ids: [String] {
    get throws {
      switch body {
      case .one(let item): return item.ids
      case .many(let listing): return try listing.ids
      case .document: return []
      }
    }
  }

  /// A view with all its fields; people get the sentence, if there is one.
  init(_ view: some View, extras: Extras = .none, sentence: (() -> String)? = nil) {
    self.init(.one(ResponseItem(view, extras: extras, sentence: sentence)), extras.notes)
  }

  /// A list.
  init(_ list: some Listing, notes: [String] = []) { self.init(.many(list), notes) }

  /// The same with more fields and notes; a list of other things and a document have no place for fields.
  func adding(_ extras: Extras) -> Response {
    let body: Body =
      switch body {
      case .one(let item): .one(item.adding(extras))
      case .many(let list as ResponseList): .many(list.adding(extras))
      case .many, .document: body
      }
    return with(body, notes + extras.notes)
  }

  /// The same with another body and other notes.
  func with(_ body: Body, _ notes: [String]) -> Response {
    var response = Response(body, notes)
    (response.status, response.isForWrite, response.sums) = (status, isForWrite, sums)
    return response
  }

  /// A page; it is the same in every format.
  static func page(_ html: HTML) -> Response { Response(.document(html.text)) }

  static func list<Element: ListedView>(
    empty: String, _ source: @escaping ((Element) throws -> Void) throws -> Void
  ) -> Response {
    Response(ViewList(empty: empty, source: source))
  }
}

/// A view with the fields that a response adds to it.
struct ResponseItem: View {
  private let view: any View
  private let extras: Extras
  /// The sentence for people instead of the view's own text; made only for them.
  private let sentence: (() -> String)?

  init(_ view: any View, extras: Extras, sentence: (() -> String)? = nil) {
    (self.view, self.extras, self.sentence) = (view, extras, sentence)
  }

  func adding(_ more: Extras) -> ResponseItem { ResponseItem(view, extras: extras + more, sentence: sentence) }

  var label: String { view.label }
  var isJSON: Bool { view.isJSON }
  var ids: [String] { view.ids }
  var text: String { sentence?() ?? view.text }
  var drawn: (any DrawnView)? { sentence == nil ? view.drawn : nil }
  var table: (any Listing)? { sentence == nil ? view.table : nil }

  func write(to fields: inout some FieldWriter) {
    view.write(to: &fields)
    extras.write(to: &fields)
  }
}

/// The forms in which an answer can be given.
enum OutputFormat: String, CaseIterable {
  /// Text for people.
  case text
  /// One document.
  case json
  /// An object a line.
  case jsonl
  /// RFC 4180, with a header.
  case csv
  /// A spreadsheet, as flat OpenDocument.
  case ods

  /// True for a table with a header.
  var isTable: Bool { self == .csv || self == .ods }
  /// True when errors are JSON, too.
  var isJSON: Bool { self == .json || self == .jsonl }
}
