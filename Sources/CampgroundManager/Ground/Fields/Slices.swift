import Persistence

/// A long list, read a piece at a time, so that no reader of it makes a writer wait.
enum Slices {
  /// The most elements, and the most of them in one piece.
  struct Size {
    var limit: Int?
    var length = 500

    /// For readers whom nobody waits for, and who keep little of each element.
    static let large = Size(length: 5000)
  }

  /// Calls the body with each element in its order; nothing of the store is held while the body runs.
  static func forEach<Element>(
    in store: Store, _ size: Size = Size(),
    slice: (_ last: Element?, _ limit: Int) throws -> [Element], body: (Element) throws -> Void
  ) throws {
    try forEachSlice(in: store, size, slice: slice) { try $0.forEach(body) }
  }

  /// Calls the body with one piece after the other; writes between two are seen by the later one.
  static func forEachSlice<Element>(
    in store: Store, _ size: Size = Size(),
    slice: (_ last: Element?, _ limit: Int) throws -> [Element], body: ([Element]) throws -> Void
  ) throws {
    var last: Element?
    var left = size.limit ?? .max
    while left > 0 {
      let wanted = min(size.length, left)
      let elements = try store.read { try slice(last, wanted) }
      try body(elements)
      // Of each of many reads that travel together the first piece comes; the others would all be kept at once.
      guard elements.count == wanted, !store.isForeseeing else { return }
      last = elements.last
      left -= wanted
    }
  }

  /// The elements some thousand at a time, as a statement takes only so many values.
  static func of<Element>(_ elements: [Element], by length: Int = 5000) -> some Sequence<ArraySlice<Element>> {
    stride(from: 0, to: elements.count, by: length).lazy.map { start in
      elements[start..<min(start + length, elements.count)]
    }
  }
}
