import CampgroundManager

/// The last term of a filter, as far as it is typed: `status:reserved,che`.
struct FilterTerm {
  /// All that stands before the word to complete.
  let before: String
  /// The field behind which a value is typed; nil where a field is.
  let field: String?
  let typed: String

  init(_ filter: String) {
    let start = filter.lastIndex { " (-".contains($0) }.map { filter.index(after: $0) } ?? filter.startIndex
    let term = filter[start...]
    guard let colon = term.firstIndex(of: ":") else {
      (before, field, typed) = (String(filter[..<start]), nil, String(term))
      return
    }
    let value = term[term.index(after: colon)...]
    let begun = value.lastIndex(of: ",").map { value.index(after: $0) } ?? value.startIndex
    before = String(filter[..<begun])
    field = String(term[..<colon])
    typed = String(value[begun...])
  }
}

extension CandidateFinder {
  /// The fields of a list, or the values that one of them can have; those of a kind of thing are looked up.
  func terms(_ term: FilterTerm, before: String, of fields: ListFields?, _ given: GivenOptions) throws -> Candidates {
    let before = before + term.before
    guard let name = term.field else {
      let names = (fields?.names ?? []).map { $0 + ":" }.filter { $0.hasPrefix(term.typed) }
      return Candidates(.parts, before: before, names.map { Candidate($0) })
    }
    guard let field = fields?.field(name) else { return Candidates(.parts, before: before) }
    return Candidates(.parts, before: before, try values(of: field, term.typed, given))
  }

  private func values(
    of field: ListFields.ListField, _ typed: String, _ given: GivenOptions
  ) throws -> [Candidate?] {
    switch field.kind {
    case .flag: return ["yes", "no"].filter { $0.hasPrefix(typed) }.map { Candidate($0) }
    case .choice(let words): return words.filter { $0.hasPrefix(typed) }.map { Candidate($0) }
    case .text:
      guard let kind = field.path.last.flatMap(Nameable.init) else { return [] }
      return try given.lookUp?.found(kind, typed, for: .look).map { Candidate($0.text.quotedInFilter, $0.description) }
        ?? []
    case .number, .day, .moment, .amount: return []
    }
  }
}

extension String {
  /// The text as a value of a filter takes it.
  fileprivate var quotedInFilter: String { contains { " (),".contains($0) } ? "\"\(self)\"" : self }
}
