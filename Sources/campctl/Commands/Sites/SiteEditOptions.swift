import ArgumentParser
import CampgroundManager

/// What a site offers and permits; what is not given stays as it is.
struct SiteEditOptions: ParsableArguments {
  @Option(help: "The part of the campground it lies in.", transform: Read.edit)
  var loop: Edit<String>?

  @Option(
    help: ArgumentHelp("Its type, such as standard or tent-only.", valueName: "word"), transform: Read.slug)
  var type: Slug?

  @Flag(inversion: .prefixedNo, help: "It has electricity.")
  var electricity: Bool?

  @Option(
    help: ArgumentHelp("The amperes it offers, such as 30,50.", valueName: "list"), transform: Read.amps)
  var amps: [Int]?

  @Flag(inversion: .prefixedNo, help: "It has water.")
  var water: Bool?

  @Flag(inversion: .prefixedNo, help: "It has a sewer hookup.")
  var sewer: Bool?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("The longest rig it takes.", valueName: "feet"),
    transform: Read.numberEdit)
  var maxLength: Edit<Int>?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("The fewest people.", valueName: "number"),
    transform: Read.number)
  var minPeople: Int?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("The most people.", valueName: "number"),
    transform: Read.numberEdit)
  var maxPeople: Edit<Int>?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("The most vehicles.", valueName: "number"),
    transform: Read.numberEdit)
  var maxVehicles: Edit<Int>?

  @Option(
    help: ArgumentHelp("What is permitted, such as tent,rv; nothing permits any.", valueName: "list"),
    transform: Read.slugs)
  var equipment: [Slug]?

  @Flag(inversion: .prefixedNo, help: "One can pull through it.")
  var pullThrough: Bool?

  @Flag(inversion: .prefixedNo, help: "It is accessible.")
  var accessible: Bool?

  @Option(help: ArgumentHelp("What else to know of it.", valueName: "text"), transform: Read.edit)
  var notes: Edit<String>?

  var edits: SiteEdits {
    var edits = SiteEdits()
    edits.loop = loop
    edits.type = type
    edits.electricity = electricity
    edits.amps = amps
    edits.water = water
    edits.sewer = sewer
    edits.maxLength = maxLength
    edits.minPeople = minPeople
    edits.maxPeople = maxPeople
    edits.maxVehicles = maxVehicles
    edits.pullThrough = pullThrough
    edits.accessible = accessible
    edits.equipment = equipment
    edits.notes = notes
    return edits
  }
}
