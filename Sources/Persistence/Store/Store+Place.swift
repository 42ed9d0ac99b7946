/// A store that is filled before anybody is to see it.
extension Store {
  /// A path beside a store's own, where it can be filled.
  public static func nameBeside(_ path: String) -> String { StoreFile.nameBeside(path) }

  /// Gives a store that was filled beside its place there, with all that is in it.
  ///
  /// Returns false when another process's store is there by now, which stands.
  public static func put(_ beside: String, at path: String) throws -> Bool { try StoreFile.put(beside, at: path) }
}
