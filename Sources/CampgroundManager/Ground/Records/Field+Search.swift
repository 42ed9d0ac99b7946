import Persistence

extension Field {
  /// With texts that a search reads, found under this name; every text that people type is, unless it is a secret.
  func searched(as form: SearchForm = .words, called other: StaticString? = nil) -> Self {
    searched(
      FieldSearch(form: form) { [name, words] thing, search in
        guard let text = words?(&thing), search.isIn(text, form) else { return nil }
        return FoundText(name: (other ?? name ?? "").description, text: text)
      })
  }

  /// With parts whose fields a search reads.
  func searched(_ find: @escaping FieldSearch<Thing>.Find) -> Self { searched(FieldSearch(find: find)) }

  private func searched(_ search: FieldSearch<Thing>) -> Self {
    var field = self
    field.search = search
    return field
  }
}

extension FieldList {
  /// The first field in which a search finds a text.
  func found(_ search: SearchText, in thing: inout Thing) -> FoundText? {
    for field in fields.listed() where !field.isSecret {
      guard var found = field.search?.find(&thing, search) ?? field.part?.found(search, in: &thing) else { continue }
      found.title = found.title ?? field.title
      return found
    }
    return nil
  }
}

extension FieldList {
  /// The columns of the texts that a search reads in these forms.
  fileprivate func searchedColumns(_ isIncluded: (SearchForm) -> Bool) -> [Column] {
    fields.flatMap { field -> [Column] in
      guard let column = field.column else {
        return field.isOnlyAnswered ? [] : field.part?.searchedColumns(isIncluded) ?? []
      }
      guard let form = field.search?.form, isIncluded(form), !field.isSecret else { return [] }
      return [column]
    }
  }
}

extension Recorded {
  /// The first field in which a search finds a text.
  func found(_ search: SearchText) -> FoundText? {
    var thing = self
    return Self.fields.found(search, in: &thing)
  }

  /// A condition on rows, false for most of those in which the search finds nothing.
  static func mayHave(_ search: SearchText, in alias: SQL) -> SQL {
    func columns(_ isIncluded: (SearchForm) -> Bool) -> [SQL] {
      fields.searchedColumns(isIncluded).map { "\(alias).\(SQL(stringLiteral: $0.name))" }
    }
    let probes = [(search.digitProbe, columns { $0 == .phone }), (search.probe, columns { $0 != .phone })]
    return SQL.joined(
      probes.filter { !$0.1.isEmpty }.map { "may_contain(\($0.0), \(SQL.joined($0.1, by: ", ")))" }, by: " OR ")
  }
}
