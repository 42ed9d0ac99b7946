import JSONText
import Persistence

/// The fields of a thing, in the order in which images and rows have them.
///
/// Readers and writers of records take a field by its index, where it is: a copy would count a dozen references.
struct FieldList<Thing>: Sendable, ExpressibleByArrayLiteral {
  /// The fields, those of a part without a name among them.
  let fields: [Field<Thing>]
  /// The first field that an image may lack, those of parts included; nil when every image has them all.
  var firstLeftOut: StaticString? {
    for index in fields.indices {
      if fields[index].mayBeLeftOut { return fields[index].name }
      if let name = fields[index].part?.firstLeftOut { return name }
    }
    return nil
  }

  init(arrayLiteral fields: Field<Thing>...) { self.init(fields) }

  private init(_ given: [Field<Thing>]) {
    var fields: [Field<Thing>] = []
    fields.reserveCapacity(given.count)
    // A loop, since each function on arrays of another type is a type more for the runtime to put together.
    for index in given.indices {
      if given[index].name == nil, let part = given[index].part {
        fields += part.fields
      } else {
        fields.append(given[index])
      }
    }
    self.fields = fields
  }

  /// The same fields, of a thing of which this one's thing is a part.
  func within<Whole>(_ path: @escaping PartPath<Whole, Thing>) -> FieldList<Whole> {
    var whole: [Field<Whole>] = []
    whole.reserveCapacity(fields.count)
    for field in fields { whole.append(field.within(path)) }
    return FieldList<Whole>(whole)
  }
}

/// The fields that edits change.
extension FieldList {
  var edits: [FieldEdit<Thing>] {
    fields.flatMap { field in field.edit.map { [$0()] } ?? field.part?.edits ?? field.partEdits?() ?? [] }
  }

  /// The fields with a value of their own that everybody may see, as people have them.
  func open(besides others: Set<String> = []) -> [Field<Thing>] {
    fields.filter { $0.edit != nil && !$0.isSecret && !others.contains($0.name?.description ?? "") }.listed()
  }
}

extension Array {
  /// The fields in the order in which people have them.
  func listed<Thing>() -> Self where Element == Field<Thing> {
    reduce(into: []) { listed, field in
      let place = field.follower.flatMap { other in listed.firstIndex { $0.name?.isSame(as: other) == true } }
      listed.insert(field, at: place ?? listed.endIndex)
    }
  }
}

/// Images.
extension FieldList {
  /// Nested values are written in their place, without a text of their own.
  func write(_ thing: inout Thing, _ form: ImageForm, to writer: inout JSONWriter) {
    for index in fields.indices where fields[index].isIn(form) {
      if let writeNested = fields[index].writeNested {
        writeNested(&thing, form, &writer)
      } else if let name = fields[index].name {
        if let part = fields[index].part {
          writer.object(name) { part.write(&thing, form, to: &$0) }
        } else if case .image(let value)? = fields[index].getValue?(&thing, .image(form)) {
          writer.field(name, value)
        }
      }
    }
  }

  /// The fields of an image by their names; a part with a name is one.
  func forEachValue(_ thing: inout Thing, _ form: ImageForm, _ body: (StaticString, FieldValue, FieldKind) -> Void) {
    for field in fields where field.isIn(form) {
      guard let name = field.name else { continue }
      if let part = field.part {
        body(name, .json(JSONWriter.text { part.write(&thing, form, to: &$0) }), .text)
      } else if case .image(let value)? = field.getValue?(&thing, .image(form)) {
        body(name, value, field.kind)
      }
    }
  }

  /// Takes the members of an object.
  ///
  /// Throws ``StoreError`` for a member in another form than its field writes, for one that no field writes, and for
  /// the lack of one that every release has written.
  func read(_ json: JSONValue, into thing: inout Thing) throws {
    guard let members = json.members else { throw StoreError.unreadableImage }
    var found = 0
    for field in fields {
      guard let name = field.name else { continue }
      guard let member = members.first(where: { name.isSame(as: $0.key) }) else {
        if field.isRequired { throw StoreError.unreadableImage }
        continue
      }
      found += 1
      if let part = field.part { try part.read(member.value, into: &thing) }
      try field.setValue?(&thing, .image(member.value))
    }
    guard found == members.count else { throw StoreError.unreadableImage }
  }
}

/// Rows.
extension FieldList {
  func columns(where isIncluded: (Column) -> Bool) -> [Column] {
    var columns: [Column] = []
    for index in fields.indices {
      if let column = fields[index].column {
        if isIncluded(column) { columns.append(column) }
      } else if !fields[index].isOnlyAnswered, let part = fields[index].part {
        columns += part.columns(where: isIncluded)
      }
    }
    return columns
  }

  /// Passes each column with its value.
  func forEachColumn(_ thing: inout Thing, _ body: (Column, StoredValue) -> Void) {
    for index in fields.indices {
      if let column = fields[index].column {
        var value = StoredValue.null
        if case .column(let stored)? = fields[index].getValue?(&thing, .column) { value = stored }
        body(column, value)
      } else if !fields[index].isOnlyAnswered {
        fields[index].part?.forEachColumn(&thing, body)
      }
    }
  }

  /// Takes the columns that start at a place in the row, and moves the place behind them.
  func load(_ row: Row, at place: inout Int, into thing: inout Thing) throws {
    for index in fields.indices {
      if let column = fields[index].column {
        guard column.isRead else { continue }
        try fields[index].setValue?(&thing, .row(row, place))
        place += 1
      } else if !fields[index].isOnlyAnswered {
        try fields[index].part?.load(row, at: &place, into: &thing)
      }
    }
  }
}

/// Texts.
extension FieldList {
  func tend(_ task: TextTask, in thing: inout Thing) {
    for field in fields {
      field.tend?(&thing, task)
      field.part?.tend(task, in: &thing)
    }
  }

  /// Cleans texts unless they are as they were; reports in `problems` whatever makes one unfit.
  func clean(_ thing: inout Thing, besides before: Thing?, _ problems: inout [Problem]) {
    for index in fields.indices {
      fields[index].part?.clean(&thing, besides: before, &problems)
      guard let clean = fields[index].clean else { continue }
      if var before, fields[index].stored(&before) == fields[index].stored(&thing) { continue }
      clean(&thing, &problems)
    }
  }
}
