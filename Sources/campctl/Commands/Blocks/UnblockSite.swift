import ArgumentParser
import CampgroundManager

/// Ends a block and gives its nights back.
struct UnblockSite: ChangeCommand {
  static let configuration = CommandConfiguration(
    abstract: "End a block and give its nights back.",
    discussion: "Reservations that it displaced get the nights that they still lack; the others are free.")

  @Argument(help: "The block, such as b-2.")
  var block: BlockReference

  @OptionGroup(title: "Writing") var change: ChangeOptions
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  struct Request: Codable, Equatable {
    let block: BlockReference
  }

  var request: Request { Request(block: block) }

  static func perform(_ request: Request, in campground: Campground) throws -> Answer {
    let written = try campground.blocks.unblock(request.block).map(UnblockReport.init)
    let report = written.thing
    let block = report.unblocked.block
    let days = BlockReport.daysWords(of: block)
    let returned = report.unblocked.returned
    if returned.isEmpty {
      let sentence = "Unblocked site \(block.site), \(days); \(Phrases.freeAgain(block, on: campground.clock.today))."
      return try .wrote(written, sentence, freeingIn: campground)
    }
    let named = returned.map { "\($0.id?.description ?? "") of \($0.camper.fullName), \($0.camper.phoneNumber)" }
    let sentence = "Unblocked site \(block.site), \(days)."
    return try .wrote(
      written, "\(sentence) Nights went back to \(named.joined(separator: "; ")).", freeingIn: campground)
  }
}
