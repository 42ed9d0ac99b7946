/// Terms that people give and read under the same names, those of their options.
package protocol WrittenTerms {
  /// Writes the terms, amounts with so many digits behind the point, but one that its view writes.
  func writeTerms(digits: Int, besides other: StaticString?, to fields: inout some FieldWriter)
}

extension WrittenTerms {
  package func writeTerms(digits: Int = 0, to fields: inout some FieldWriter) {
    writeTerms(digits: digits, besides: nil, to: &fields)
  }
}

extension Recorded {
  package func writeTerms(digits: Int, besides other: StaticString?, to fields: inout some FieldWriter) {
    for (name, value, kind) in terms(digits: digits) where other.map({ name.isSame(as: $0) }) != true {
      fields.field(name, value, kind)
    }
  }

  /// The terms and their values; nothing is left out.
  func terms(digits: Int) -> [(name: StaticString, value: FieldValue, kind: FieldKind)] {
    var thing = self
    return Self.fields.terms.map { term in
      guard case .image(let value)? = term.getValue?(&thing, .image(.listed(digits: digits))) else {
        return (term.name ?? "", .null, term.kind)
      }
      return (term.name ?? "", value, term.kind)
    }
  }
}

extension FieldList {
  /// The fields that edits change and everybody may see, those of objects included, under their names in requests.
  var terms: [Field<Thing>] {
    fields.flatMap { field -> [Field<Thing>] in
      guard field.getValue != nil, !field.isSecret, let edit = field.edit?() else { return field.part?.terms ?? [] }
      var term = field
      term.name = edit.name
      return [term]
    }
    .listed()
  }
}
