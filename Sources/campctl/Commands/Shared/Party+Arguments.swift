import Arguments
import CampgroundManager

/// The people of a stay, and their equipment and vehicles.
extension Party: ArgumentSet {
  /// True when one of the keys names a part of a party that decides whether a site fits, or a need.
  static func isPart(ofAny keys: Set<String>) -> Bool {
    !keys.isDisjoint(with: size.map(\.description.key) + SiteNeeds.whole.map(\.description.key))
  }

  /// The part of a party that decides whether a site fits.
  static let size: [Argument<Self>] = .of([
    option("adults", .number, "The number of adults.") { $0.adults = $1 }.byDefault("\(Party().adults)"),
    option("children", .number, "The number of children.") { $0.children = $1 }.byDefault("\(Party().children)"),
    option("vehicles", .number, "The number of vehicles.") { $0.vehicles = $1 }.byDefault("\(Party().vehicles)"),
    option("rig-length", .number.named("feet"), "The length of the rig.") { $0.rigLength = $1 },
    option("equipment", .slug, "The equipment to sleep in, such as tent or rv.") { $0.equipment = $1 },
  ]).titled("The party")

  /// The same with pets, which prices may count.
  static let priced: [Argument<Self>] = .of(
    size, [option("pets", .number, "The number of pets.") { $0.pets = $1 }.byDefault("\(Party().pets)")]
  ).titled("The party")

  /// The whole party of a reservation.
  static let whole: [Argument<Self>] = .of(
    priced, [option("plates", .text, "The vehicles' license plates.") { $0.plates = $1 }]
  ).titled("The party")
}

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
