import JSONText
import Persistence

/// The fields of a thing, in the order in which images and rows have them.
final class FieldList: Sendable, ExpressibleByArrayLiteral {
  let fields: [Field]
  /// The first field that an image may lack, those of parts included; nil when every image has them all.
  let firstLeftOut: StaticString?
  /// Lists live as long as the program does, so references to fields are not counted.
  private let uncounted: [Unmanaged<Field>]

  init(arrayLiteral fields: Field...) {
    self.fields = fields
    firstLeftOut = Self.firstLeftOut(of: fields)
    uncounted = fields.map(Unmanaged.passUnretained)
  }

  private static func firstLeftOut(of fields: [Field]) -> StaticString? {
    for field in fields {
      if let name = field.mayBeLeftOut ? field.name : field.part?.fields.firstLeftOut { return name }
    }
    return nil
  }

  @inline(__always)
  private func forEach(_ body: (Field) throws -> Void) rethrows {
    for field in uncounted { try field._withUnsafeGuaranteedRef(body) }
  }
}

/// Images.
extension FieldList {
  /// Nested values are written in their place, without a text of their own.
  func write(_ thing: UnsafeMutableRawPointer, _ form: ImageForm, to writer: inout JSONWriter) {
    forEach { field in
      guard field.isIn(form) else { return }
      if let part = field.part {
        guard let name = field.name else { return part.fields.write(thing + part.offset, form, to: &writer) }
        writer.object(name) { part.fields.write(thing + part.offset, form, to: &$0) }
      } else if let nest = field.nest {
        nest(thing, form, &writer)
      } else if let name = field.name, case .image(let value)? = field.give?(thing, .image(form)) {
        writer.field(name, value)
      }
    }
  }

  /// The fields of an image by their names; a part with a name is one.
  func forEachValue(
    _ thing: UnsafeMutableRawPointer, _ form: ImageForm, _ body: (StaticString, FieldValue) -> Void
  ) {
    forEach { field in
      guard field.isIn(form) else { return }
      if let part = field.part {
        guard let name = field.name else { return part.fields.forEachValue(thing + part.offset, form, body) }
        body(name, .json(JSONWriter.text { part.fields.write(thing + part.offset, form, to: &$0) }))
      } else if let name = field.name, case .image(let value)? = field.give?(thing, .image(form)) {
        body(name, value)
      }
    }
  }

  /// Takes the members of an object.
  ///
  /// Throws ``StoreError`` for a member in another form than its field writes, for one that no field writes, and for
  /// the lack of one that every release has written.
  func read(_ json: JSONValue, into thing: UnsafeMutableRawPointer) throws {
    guard let members = json.members else { throw StoreError.unreadableImage }
    guard try take(members, into: thing) == members.count else { throw StoreError.unreadableImage }
  }

  /// Returns the number of members that are fields. One that may lack, and does, stays blank.
  private func take(_ members: [JSONValue.Member], into thing: UnsafeMutableRawPointer) throws -> Int {
    var found = 0
    try forEach { field in
      guard let name = field.name else {
        if let part = field.part { found += try part.fields.take(members, into: thing + part.offset) }
        return
      }
      guard let member = members.first(where: { $0.key.utf8.elementsEqual(name.bytes) }) else {
        if field.isRequired { throw StoreError.unreadableImage }
        return
      }
      found += 1
      if let part = field.part {
        try part.fields.read(member.value, into: thing + part.offset)
      } else {
        try field.take?(thing, .image(member.value))
      }
    }
    return found
  }
}

/// Rows.
extension FieldList {
  /// The columns, each with the place in the thing of the part that it belongs to.
  func forEachColumn(at offset: Int = 0, _ body: (Column, Field, Int) throws -> Void) rethrows {
    try forEach { field in
      if let column = field.column { try body(column, field, offset) }
      if let part = field.rowPart { try part.fields.forEachColumn(at: offset + part.offset, body) }
    }
  }

  func columns(where isIncluded: (Column, Field) -> Bool) -> [Column] {
    var columns: [Column] = []
    forEachColumn { column, field, _ in if isIncluded(column, field) { columns.append(column) } }
    return columns
  }

  /// Takes the columns that start at a place in the row, and moves the place behind them.
  func load(_ row: Row, at place: inout Int, into thing: UnsafeMutableRawPointer) throws {
    try forEach { field in
      if let column = field.column, column.isRead {
        try field.take?(thing, .row(row, place))
        place += 1
      }
      if let part = field.rowPart { try part.fields.load(row, at: &place, into: thing + part.offset) }
    }
  }
}

/// Texts.
extension FieldList {
  func tend(_ task: TextTask, in thing: UnsafeMutableRawPointer) {
    forEach { field in
      field.tend?(thing, task)
      if let part = field.part { part.fields.tend(task, in: thing + part.offset) }
    }
  }

  /// Cleans texts unless they are as they were; reports in `problems` whatever makes one unfit.
  func clean(
    _ thing: UnsafeMutableRawPointer, besides before: UnsafeMutableRawPointer?, _ problems: inout [Problem]
  ) {
    forEach { field in
      if let part = field.part {
        part.fields.clean(thing + part.offset, besides: before.map { $0 + part.offset }, &problems)
      }
      guard let clean = field.clean else { return }
      if let before, field.stored(before) == field.stored(thing) { return }
      clean(thing, &problems)
    }
  }
}
