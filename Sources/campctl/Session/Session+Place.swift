import CampgroundManager

/// The campground's place, and the notes about it.
extension Session {
  var location: StoreLocation { choice.location }

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
