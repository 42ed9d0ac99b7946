/// Words that several sentences share.
enum Phrases {
  static func nights(_ count: Int) -> String { count == 1 ? "1 night" : "\(count) nights" }
}
