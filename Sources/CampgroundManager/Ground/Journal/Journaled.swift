import JSONText
import Persistence

/// A thing that the journal keeps images of.
///
/// An image is the whole thing with all that belongs to it (a reservation with its nights), as JSON.
protocol Journaled: Recorded, Equatable {
  /// The kind's name in the journal.
  static var kind: String { get }
  /// The permanent number within its kind.
  var journalNumber: Int64 { get }
  /// The version, which grows by one with each change.
  var version: Int { get set }
  /// The name by which people call it: an id, a number, or a name of its own.
  var label: String { get }
  /// The name of one with a label; by default the label is an id.
  static func name(_ label: String) -> ThingName
}

extension Journaled {
  /// The images of things by their numbers.
  static func imageTexts(of things: [Self]) -> [Int64: String] {
    Dictionary(things.map { ($0.journalNumber, $0.imageText) }) { first, _ in first }
  }

  static func name(_ label: String) -> ThingName { .id(label) }
}

/// The rows of a kind of thing, as undo restores them; a new kind needs no more than this to be undone.
protocol JournaledTable {
  associatedtype Image: Journaled
  static var kind: String { get }
  /// The query of the numbers of all things of the kind, by which a check finds those that no entry has made.
  static var numbers: SQL { get }
  /// The images of some things as they are now, by their numbers; read at once.
  func imageTexts(of numbers: [Int64]) throws -> [Int64: String]
  /// Releases whatever another thing may need before anything is restored: a reservation's nights.
  func release(_ number: Int64) throws
  /// Throws when these things cannot be removed, or these images not be restored, for what other rows refer to: the engine would report
  /// that only at the commit.
  func requireReferences(removing numbers: [Int64], restoring images: () throws -> [Image]) throws
  /// Throws when somebody else has what these images need; the engine reports it, too, without a name.
  func requireRoom(for images: [Image]) throws
  /// Throws when another thing that is there stands against the thing's image, or with none against its removal.
  func requirePlace(for image: Image?, as number: Int64) throws
  /// Makes the thing equal to the image, whether or not there is a row of it.
  func restore(_ image: Image, as number: Int64) throws
  /// Removes the thing as a whole.
  func remove(_ number: Int64) throws
  /// Removes the rows that a thing has more than the image, or all, so that the image can be put back beside others.
  func withdraw(_ number: Int64, to image: Image?) throws
  /// Puts the image of a withdrawn thing back.
  func reinstate(_ image: Image, as number: Int64) throws
  /// Reads whatever it takes to counter these rows by others, for a kind whose rows are never changed or removed, and to judge the rest of
  /// those that lose their thing by the changes; returns nil for every other kind, and where there are none. The changes of an undo that they
  /// belong to put back the things that they need.
  func counters(of numbers: [Int64], amid changes: [JournalChange]) throws -> (any RowCounters)?
  /// True for a change after which the images of other things name this one otherwise; undo takes it back apart.
  static func renames(_ before: String?, to after: String?) -> Bool
  /// The name by which people call the thing of an image.
  func label(of number: Int64, _ image: Image) -> String
  /// The table of its rows, each of which has the thing's number for an id; nil for a kind without any words.
  static var rows: SQL? { get }
}

extension JournaledTable {
  /// The image of one thing, nil when there is none.
  func imageText(of number: Int64) throws -> String? { try imageTexts(of: [number])[number] }

  func release(_ number: Int64) throws {}

  func requirePlace(for image: Image?, as number: Int64) throws {}

  func withdraw(_ number: Int64, to image: Image?) throws {
    try release(number)
    try remove(number)
  }

  func reinstate(_ image: Image, as number: Int64) throws { try restore(image, as: number) }

  static func renames(_ before: String?, to after: String?) -> Bool { false }

  func label(of number: Int64, _ image: Image) -> String { image.label }

  /// The name of the thing of an image; its kind's when there is no image to tell it.
  func name(of number: Int64, _ image: Image?) -> ThingName {
    Image.name(image.map { label(of: number, $0) } ?? Self.kind)
  }

  func requireReferences(removing numbers: [Int64], restoring images: () throws -> [Image]) throws {}

  func requireRoom(for images: [Image]) throws {}

  func counters(of numbers: [Int64], amid changes: [JournalChange]) throws -> (any RowCounters)? { nil }

  /// Overwrites the texts of a row by those of another state of the thing; its version stays, and its images are
  /// somebody else's to overwrite.
  static func overwrite(_ before: Image, by after: Image, as number: Int64, in store: Store) throws {
    if let rows, let statement = before.overwriting(after, in: rows, number) { try store.execute(statement) }
  }

  static func image(_ text: String) throws -> Image {
    let json = try JSONValue(stored: text)
    // The mark in place of a forgotten thing has none.
    guard json["version"] != nil else { throw StoreError.unreadableImage }
    return try Image.read(json)
  }
}

/// The rows that an undo counters, read at once.
protocol RowCounters: AnyObject {
  /// Counters a row by another; returns that one's number and image.
  func counter(_ number: Int64, on day: Day, by actor: String) throws -> (number: Int64, image: String)
  /// Throws when the rows no longer fit together after they were countered, and their things removed.
  func requireSound() throws
}

extension [any JournaledTable] {
  /// The table of a kind of thing.
  func keeping(_ kind: String) -> (any JournaledTable)? { first { type(of: $0).kind == kind } }
}
