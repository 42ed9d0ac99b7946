/// A request to make or change a thing with a name, as far as it is given, for a refusal that names all that is wrong at
/// once.
package struct GivenThing<Edits: Sendable>: Sendable {
  let name: String?
  /// The name that it is to have; nil keeps the former one.
  let newName: NewName?
  let isNew: Bool
  var edits: Edits
  /// The keys of the arguments that could not be read.
  let unread: Set<String>

  /// A thing to make.
  package static func new(_ name: String?, _ edits: Edits, unread: Set<String>) -> GivenThing {
    GivenThing(name: name, newName: name.map(NewName.first), isNew: true, edits: edits, unread: unread)
  }

  /// A thing to change.
  package static func former(
    _ name: String?, rename: String?, _ edits: Edits, unread: Set<String>
  ) -> GivenThing {
    GivenThing(name: name, newName: rename.map(NewName.other), isNew: false, edits: edits, unread: unread)
  }
}

/// A name that a thing is to have, and the field of the request that has it.
struct NewName {
  let text: String
  let field: String

  /// The name of a new thing.
  static func first(_ text: String) -> NewName { NewName(text: text, field: "name") }
  /// Another name of a thing.
  static func other(_ text: String) -> NewName { NewName(text: text, field: "rename") }
}

extension GivenThing {
  /// The problems of the request, each of which stands whatever could not be read, and whatever the thing is if there is
  /// none of its name.
  ///
  /// - Parameters:
  ///   - blank: The thing that a new one begins as; nil when that is not known.
  ///   - whole: A thing that lacks nothing and limits nothing.
  ///   - find: The look-up of a thing by its name.
  ///   - edit: The edits, which report whatever is invalid.
  /// - Returns: The problems, which are none when the request can be applied.
  /// - Throws: The errors of the look-up and of the edits.
  func problems<Thing>(
    of blank: Thing?, whole: Thing, _ find: (String) throws -> Thing,
    _ edit: (Thing, NewName?, inout [Problem]) throws -> Thing
  ) throws -> [Problem] {
    var missing: [Problem] = []
    var thing = blank
    if !isNew { thing = try name.flatMap { name in try missing.finding { try find(name) } } }
    return try missing
      + .standing(on: thing, whole: whole, unread: unread) { thing, problems in
        _ = try edit(thing, newName, &problems)
      }
  }
}
