import JSONText
import Persistence

/// Fields of a thing that are made of the fields of its parts.
extension Recorded {
  /// A part of the thing, whose fields stand among the thing's own: `part(Party.self) { $1(&$0.party) }`.
  static func part<Part: Recorded>(
    _: Part.Type, _ with: @escaping @Sendable (inout Self, (inout Part) -> Void) -> Void
  ) -> [Field] {
    Part.fields.fields.map { $0.lifted(with) }
  }

  /// A part of the thing, which is an object in images; its columns stand among the thing's own.
  static func object<Part: Recorded>(
    _ name: StaticString, _ part: Part.Type, _ with: @escaping @Sendable (inout Self, (inout Part) -> Void) -> Void
  ) -> [Field] {
    let fields = self.part(part, with)
    let forgetting = fields.compactMap(\.forget)
    var field = Field(
      name: name, columns: fields.flatMap(\.columns), owner: Self.self,
      value: { .json(JSONWriter.text(of: fields, in: $0, $1)) },
      read: { FieldList.read(fields, of: $1, into: $0) })
    if !forgetting.isEmpty { field.forget = { thing, person in for forget in forgetting { forget(thing, person) } } }
    return [field]
  }

  /// A part that the thing may lack, which has columns of its own elsewhere, or none.
  static func optional<Part: Recorded>(
    _ name: StaticString, _ get: @escaping @Sendable (Self) -> Part?,
    _ set: @escaping @Sendable (inout Self, Part?) -> Void
  ) -> [Field] {
    custom(name) { thing, form in
      get(thing).map { .json($0.image(form)) } ?? .null
    } _: { thing, json in
      guard json != .null else {
        set(&thing, nil)
        return true
      }
      guard let part = try? Part.read(json) else { return false }
      set(&thing, part)
      return true
    }
  }

  /// A part of the thing, which is JSON in one column.
  static func whole<Part: Recorded>(
    _ name: StaticString, _ get: @escaping @Sendable (Self) -> Part,
    _ set: @escaping @Sendable (inout Self, Part) -> Void
  ) -> [Field] {
    let column = self.column(name, { get($0).imageText }) { thing, text in set(&thing, try Part.read(image: text)) }
    return custom(name, columns: [column], { .json(get($0).image($1)) }) { thing, json in
      guard let part = try? Part.read(json) else { return false }
      set(&thing, part)
      return true
    }
  }

  /// Things that belong to the thing, which have rows of their own; `omitted` leaves an empty list out of images.
  static func list<Part: Recorded>(
    _ name: StaticString, omitted: Bool = false, _ get: @escaping @Sendable (Self) -> [Part],
    _ set: @escaping @Sendable (inout Self, [Part]) -> Void
  ) -> [Field] {
    custom(name) { thing, form in
      let parts = get(thing)
      return omitted && parts.isEmpty ? nil : .json(JSONWriter.list(parts, form))
    } _: { thing, json in
      guard let values = json.list else { return false }
      var parts: [Part] = []
      for value in values {
        guard let part = try? Part.read(value) else { return false }
        parts.append(part)
      }
      set(&thing, parts)
      return true
    }
  }
}

extension Field {
  /// A part's field as one of the whole.
  fileprivate func lifted<Whole, Part>(
    _ with: @escaping @Sendable (inout Whole, (inout Part) -> Void) -> Void
  ) -> Field {
    precondition(owner == Part.self, "a field of another part")
    let lift = Lift(with)
    let (value, read) = (value, read)
    var field = Field(
      name: name, columns: columns.map { $0.lifted(lift) }, owner: Whole.self,
      value: { whole, form in
        var image: FieldValue?
        lift.with(whole) { image = value($0, form) }
        return image
      },
      read: { whole, json in
        var isRead = false
        lift.with(whole) { isRead = read($0, json) }
        return isRead
      })
    if let forget { field.forget = { whole, person in lift.with(whole) { forget($0, person) } } }
    if let clean {
      field.clean = { whole, problems in
        var found: [Problem] = []
        lift.with(whole) { clean($0, &found) }
        problems += found
      }
    }
    return field
  }
}

extension Column {
  fileprivate func lifted(_ lift: Lift) -> Column {
    let stored = stored
    var column = Column(
      name: name, source: source, place: place, isKey: isKey,
      stored: { whole in
        var value = StoredValue.null
        lift.with(whole) { value = stored($0) }
        return value
      }, load: nil)
    guard let load else { return column }
    column.load = { whole, row, place in
      var failure: (any Error)?
      lift.with(whole) { part in
        do { try load(part, row, place) } catch { failure = error }
      }
      if let failure { throw failure }
    }
    return column
  }
}

/// The way from a whole to its part.
private struct Lift: Sendable {
  let with: @Sendable (UnsafeMutableRawPointer, (UnsafeMutableRawPointer) -> Void) -> Void

  init<Whole, Part>(_ with: @escaping @Sendable (inout Whole, (inout Part) -> Void) -> Void) {
    self.with = { whole, body in
      with(&whole.assumingMemoryBound(to: Whole.self).pointee) { part in
        withUnsafeMutablePointer(to: &part) { body($0) }
      }
    }
  }
}
