import Arguments
import CampgroundManager

/// The features of a site; a feature that is not given stays as it is.
extension SiteEdits {
  static var edits: [Argument<Self>] {
    .of([
      option(
        "loop", .edit(.text.named("loop", completion: .of(.loop))), "The loop of the campground that the site is in."
      ) {
        $0.loop = $1
      },
      option("type", .type.named("word"), "The site's type, such as standard or tent-only.") { $0.type = $1 },
      toggle("electricity", "The site has electricity.") { $0.electricity = $1 },
      option("amps", .list(of: .number, "list"), "The amperes of its electricity, such as 30,50.") { $0.amps = $1 },
      toggle("water", "The site has water.") { $0.water = $1 },
      toggle("sewer", "The site has a sewer hookup.") { $0.sewer = $1 },
      option("max-length", .edit(.number.named("feet")), "The maximum length of a rig.") { $0.maxLength = $1 },
      option("min-people", .number, "The minimum number of people.") { $0.minPeople = $1 },
      option("max-people", .edit(.number), "The maximum number of people.") { $0.maxPeople = $1 },
      option("max-vehicles", .edit(.number), "The maximum number of vehicles.") { $0.maxVehicles = $1 },
      option(
        "equipment", .list(of: .slug, "list"), "The permitted equipment, such as tent,rv; an empty list permits any."
      ) {
        $0.equipment = $1
      },
      toggle("pull-through", "The site is a pull-through.") { $0.pullThrough = $1 },
      toggle("accessible", "The site is accessible.") { $0.accessible = $1 },
      option("notes", .edit(.text), "Notes about the site.") { $0.notes = $1 },
      option("gate-code", .edit(.text.named("code")), "The code of the gate, which show-site and confirmations have.") {
        $0.gateCode = $1
      },
    ]).titled("The site")
  }
}
