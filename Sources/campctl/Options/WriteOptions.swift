import ArgumentParser
import CampgroundManager

/// What every command that writes takes.
struct WriteOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Who does it, for the journal (CAMPCTL_ACTOR).", valueName: "name"))
  var actor: String?

  @Option(help: ArgumentHelp("Repeat safely: the same request under this key is done once.", valueName: "key"))
  var key: String?

  @Flag(name: [.customShort("n"), .long], help: "Do everything, answer the same, and keep nothing.")
  var dryRun = false

  @Flag(help: "Do without asking what a command would ask about.")
  var yes = false

  var terms: Terms { Terms(actor: actor, key: key, dryRun: dryRun, yes: yes) }
}

/// What a command takes that changes something that is there.
struct ChangeOptions: ParsableArguments {
  @Option(
    parsing: .unconditional, help: ArgumentHelp("Only if it still has this version.", valueName: "number"),
    transform: Read.number)
  var ifVersion: Int?

  @OptionGroup var write: WriteOptions

  var terms: Terms {
    var terms = write.terms
    terms.ifVersion = ifVersion
    return terms
  }
}
