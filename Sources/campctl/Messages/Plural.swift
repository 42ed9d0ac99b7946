/// Numbers with their nouns.
enum Plural {
  static func nights(_ count: Int) -> String { of(count, "night") }

  static func of(_ count: Int, _ noun: String) -> String { count == 1 ? "1 \(noun)" : "\(count) \(noun)s" }
}
