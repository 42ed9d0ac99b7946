extension Reference where ID: Identifier {
  /// The id that the text can mean; nil when it has no id's form.
  ///
  /// Throws ``CampingError`` for another kind's id.
  func id() throws(CampingError) -> ID? {
    switch meaning {
    case .id(let id): return id
    case .text: return nil
    case .otherKind(let noun): throw CampingError(.wrongKind, [.wrongKind(text, is: noun, not: ID.self)])
    }
  }
}
