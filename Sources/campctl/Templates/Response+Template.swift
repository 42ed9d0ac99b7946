import CampgroundManager
import JSONText

extension Response {
  /// The answer as a template shows it; throws ``Failure`` for a template that cannot be filled in.
  func filled(into template: Template) throws -> Response {
    let filled: (text: String, notes: [String])
    switch body {
    case .one(let item): filled = try template.filled(with: .one(JSONValue(of: item)))
    case .many(let listing): filled = try template.filled(with: .list(Self.values(of: listing)))
    case .document: throw Failure.usage(.templateOfPage)
    }
    return with(.document(filled.text), notes + filled.notes)
  }

  private static func values(of listing: some Listing) -> ((JSONValue) throws -> Void) throws -> Void {
    { body in try listing.each { try body(JSONValue(of: $0)) } }
  }
}

extension JSONValue {
  /// The value that a view is for programs.
  init(of view: some View) throws { self = try JSONReader.value(JSONWriter.object(view)) }
}
