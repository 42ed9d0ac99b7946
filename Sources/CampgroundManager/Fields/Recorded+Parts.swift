import JSONText
import Persistence

/// Fields of a thing that are made of the fields of its parts.
extension Recorded {
  /// A part of the thing, whose fields stand among the thing's own: `part(Party.self) { $1(&$0.party) }`.
  static func part<Part: Recorded>(
    _: Part.Type, _ with: (inout Self, (inout Part) -> Void) -> Void
  ) -> [Field] {
    let offset = offset(with)
    return Part.fields.fields.map { field in
      precondition(field.owner == Part.self, "a field of another part")
      return field.lifted(to: Self.self, by: offset)
    }
  }

  /// A part of the thing, which is an object in images; its columns stand among the thing's own.
  static func object<Part: Recorded>(
    _ name: StaticString, _ part: Part.Type, _ with: (inout Self, (inout Part) -> Void) -> Void
  ) -> [Field] {
    let fields = self.part(part, with)
    var columns: [Column] = []
    for field in fields { columns.append(contentsOf: field.columns) }
    var forget: Field.Forget?
    if fields.contains(where: \.isPersonal) {
      forget = { thing, person in for field in fields { field.forget(thing, person) } }
    }
    return [
      Field(
        name: name, columns: columns, owner: Self.self,
        value: { .json(JSONWriter.text(of: fields, in: $0, $1)) },
        nest: { thing, form, writer in writer.object(name) { $0.fields(fields, of: thing, form) } },
        read: { FieldList.read(fields, of: $1, into: $0) },
        forget: forget)
    ]
  }

  /// A part that the thing may lack, which has columns of its own elsewhere, or none.
  static func optional<Part: Recorded>(
    _ name: StaticString, _ get: @escaping @Sendable (Self) -> Part?,
    _ set: @escaping @Sendable (inout Self, Part?) -> Void
  ) -> [Field] {
    custom(
      name,
      { thing, form in
        get(thing).map { .json($0.image(form)) } ?? .null
      },
      nest: { thing, form, writer in
        guard let part = get(thing) else { return writer.field(name, .null) }
        writer.object(name) { $0.fields(of: part, form) }
      },
      { thing, json in
        guard json != .null else {
          set(&thing, nil)
          return true
        }
        guard let part = try? Part.read(json) else { return false }
        set(&thing, part)
        return true
      })
  }

  /// A part of the thing, which is JSON in one column.
  static func whole<Part: Recorded>(
    _ name: StaticString, _ get: @escaping @Sendable (Self) -> Part,
    _ set: @escaping @Sendable (inout Self, Part) -> Void
  ) -> [Field] {
    let column = self.column(name, { get($0).imageText }, { thing, text in set(&thing, try Part.read(image: text)) })
    return custom(
      name, columns: [column], { .json(get($0).image($1)) },
      { thing, json in
        guard let part = try? Part.read(json) else { return false }
        set(&thing, part)
        return true
      })
  }

  /// Things that belong to the thing, which have rows of their own; `omitted` leaves an empty list out of images.
  static func list<Part: Recorded>(
    _ name: StaticString, omitted: Bool = false, _ get: @escaping @Sendable (Self) -> [Part],
    _ set: @escaping @Sendable (inout Self, [Part]) -> Void
  ) -> [Field] {
    custom(
      name,
      { thing, form in
        let parts = get(thing)
        return omitted && parts.isEmpty ? nil : .json(JSONWriter.list(parts, form))
      },
      nest: { thing, form, writer in
        let parts = get(thing)
        if !omitted || !parts.isEmpty { writer.objects(name, parts) { $1.fields(of: $0, form) } }
      },
      { thing, json in
        guard let values = json.list else { return false }
        var parts: [Part] = []
        for value in values {
          guard let part = try? Part.read(value) else { return false }
          parts.append(part)
        }
        set(&thing, parts)
        return true
      })
  }
}

extension Recorded {
  /// The place of a stored part in the thing, in bytes.
  fileprivate static func offset<Part: Recorded>(
    _ with: (inout Self, (inout Part) -> Void) -> Void
  ) -> Int {
    var whole = blank
    return withUnsafeMutablePointer(to: &whole) { whole in
      var offset = -1
      with(&whole.pointee) { part in
        withUnsafeMutablePointer(to: &part) { offset = UnsafeMutableRawPointer($0) - UnsafeMutableRawPointer(whole) }
      }
      let last = MemoryLayout<Self>.size - MemoryLayout<Part>.size
      // A computed property has no place of its own.
      precondition(offset >= 0 && offset <= last, "a part has to be a stored property")
      return offset
    }
  }
}
