import Persistence

/// A long list, read a piece at a time, so that no reader of it makes a writer wait.
enum Slices {
  /// Calls the body with each element in its order; nothing of the store is held while the body runs.
  ///
  /// Writes between two pieces are seen by the later ones.
  static func forEach<Element>(
    in store: Store,
    limit: Int? = nil,
    of length: Int = 500,
    slice: (_ last: Element?, _ limit: Int) throws -> [Element],
    body: (Element) throws -> Void
  ) throws {
    var last: Element?
    var left = limit ?? .max
    while left > 0 {
      let wanted = min(length, left)
      let elements = try store.read { try slice(last, wanted) }
      for element in elements { try body(element) }
      guard elements.count == wanted else { return }
      last = elements.last
      left -= wanted
    }
  }

  /// The elements some hundred at a time, as a statement takes only so many values.
  static func of<Element>(_ elements: [Element], by length: Int = 500) -> some Sequence<ArraySlice<Element>> {
    stride(from: 0, to: elements.count, by: length).lazy.map { start in
      elements[start..<min(start + length, elements.count)]
    }
  }
}
