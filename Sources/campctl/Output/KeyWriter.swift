import CampgroundManager

/// The names of the columns of a thing in ``CSVWriter``: the keys of its fields.
struct KeyWriter: FieldWriter {
  private var names: [String] = []

  static func keys(of thing: some FieldWritable) -> [String] {
    var writer = KeyWriter()
    thing.write(to: &writer)
    return writer.names
  }

  /// The column's name of an object's field; where two columns would have the same, with the object's name.
  private static func name(_ name: String, in object: String) -> String {
    switch (object, name) {
    case ("camper", "id"): "camperId"
    case ("contact", _), ("merged", _), ("policy", _), ("quote", _), ("waitlist", _): "\(object).\(name)"
    default: name
    }
  }

  mutating func field(_ key: StaticString, _ value: FieldValue) {
    names.append(key.description)
  }

  mutating func list(_ key: StaticString, _ values: [FieldValue]) {
    names.append(key.description)
  }

  mutating func object(_ key: StaticString, _ fields: (inout KeyWriter) -> Void) {
    var object = KeyWriter()
    fields(&object)
    names += object.names.map { Self.name($0, in: key.description) }
  }

  mutating func missing(_ key: StaticString, _ fields: (inout KeyWriter) -> Void) { object(key, fields) }

  mutating func objects<Element>(
    _ key: StaticString, _ elements: [Element], _ fields: (Element, inout KeyWriter) -> Void
  ) {
    names.append(key.description)
  }
}
