import JSONText
import Persistence

/// The JSON that a thing's list of fields makes: the journal's image, and what an answer keeps of it.
extension Recorded {
  /// The thing as JSON text.
  func image(_ form: ImageForm) -> String {
    var thing = self
    return withUnsafeMutablePointer(to: &thing) { JSONWriter.text(of: Self.fields.fields, in: $0, form) }
  }

  /// The thing as the store keeps it.
  var imageText: String { image(.kept) }

  package func write(to writer: inout some FieldWriter) {
    var thing = self
    withUnsafeMutablePointer(to: &thing) { writer.fields(Self.fields.fields, of: $0, .kept) }
  }

  /// The thing that an image says; a field that an older version did not have is blank.
  ///
  /// Throws ``StoreError`` for what campctl never writes.
  static func read(_ image: JSONValue) throws -> Self {
    var thing = blank
    let isRead = withUnsafeMutablePointer(to: &thing) { FieldList.read(fields.fields, of: image, into: $0) }
    guard isRead else { throw StoreError.unreadableImage }
    return thing
  }

  static func read(image text: String) throws -> Self { try read(JSONValue(stored: text)) }

  /// The thing without a person's words.
  func forgetting(_ person: Person) -> Self {
    var thing = self
    withUnsafeMutablePointer(to: &thing) { thing in
      for field in Self.fields.fields { field.forget(thing, person) }
    }
    return thing
  }

  /// Makes the texts fit to keep, as far as they are others than before; names in `problems` what cannot be.
  mutating func clean(besides before: Self? = nil, _ problems: inout [Problem]) {
    var before = before
    let kept = before == nil ? nil : Self.fields.fields.map { field in before?.value(of: field) }
    for (place, field) in Self.fields.fields.enumerated() {
      guard field.isTyped, kept == nil || kept?[place] != value(of: field) else { continue }
      withUnsafeMutablePointer(to: &self) { field.clean($0, &problems) }
    }
  }

  private mutating func value(of field: Field) -> FieldValue? {
    withUnsafeMutablePointer(to: &self) { field.value($0, .kept) }
  }
}

extension FieldList {
  /// Reads the members of an object; returns false when one is not as its field writes it.
  static func read(_ fields: [Field], of value: JSONValue, into thing: UnsafeMutableRawPointer) -> Bool {
    guard let members = value.members else { return false }
    for field in fields {
      let name = field.name.description
      guard let member = members.first(where: { $0.key == name }) else { continue }
      guard field.read(thing, member.value) else { return false }
    }
    return true
  }
}

extension FieldWriter {
  mutating func fields(_ fields: [Field], of thing: UnsafeMutableRawPointer, _ form: ImageForm) {
    for field in fields {
      if let value = field.value(thing, form) { self.field(field.name, value) }
    }
  }
}

extension JSONWriter {
  /// Nested values are written in their place, without a text of their own.
  mutating func fields(_ fields: [Field], of thing: UnsafeMutableRawPointer, _ form: ImageForm) {
    for field in fields { field.write(thing, form, to: &self) }
  }

  mutating func fields<Thing: Recorded>(of thing: Thing, _ form: ImageForm) {
    var thing = thing
    withUnsafeMutablePointer(to: &thing) { fields(Thing.fields.fields, of: $0, form) }
  }

  /// One object of the fields of a thing.
  static func text(of fields: [Field], in thing: UnsafeMutableRawPointer, _ form: ImageForm) -> String {
    String(decoding: object { $0.fields(fields, of: thing, form) }, as: UTF8.self)
  }

  /// A list of things.
  static func list<Thing: Recorded>(_ things: [Thing], _ form: ImageForm) -> String {
    var text = "["
    for (number, thing) in things.enumerated() { text += (number > 0 ? "," : "") + thing.image(form) }
    return text + "]"
  }
}

extension StoreError {
  static let unreadableImage = StoreError.corrupt("a text in it is not what is written")
}

extension JSONValue {
  /// The value of a text that the store keeps; throws ``StoreError`` for what is no JSON.
  init(stored text: String) throws {
    do {
      try self.init(text: text)
    } catch {
      throw StoreError.unreadableImage
    }
  }
}
