import Persistence

/// The return to a backup: a checked copy of it beside a campground's place, removed unless it is put there.
public final class Restoration {
  /// The contents of the backup.
  public let contents: BackupCheck
  private let place: String
  private let beside: String

  /// Copies a backup, which is only read, and migrates the copy.
  ///
  /// Throws ``StoreError`` for a file that is no store at all.
  public init(of backup: String, at place: String) throws {
    self.place = Store.resolved(place)
    beside = try Store.copy(backup, beside: self.place, schema: .campground)
    do {
      contents = try BackupCheck(of: beside)
    } catch {
      Store.remove(beside)
      throw error
    }
  }

  deinit { Store.remove(beside) }

  /// The path under which the campground that is there now would be kept; nil when there is none.
  public func nameToKeep() throws -> String? { try Store.nameToKeep(place) }

  /// Puts the backup's copy in the campground's place, and returns the path under which the old one is kept.
  ///
  /// Throws ``StoreError``: busy when others do not release it.
  public func replace() throws -> String? {
    try Store.replace(place, by: beside, schema: .campground)
  }

  /// The entries that the backup lacks of the journal of the campground that is there.
  ///
  /// Returns nil when there is none, or when it is beyond reading; throws ``StoreError`` for a failure that may pass.
  public func entriesLacking() throws -> LackingEntries? {
    do {
      let campground = try Store(.file(place), access: .existing)
      return try LackingEntries(of: campground, in: Store(.file(beside), access: .existing))
    } catch StoreError.corrupt, StoreError.unexpectedValue {
      return nil
    } catch StoreError.unusable(_, let reason) {
      if case .refused = reason { throw StoreError.unusable(path: place, reason) }
      return nil
    }
  }
}
