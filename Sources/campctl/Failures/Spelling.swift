/// How words are written, and how far one is from another.
enum Spelling {
  /// The word that was likely meant; nil when none is near.
  static func nearest(to word: String, among words: some Sequence<String>) -> String? {
    let reach = max(1, word.count / 3)
    return words.filter { abs($0.count - word.count) <= reach }
      .map { (distance: distance($0, word), word: $0) }.filter { $0.distance <= reach }
      .min { ($0.distance, $0.word) < ($1.distance, $1.word) }?.word
  }

  /// `rig-length` is `rigLength`.
  static func camelCase(_ name: String) -> String {
    var bytes: [UInt8] = []
    var isStart = false
    for byte in name.utf8 {
      let isSmall = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      if byte != UInt8(ascii: "-") { bytes.append(isStart && isSmall ? byte - 32 : byte) }
      isStart = byte == UInt8(ascii: "-") && !bytes.isEmpty
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// `ListSites` is `list-sites`.
  static func hyphenated(_ name: String) -> String {
    var bytes: [UInt8] = []
    for byte in name.utf8 {
      let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      if isCapital, !bytes.isEmpty { bytes.append(UInt8(ascii: "-")) }
      bytes.append(isCapital ? byte + 32 : byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The fewest letters to insert, delete or replace, or neighbours to swap (optimal string alignment).
  static func distance(_ one: String, _ other: String) -> Int {
    let (left, right) = (Array(one), Array(other))
    var (above, last) = ([Int](), Array(0...right.count))
    for row in left.indices {
      var next = [row + 1]
      for column in right.indices {
        let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
        next.append(min(replaced, next[column] + 1, last[column + 1] + 1))
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          next[column + 1] = min(next[column + 1], above[column - 1] + 1)
        }
      }
      (above, last) = (last, next)
    }
    return last[right.count]
  }
}
