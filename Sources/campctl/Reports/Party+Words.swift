import CampgroundManager

extension Party {
  /// `2 adults, 1 child, 1 pet`.
  var peopleWords: String {
    [
      Self.count(adults, "adult", "adults"), Self.count(children, "child", "children"), Self.count(pets, "pet", "pets"),
    ].compactMap(\.self).joined(separator: ", ")
  }

  /// `1 vehicle`; nil for none.
  var vehicleWords: String? { Self.count(vehicles, "vehicle", "vehicles") }

  /// `28 ft, rv`; nil when neither is known.
  var rigWords: String? {
    let rig = [rigLength.map { "\($0) ft" }, equipment?.text].compactMap(\.self)
    return rig.isEmpty ? nil : rig.joined(separator: ", ")
  }

  private static func count(_ number: Int, _ one: String, _ many: String) -> String? {
    number == 0 ? nil : "\(number) \(number == 1 ? one : many)"
  }
}
