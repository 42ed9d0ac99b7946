extension Reference where ID: KindIdentifier {
  /// The id that the text can mean; nil when it has no id's form.
  ///
  /// Throws ``CampingError`` for another kind's id.
  func id() throws(CampingError) -> ID? {
    switch meaning {
    case .id(let id): return id
    case .text: return nil
    case .otherKind(let kind):
      throw CampingError(.wrongKind, [.reference(.wrongKind(text, is: kind, not: ID.kind, field: ID.field))])
    }
  }
}
