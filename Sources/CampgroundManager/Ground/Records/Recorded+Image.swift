import JSONText
import Persistence

/// The JSON that a thing's list of fields makes: the journal's image, and the part that an answer keeps of it.
extension Recorded {
  func write(_ form: ImageForm, to writer: inout JSONWriter) {
    var thing = self
    Self.fields.write(&thing, form, to: &writer)
  }

  /// The first field that an image may lack; nil when every image has them all.
  static var firstLeftOut: StaticString? { fields.firstLeftOut }

  /// The thing as JSON text.
  func image(_ form: ImageForm) -> String { JSONWriter.text { write(form, to: &$0) } }

  /// The thing as the store keeps it.
  var imageText: String { image(.kept) }

  /// Prints the thing, with every key and every column: no field of it may be left out.
  package func write(to writer: inout some FieldWriter) { print(.printed, to: &writer) }

  /// Prints the thing with its secrets, on a paper that they are for.
  package func writeRevealed(to writer: inout some FieldWriter) { print(.kept, to: &writer) }

  private func print(_ form: ImageForm, to writer: inout some FieldWriter) {
    if let name = Self.firstLeftOut {
      preconditionFailure("\(Self.self) is printed, so \"\(name)\" may not be omitted")
    }
    forEachValue(form) { writer.field($0, $1, $2) }
  }

  /// Writes the thing as a part of a request; a field that may be left out is, while it is nothing.
  func writeRequested(to writer: inout some FieldWriter) {
    forEachValue(.printed) { writer.field($0, $1, $2) }
  }

  /// The fields of an image by their names.
  func forEachValue(_ form: ImageForm, _ body: (StaticString, FieldValue, FieldKind) -> Void) {
    var thing = self
    Self.fields.forEachValue(&thing, form, body)
  }

  /// The thing of an image; a field that an older version did not have is blank.
  ///
  /// Throws ``StoreError`` for an image that campctl never writes.
  static func read(_ image: JSONValue) throws -> Self {
    var thing = blank
    try fields.read(image, into: &thing)
    return thing
  }

  static func read(image text: String) throws -> Self { try read(JSONValue(stored: text)) }

  /// The thing without the words of the person whose own it is.
  func forgetting() -> Self { tended(.forget) }

  /// The thing with the body's results in place of its texts.
  func rewording(_ body: @escaping (TextField, String) -> String) -> Self { tended(.reword(body)) }

  func tended(_ task: TextTask) -> Self {
    var thing = self
    Self.fields.tend(task, in: &thing)
    return thing
  }

  /// Cleans the texts that differ from those before; reports in `problems` whatever is invalid.
  mutating func clean(besides before: Self? = nil, _ problems: inout [Problem]) {
    Self.fields.clean(&self, besides: before, &problems)
  }
}

extension JSONWriter {
  /// A list of things.
  static func list<Thing: Recorded>(_ things: [Thing], _ form: ImageForm) -> String {
    "[" + things.map { $0.image(form) }.joined(separator: ",") + "]"
  }
}

extension StoreError {
  static let unreadableImage = StoreError.corrupt("a text in it is not what is written")
}

extension JSONValue {
  /// The value of a stored text; throws ``StoreError`` for text that is not JSON.
  init(stored text: String) throws {
    do {
      try self.init(text: text)
    } catch {
      throw StoreError.unreadableImage
    }
  }
}
