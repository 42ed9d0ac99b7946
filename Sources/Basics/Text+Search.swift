/// Searches for a text in another, by characters.
///
/// The standard library has them in a part that brings regular expressions along: 1.25 MB of a program that has none.
extension StringProtocol {
  package func firstRange(of text: String) -> Range<Index>? { firstRange(of: text, from: startIndex) }

  /// The ranges that do not overlap, from the first on; none for an empty text.
  package func ranges(of text: String) -> [Range<Index>] {
    var (ranges, place) = ([Range<Index>](), startIndex)
    while !text.isEmpty, let range = firstRange(of: text, from: place) {
      ranges.append(range)
      place = range.upperBound
    }
    return ranges
  }

  package func contains(_ text: String) -> Bool { firstRange(of: text) != nil }

  /// The pieces between the separators.
  package func split(
    separator: String, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true
  ) -> [SubSequence] {
    var (pieces, start) = ([SubSequence](), startIndex)
    for range in ranges(of: separator) where pieces.count < maxSplits {
      if !omittingEmptySubsequences || start < range.lowerBound { pieces.append(self[start..<range.lowerBound]) }
      start = range.upperBound
    }
    if !omittingEmptySubsequences || start < endIndex { pieces.append(self[start..<endIndex]) }
    return pieces
  }

  package func replacing(_ text: String, with other: String) -> String {
    var (result, start) = ("", startIndex)
    for range in ranges(of: text) {
      result += self[start..<range.lowerBound]
      result += other
      start = range.upperBound
    }
    result += self[start..<endIndex]
    return result
  }

  private func firstRange(of text: String, from start: Index) -> Range<Index>? {
    var place = start
    while true {
      var (end, left) = (place, text.startIndex)
      while left < text.endIndex, end < endIndex, self[end] == text[left] {
        (end, left) = (index(after: end), text.index(after: left))
      }
      if left == text.endIndex { return place..<end }
      guard place < endIndex else { return nil }
      place = index(after: place)
    }
  }
}
