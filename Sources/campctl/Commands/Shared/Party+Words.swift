import CampgroundManager

extension Party {
  /// `2 adults, 1 child, 1 pet`.
  var peopleWords: String {
    [
      Self.count(adults, "adult"), Self.count(children, "child", "children"), Self.count(pets, "pet"),
    ].compactMap(\.self).joined(separator: ", ")
  }

  /// `1 vehicle`; nil for none.
  var vehicleWords: String? { Self.count(vehicles, "vehicle") }

  /// `28 ft, rv`; nil when neither is known.
  var rigWords: String? {
    let rig = [rigLength.map { "\($0) ft" }, equipment?.text].compactMap(\.self)
    return rig.isEmpty ? nil : rig.joined(separator: ", ")
  }

  private static func count(_ number: Int, _ noun: String, _ plural: String? = nil) -> String? {
    number == 0 ? nil : Phrases.count(number, noun, plural)
  }
}
