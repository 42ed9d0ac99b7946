import ArgumentParser
import CampgroundManager

/// What a reservation is to be; what is not said stays as it is.
struct ReservationEditOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The new first night.", valueName: "day"), transform: Read.day)
  var arrive: Day?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("For how many nights.", valueName: "number"),
    transform: Read.number)
  var nights: Int?

  @Option(
    help: ArgumentHelp("The day of departure, instead of --nights.", valueName: "day"), transform: Read.day)
  var depart: Day?

  @Option(parsing: .unconditional, help: ArgumentHelp("How many adults.", valueName: "number"), transform: Read.number)
  var adults: Int?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("How many children.", valueName: "number"), transform: Read.number)
  var children: Int?

  @Option(parsing: .unconditional, help: ArgumentHelp("How many pets.", valueName: "number"), transform: Read.number)
  var pets: Int?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("How many vehicles.", valueName: "number"), transform: Read.number)
  var vehicles: Int?

  @Option(help: ArgumentHelp("The vehicles' license plates.", valueName: "text"), transform: Read.edit)
  var plates: Edit<String>?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("The length of the rig.", valueName: "feet"),
    transform: Read.numberEdit)
  var rigLength: Edit<Int>?

  @Option(
    help: ArgumentHelp("What they sleep in, such as tent or rv.", valueName: "word"), transform: Read.slugEdit)
  var equipment: Edit<Slug>?

  @Option(help: ArgumentHelp("What else to know.", valueName: "text"), transform: Read.edit)
  var notes: Edit<String>?

  @Option(help: ArgumentHelp("Tie it to others of this name.", valueName: "name"), transform: Read.edit)
  var group: Edit<String>?

  @Flag(help: "Take a site whose longest rig is not known.")
  var acceptUnknownLength = false

  var edits: ReservationEdits {
    var edits = ReservationEdits()
    edits.arrive = arrive
    edits.nights = nights
    edits.depart = depart
    edits.adults = adults
    edits.children = children
    edits.pets = pets
    edits.vehicles = vehicles
    edits.plates = plates
    edits.rigLength = rigLength
    edits.equipment = equipment
    edits.notes = notes
    edits.group = group
    return edits
  }
}
