import ArgumentParser
import CampgroundManager

/// What the site must offer.
struct NeedsOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Only sites of this type.", valueName: "type"), transform: Read.slug)
  var type: Slug?

  @Flag(help: "Only sites with electricity.")
  var electricity = false

  @Option(
    help: ArgumentHelp("Only sites with these amperes, such as 30,50.", valueName: "list"),
    transform: Read.amps)
  var amps: [Int] = []

  @Flag(help: "Only sites with water.")
  var water = false

  @Flag(help: "Only sites with a sewer hookup.")
  var sewer = false

  @Flag(help: "Only sites that one can pull through.")
  var pullThrough = false

  @Flag(help: "Only accessible sites.")
  var accessible = false

  func needs(acceptingUnknownLength: Bool = false) -> SiteNeeds {
    var needs = SiteNeeds()
    needs.acceptUnknownLength = acceptingUnknownLength
    needs.type = type
    needs.electricity = electricity
    needs.amps = amps
    needs.water = water
    needs.sewer = sewer
    needs.pullThrough = pullThrough
    needs.accessible = accessible
    return needs
  }
}
