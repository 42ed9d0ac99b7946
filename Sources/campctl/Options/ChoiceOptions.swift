import ArgumentParser
import CampgroundManager

/// For whom, and where.
struct ChoiceOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The site.", valueName: "number"), transform: Read.site)
  var site: SiteNumber?

  @Flag(
    help:
      "Take the best free site: one that fills a gap, then the smallest that fits, then the lowest number.")
  var anySite = false

  @Option(help: "The camper: an id such as c-1, the phone number, or the full name.")
  var camper: CamperReference
}
