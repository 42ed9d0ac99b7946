import ArgumentParser
import CampgroundManager

/// Everything that is asked of nights to be taken, whether reserved or held.
struct ReserveOptions: ParsableArguments {
  @OptionGroup(title: "The reservation") var choice: ChoiceOptions
  @OptionGroup(title: "The stay") var stay: StayOptions
  @OptionGroup(title: "The party") var party: PartyOptions

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Pets; 0 unless said.", valueName: "number"),
    transform: Read.number)
  var pets: Int?

  @Option(help: ArgumentHelp("The vehicles' license plates.", valueName: "text"))
  var plates: String?

  @Option(help: ArgumentHelp("What else to know.", valueName: "text"))
  var notes: String?

  @Option(help: ArgumentHelp("Tie it to others of this name.", valueName: "name"))
  var group: String?

  @OptionGroup(title: "The site's needs") var needs: NeedsOptions
  @OptionGroup(title: "Against the rules") var overrides: OverrideOptions

  var fields: ReserveFields {
    var party = party.party
    if let pets { party.pets = pets }
    party.plates = plates
    return ReserveFields(
      site: choice.site, anySite: choice.anySite, camper: choice.camper, stay: stay.fields, party: party,
      needs: needs.needs(acceptingUnknownLength: self.party.acceptUnknownLength), notes: notes, group: group,
      override: overrides.override, overrideCapacity: overrides.overrideCapacity)
  }
}

/// What a person decides against the rules.
struct OverrideOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Let it through against the rules of stay and booking, and say why.", valueName: "reason"))
  var override: String?

  @Option(
    help: ArgumentHelp(
      "Let a party through that is larger than the site takes, in people, vehicles, length or equipment, and say why.",
      valueName: "reason"))
  var overrideCapacity: String?
}
