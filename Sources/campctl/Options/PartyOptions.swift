import ArgumentParser
import CampgroundManager

/// Who comes, and in what.
struct PartyOptions: ParsableArguments {
  @Option(
    parsing: .unconditional, help: ArgumentHelp("Adults; 2 unless said.", valueName: "number"),
    transform: Read.number)
  var adults: Int?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Children; 0 unless said.", valueName: "number"),
    transform: Read.number)
  var children: Int?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Vehicles; 1 unless said.", valueName: "number"),
    transform: Read.number)
  var vehicles: Int?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("The length of the rig.", valueName: "feet"),
    transform: Read.number)
  var rigLength: Int?

  @Option(
    help: ArgumentHelp("What they sleep in, such as tent or rv.", valueName: "word"), transform: Read.slug)
  var equipment: Slug?

  @Flag(help: "Take a site whose longest rig is not known.")
  var acceptUnknownLength = false

  var party: Party {
    var party = Party()
    if let adults { party.adults = adults }
    if let children { party.children = children }
    if let vehicles { party.vehicles = vehicles }
    party.rigLength = rigLength
    party.equipment = equipment
    return party
  }
}
