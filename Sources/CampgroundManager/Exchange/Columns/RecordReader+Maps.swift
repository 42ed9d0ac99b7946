import Basics

/// Maps that would read what a file has and its import does not understand.
extension RecordReader {
  /// A map for each missing column, of the first unread one whose values fit, and for each unknown value.
  func maps(for unknown: [UnknownValue]) -> [ColumnMap.Pair] {
    var taken: Set<Int> = []
    let columns = plan.missing.map { ours in
      let place = file.names.indices.first { !taken.contains($0) && mayBe(ours, $0) }
      if let place { taken.insert(place) }
      return ColumnMap.Pair(theirs: place.map { file.names[$0] } ?? "Their \(ours)", ours: ours)
    }
    return columns + unknown.map { map(of: $0) }
  }

  /// True for an unread column whose values can be those of one of ours.
  private func mayBe(_ ours: String, _ place: Int) -> Bool {
    let samples = survey.samples[place]
    guard plan.columns[place] == nil, !file.names[place].isEmpty, !samples.isEmpty,
      let kind = Record.columns.first(where: { $0.name == ours })?.kind
    else { return false }
    return samples.allSatisfy { sample in
      switch kind {
      case .day: DayText(sample) != nil
      case .number: CellText.number(sample) != nil
      default: DayText(sample) == nil && (ours != "camper" || sample.contains(where: \.isLetter))
      }
    }
  }

  /// The map of a value: a whole name of a column wins, so that a value whose map would be one stands apart.
  private func map(of value: UnknownValue) -> ColumnMap.Pair {
    let ours =
      switch value.problem {
      case .unreadable(.status): RowStatus.likely(value.value)
      case .unreadable(.flag): "yes"
      case .unreadable(.currency): survey.amounts.currency.code
      default: value.ours.uppercased()
      }
    let together = "\(value.column): \(value.value)"
    let isName = file.names.contains { CellText.key($0) == CellText.key(together) }
    return isName
      ? ColumnMap.Pair(theirs: value.column, value: value.value, ours: ours)
      : ColumnMap.Pair(theirs: together, ours: ours)
  }
}

extension RowStatus {
  /// The name of the status that words may mean; a guess, for people to judge.
  fileprivate static func likely(_ text: String) -> String {
    let key = CellText.key(text)
    let words: KeyValuePairs = [
      "cancelled": ["cancel", "annul", "storn", "delet", "reject", "refus", "void"],
      "no-show": ["noshow", "notarrive", "never"], "checked-out": ["out", "left", "gone", "depart", "past", "over"],
      "checked-in": ["here", "checkedin", "inhouse", "arrived"], "closed": ["clos", "block", "maint", "repair"],
    ]
    return words.first { $0.value.contains(where: key.contains) }?.key ?? "reserved"
  }
}
