import Arguments
import CampgroundManager

/// The features of a site; a feature that is not given stays as it is.
extension SiteEdits: ArgumentSet {
  static let edits: [Argument] = .of([
    option("loop", .edit(.text.named("loop", completion: .of(.loop))), "The part of the campground it lies in.") {
      $0.loop = $1
    },
    option("type", .type.named("word"), "Its type, such as standard or tent-only.") { $0.type = $1 },
    toggle("electricity", "It has electricity.") { $0.electricity = $1 },
    option("amps", .list(of: .number, "list"), "The amperes it offers, such as 30,50.") { $0.amps = $1 },
    toggle("water", "It has water.") { $0.water = $1 },
    toggle("sewer", "It has a sewer hookup.") { $0.sewer = $1 },
    option("max-length", .edit(.number.named("feet")), "The longest rig it takes.") { $0.maxLength = $1 },
    option("min-people", .number, "The fewest people.") { $0.minPeople = $1 },
    option("max-people", .edit(.number), "The most people.") { $0.maxPeople = $1 },
    option("max-vehicles", .edit(.number), "The most vehicles.") { $0.maxVehicles = $1 },
    option("equipment", .list(of: .slug, "list"), "What is permitted, such as tent,rv; nothing permits any.") {
      $0.equipment = $1
    },
    toggle("pull-through", "One can pull through it.") { $0.pullThrough = $1 },
    toggle("accessible", "It is accessible.") { $0.accessible = $1 },
    option("notes", .edit(.text), "What else to know of it.") { $0.notes = $1 },
  ]).titled("The site")
}
