import Arguments
import CampgroundManager

/// The changes of a reservation; values that are not given stay as they are.
extension ReservationEdits: ArgumentSet {
  static let arguments: [Argument<Self>] = .of(
    [
      option("arrive", .day, "The new first night.") { $0.arrive = $1 }.short("a"),
      option("nights", .nights, "The number of nights.") { $0.nights = $1 }.short("N"),
      option("depart", .day(after: "arrive"), "The day of departure, instead of --nights.") { $0.depart = $1 },
      option("adults", .number, "The number of adults.") { $0.adults = $1 },
      option("children", .number, "The number of children.") { $0.children = $1 },
      option("pets", .number, "The number of pets.") { $0.pets = $1 },
      option("vehicles", .number, "The number of vehicles.") { $0.vehicles = $1 },
      option("plates", .edit(.text), "The vehicles' license plates.") { $0.plates = $1 },
      option("rig-length", .edit(.number.named("feet")), "The length of the rig.") { $0.rigLength = $1 },
      option("equipment", .edit(.slug), "The equipment to sleep in, such as tent or rv.") { $0.equipment = $1 },
    ], needs, details
  ).titled("What to change")

  private static let needs: [Argument<Self>] = [
    toggle("electricity", "The party needs electricity.") { $0.electricity = $1 },
    option("amps", .list(of: .number, "list"), "The amperes that it needs, such as 30,50; an empty list for none.") {
      $0.amps = $1
    },
    toggle("water", "The party needs water.") { $0.water = $1 },
    toggle("sewer", "The party needs a sewer hookup.") { $0.sewer = $1 },
    toggle("pull-through", "The party needs a pull-through site.") { $0.pullThrough = $1 },
    toggle("accessible", "The party needs an accessible site.") { $0.accessible = $1 },
  ]
}
