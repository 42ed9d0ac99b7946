/// The stored values of a thing, each by its place, such as `terms.extras.pets`.
///
/// They are found by reflection, so that a property that is added to the thing later is among them.
struct StoredFields {
  private(set) var values: [String: String] = [:]

  init(of thing: Any) {
    read(thing, at: "")
  }

  /// Reads a value: one that reads itself from one text is one value, any other is its parts.
  private mutating func read(_ value: Any, at place: String) {
    if let text = value as? any LosslessStringConvertible {
      values[place] = text.description
      return
    }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional, let wrapped = mirror.children.first {
      read(wrapped.value, at: place)
      return
    }
    if mirror.children.isEmpty { values[place] = "\(value)" }
    for (index, child) in mirror.children.enumerated() {
      let name = child.label ?? String(index)
      read(child.value, at: place.isEmpty ? name : "\(place).\(name)")
    }
  }
}

extension StoredFields {
  /// The values without versions, which grow with every write, an undo included.
  private var besidesVersions: [String: String] {
    values.filter { $0.key.split(separator: ".").last != "version" }
  }

  /// The places with different values in another thing, with both values.
  func differences(from other: StoredFields) -> [String] {
    let (values, others) = (besidesVersions, other.besidesVersions)
    return Set(values.keys).union(others.keys).filter { values[$0] != others[$0] }.sorted()
      .map { "\($0): \(values[$0] ?? "-"), not \(others[$0] ?? "-")" }
  }

  /// True when a value at a place differs from a plain thing's.
  private static func says(_ value: String, at place: String, besides plain: StoredFields) -> Bool {
    if ["nil", "", "[]", "none"].contains(value) { return false }
    return plain.values[place].map { $0 != value } ?? !["0", "false"].contains(value)
  }

  /// The places at which none of the things has another value than a plain one.
  static func unset(in things: [StoredFields], besides plain: StoredFields) -> [String] {
    let said = things.flatMap { $0.besidesVersions.filter { says($0.value, at: $0.key, besides: plain) }.keys }
    let places = Set((things + [plain]).flatMap(\.besidesVersions.keys))
    return places.filter { place in !said.contains { $0 == place || $0.hasPrefix("\(place).") } }.sorted()
  }
}
