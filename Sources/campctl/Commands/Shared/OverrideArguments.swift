import Arguments
import CampgroundManager

/// The reasons for which a person lets something through against the rules (R16, R17).
struct OverrideArguments: ArgumentSet, Sendable {
  var override: String?
  var overrideCapacity: String?

  static let arguments: [Argument<Self>] = .of([
    option("override", .text.named("reason"), "Allow the stay against the rules of stay and booking, for this reason.")
    {
      $0.override = $1
    },
    option(
      "override-capacity", .text.named("reason"),
      "Allow a party beyond the site's limits of people, vehicles, length or equipment, for this reason."
    ) { $0.overrideCapacity = $1 },
  ]).titled("Against the rules")

  var overrides: Overrides { Overrides(rules: override, capacity: overrideCapacity) }
}
