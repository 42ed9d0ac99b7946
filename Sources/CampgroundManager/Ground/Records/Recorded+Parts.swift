import JSONText
import Persistence

/// Fields of a thing that are made of the fields of its parts.
extension Recorded {
  /// A part of the thing, whose fields stand among the thing's own: `part(Party.self) { $1(&$0.party) }`.
  static func part<Part: Recorded>(_: Part.Type, _ path: @escaping PartPath<Self, Part>) -> Field<Self> {
    Field(name: nil, part: Part.fields.within(path))
  }

  /// A part of the thing, which is an object in images; its columns stand among the thing's own.
  static func object<Part: Recorded>(
    _ name: StaticString, _: Part.Type, _ path: @escaping PartPath<Self, Part>
  ) -> Field<Self> {
    Field(name: name, part: Part.fields.within(path), isRequired: true)
  }

  /// A part that only answers have; the thing's row has no columns for it.
  static func answered<Part: Recorded>(
    _ name: StaticString, _: Part.Type, _ path: @escaping PartPath<Self, Part>
  ) -> Field<Self> {
    Field(name: name, part: Part.fields.within(path), isOnlyAnswered: true)
  }

  /// A part that the thing may lack, which has columns of its own elsewhere, or none.
  static func optional<Part: Recorded>(
    _ name: StaticString, _ get: @escaping Getter<Part?>, _ set: @escaping Setter<Part?>
  ) -> Field<Self> {
    nested(name) { thing, form in
      get(&thing).map { .json($0.image(form)) } ?? .null
    } writeNested: { thing, form, writer in
      guard let part = get(&thing) else { return writer.field(name, .null) }
      writer.object(name) { part.write(form, to: &$0) }
    } _: { thing, json in
      try set(&thing, json == .null ? nil : Part.read(json))
    } tend: { thing, task in
      try? set(&thing, get(&thing)?.tended(task))
    }
  }

  /// A part of the thing, which is JSON in one column.
  static func whole<Part: Recorded>(
    _ name: StaticString, _ get: @escaping Getter<Part>, _ set: @escaping Setter<Part>
  ) -> Field<Self> {
    Field(
      name: name, column: Column(name: name), isRequired: true,
      getValue: { thing, form in
        let part = get(&thing)
        guard case .image(let form) = form else { return .column(.text(part.imageText)) }
        return .image(.json(part.image(form)))
      },
      setValue: { thing, source in
        guard let part: Part = try source.part() else { throw StoreError.unreadableImage }
        try set(&thing, part)
      },
      tend: { thing, task in
        try? set(&thing, get(&thing).tended(task))
      })
  }

  /// A part that the thing may lack, which is JSON in one column, and which images leave out when it lacks. A part that
  /// edits leave blank is none.
  static func wholeIfAny<Part: Recorded & Equatable>(
    _ name: StaticString, _ get: @escaping Getter<Part?>, _ set: @escaping Setter<Part?>
  ) -> Field<Self> {
    var field = Field<Self>(
      name: name, column: Column(name: name), mayBeLeftOut: true,
      getValue: { thing, form in
        let part = get(&thing)
        guard case .image(let form) = form else { return .column(part.map { .text($0.imageText) } ?? .null) }
        return part.map { .image(.json($0.image(form))) } ?? .nothing
      },
      setValue: { thing, source in try set(&thing, source.part()) },
      tend: { thing, task in try? set(&thing, get(&thing)?.tended(task)) })
    field.partEdits = {
      Part.fields.edits.map { edit in
        edit.within { thing, change in
          var part = get(&thing) ?? .blank
          change(&part)
          try? set(&thing, part == .blank ? nil : part)
        }
      }
    }
    return field
  }

  /// Things that belong to the thing, which have rows of their own; `omitted` leaves an empty list out of images. It is
  /// not required if there are images of releases that did not have it.
  static func list<Part: Recorded>(
    _ name: StaticString, isRequired: Bool = true, omitted: Bool = false, _ get: @escaping Getter<[Part]>,
    _ set: @escaping Setter<[Part]>
  ) -> Field<Self> {
    nested(name, isRequired: isRequired && !omitted, mayBeLeftOut: omitted) { thing, form in
      let parts = get(&thing)
      return omitted && parts.isEmpty ? nil : .json(JSONWriter.list(parts, form))
    } writeNested: { thing, form, writer in
      let parts = get(&thing)
      if !omitted || !parts.isEmpty { writer.objects(name, parts) { $0.write(form, to: &$1) } }
    } _: { thing, json in
      guard let values = json.list else { throw StoreError.unreadableImage }
      try set(&thing, values.map(Part.read))
    } tend: { thing, task in
      try? set(&thing, get(&thing).map { $0.tended(task) })
    }
  }

  /// A value that is in images alone.
  static func image<Value: JSONReadable>(
    _ name: StaticString, omitted: (@Sendable (Value) -> Bool)? = nil, _ get: @escaping Getter<Value>,
    _ set: @escaping Setter<Value>
  ) -> Field<Self> {
    nested(name, isRequired: omitted == nil && !Value.mayLack, mayBeLeftOut: omitted != nil) {
      let value = get(&$0)
      return omitted?(value) == true ? nil : value.value(in: $1)
    } _: {
      try set(&$0, Value(stored: $1))
    }
  }

  /// A text of the campground that is in images alone.
  static func image<Value: ColumnText>(
    _ name: StaticString, _ get: @escaping Getter<Value>, _ set: @escaping Setter<Value>
  ) -> Field<Self> {
    nested(name, isRequired: !Value.mayLack) {
      get(&$0).value(in: $1)
    } _: {
      try set(&$0, Value(stored: $1))
    } tend: { thing, task in
      task.reword(get(&thing), TextField(name: name)) { try? set(&thing, $0) }
    }
  }

  /// Words of the campground that are in images alone.
  static func image(
    _ name: StaticString, _ get: @escaping Getter<JSONWords>, _ set: @escaping Setter<JSONWords>
  ) -> Field<Self> {
    nested(name, isRequired: true) {
      get(&$0).value(in: $1)
    } _: {
      try set(&$0, JSONWords(stored: $1))
    } tend: { thing, task in
      guard case .reword(let body) = task else { return }
      let words = get(&thing).words
      let others = words.map { body(TextField(name: name), $0) }
      if others != words { try? set(&thing, JSONWords(others)) }
    }
  }

  private static func nested(
    _ name: StaticString, isRequired: Bool = false, mayBeLeftOut: Bool = false,
    _ value: @escaping @Sendable (inout Self, ImageForm) -> FieldValue?,
    writeNested: (@Sendable (inout Self, ImageForm, inout JSONWriter) -> Void)? = nil,
    _ read: @escaping @Sendable (inout Self, JSONValue) throws -> Void,
    tend: (@Sendable (inout Self, TextTask) -> Void)? = nil
  ) -> Field<Self> {
    Field(
      name: name, isRequired: isRequired, mayBeLeftOut: mayBeLeftOut,
      getValue: { thing, form in
        guard case .image(let form) = form else { return .nothing }
        return value(&thing, form).map { .image($0) } ?? .nothing
      },
      setValue: { thing, source in
        guard case .image(let json) = source else { return }
        try read(&thing, json)
      }, writeNested: writeNested, tend: tend)
  }
}

extension FieldSource {
  /// The part that stands there as JSON; nil for none.
  func part<Part: Recorded>() throws -> Part? {
    switch self {
    case .image(let json): try Part.read(json)
    case .row(let row, let place): try (row[place] as String?).map(Part.read(image:))
    }
  }
}
