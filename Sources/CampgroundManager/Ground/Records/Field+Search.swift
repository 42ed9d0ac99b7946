import Persistence

extension Field {
  /// With texts that a search reads, found under this name; every text that people type is, unless it is a secret.
  consuming func searched(as form: SearchForm = .words, called other: StaticString? = nil) -> Self {
    let (name, words) = (other ?? name ?? "", words)
    search = FieldSearch(form: form) { thing, search in
      guard let text = words?(&thing), search.isIn(text, form) else { return nil }
      return FoundText(name: name.description, text: text)
    }
    return self
  }

  /// With parts whose fields a search reads.
  consuming func searched(_ find: @escaping FieldSearch<Thing>.Find) -> Self {
    search = FieldSearch(find: find)
    return self
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
