import Arguments
import CampgroundManager

/// The reasons for which a person lets something through against the rules (R16, R17).
struct OverrideArguments: ArgumentSet, Sendable {
  var override: String?
  var overrideCapacity: String?

  static let arguments: [Argument] = .of([
    option("override", .text.named("reason"), "Let it through against the rules of stay and booking, and say why.") {
      $0.override = $1
    },
    option(
      "override-capacity", .text.named("reason"),
      "Let a party through that is larger than the site takes, in people, vehicles, length or equipment, and say why."
    ) { $0.overrideCapacity = $1 },
  ]).titled("Against the rules")

  var overrides: Overrides { Overrides(rules: override, capacity: overrideCapacity) }
}
