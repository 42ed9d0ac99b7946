import CampgroundManager

/// The fields for programs and the lines for people that stand beside the view of a response.
struct Extras {
  private var fields: [Field] = []
  /// The lines for people, on standard error.
  private(set) var notes: [String] = []

  private struct Field {
    enum Content {
      case value(FieldValue, FieldKind)
      case object(any FieldWritable)
      case objects([any FieldWritable])
    }

    let key: StaticString
    let content: Content
  }

  static var none: Extras { Extras() }

  static func field<Value: FieldRepresentable>(_ key: StaticString, _ value: Value) -> Extras {
    .field(key, value.fieldValue, Value.kind)
  }

  static func field(_ key: StaticString, _ value: FieldValue, _ kind: FieldKind = .text) -> Extras {
    Extras(key, .value(value, kind))
  }

  /// An amount of minor units.
  static func amount(_ key: StaticString, _ amount: Int, _ currency: Currency) -> Extras {
    .field(key, .text(currency.text(amount)), .amount)
  }

  static func list<Value: FieldRepresentable>(_ key: StaticString, _ values: [Value]) -> Extras {
    .field(key, .list(values.map(\.fieldValue)), Value.kind)
  }

  static func object(_ key: StaticString, _ thing: some FieldWritable) -> Extras { Extras(key, .object(thing)) }

  static func objects(_ key: StaticString, _ things: [any FieldWritable]) -> Extras { Extras(key, .objects(things)) }

  static func notes(_ notes: [String]) -> Extras {
    var extras = Extras()
    extras.notes = notes
    return extras
  }

  private init() {}

  private init(_ key: StaticString, _ content: Field.Content) {
    fields = [Field(key: key, content: content)]
  }

  static func + (left: Extras, right: Extras) -> Extras {
    var sum = left
    sum.fields += right.fields
    sum.notes += right.notes
    return sum
  }
}

extension Extras: FieldWritable {
  func write(to fields: inout some FieldWriter) {
    for field in self.fields {
      let key = field.key
      switch field.content {
      case .value(let value, let kind): fields.field(key, value, kind)
      case .object(let thing): fields.object(key) { thing.write(to: &$0) }
      case .objects(let things): fields.objects(key, things) { $0.write(to: &$1) }
      }
    }
  }
}
