import CampgroundManager

/// The campground's place, and the notes about it.
extension Session {
  /// Points out a file that has the name of a configured store.
  func pointOutHiddenFile() {
    if let name = choice.name, choice.hidesFile { printer.inform(StoreWords.hidden(name, location)) }
  }

  func tellBeginning() {
    if location != .memory { printer.inform(StoreWords.began(location, near: choice.near)) }
  }

  /// Has a missing store reported with the name that was probably meant.
  func guessing(_ open: () throws -> Store) throws -> Store {
    do {
      return try open()
    } catch let error as StoreError {
      guard case .unusable(_, .missing) = error, let near = choice.near else { throw error }
      var failure = Failure(error)
      failure.hint = .suggestion(near)
      throw failure
    }
  }
}

/// A store that is filled beside its place, and removed unless it is put there.
///
/// A batch may be too long to try in memory, and a batch that is refused leaves no file.
final class NewStore {
  private let place: String
  private let passing: PassingFolder

  init(for place: String) throws {
    self.place = place
    passing = try Store.make(beside: place, schema: .campground)
  }

  /// Opens it; an error of its path is reported of its place.
  func open(_ open: (StoreLocation) throws -> Campground) throws -> Campground {
    do {
      return try open(.file(passing.file))
    } catch StoreError.unusable(_, let reason) {
      throw StoreError.unusable(path: place, reason)
    }
  }

  /// Puts it in its place with its rows; returns false when another process's store is there by now.
  func put() throws -> Bool { try Store.put(passing, at: place) }
}
