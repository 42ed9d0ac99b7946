/// Groups by their names, whatever the case and accents (domain rule R34).
extension ReservationService {
  /// The name of the group that a text names: equal to the letter, else the only one that differs in case or accents.
  ///
  /// Returns nil when there is none; throws ``CampingError`` when there are several.
  package func groupName(_ text: String) throws -> String? {
    let name = PersonText.kept(text)
    return try journal.store.read {
      if try reservations.hasGroup(name) { return name }
      let alike = try groups(like: name)
      if alike.count > 1 { throw CampingError(.ambiguous, [.reference(.severalGroups(name, alike))]) }
      return alike.first
    }
  }

  /// The other groups whose names differ from this one in case or accents alone.
  package func groups(like name: String) throws -> [String] {
    let key = PersonText.nameKey(name)
    return try journal.store.read {
      try reservations.groups().filter { $0 != name && PersonText.nameKey($0) == key }
    }
  }
}
