import Arguments
import CampgroundManager

/// Ends a block and gives its nights back.
struct UnblockSite: ChangeCommand {
  @Required var block: BlockReference

  static let help = CommandHelp(
    "End a block and give its nights back.",
    discussion: "Displaced reservations get the nights that they still lack; the other nights are free.",
    examples: ["campctl unblock-site b-2"])

  static let arguments: [Argument<Self>] = [
    positional("block", .reference(.block), "The block, such as b-2.") { $0.block = $1 }
  ]

  func perform(in campground: Campground) throws -> Response {
    let written = try campground.blocks.unblock(block).map(UnblockView.init)
    let view = written.result
    let ended = view.unblocked.block
    let days = BlockView.daysWords(of: ended)
    let returned = view.unblocked.returned
    if returned.isEmpty {
      let sentence = "Unblocked site \(ended.site), \(days); \(Phrases.freeAgain(ended, on: campground.clock.today))."
      return Response(written, sentence)
    }
    let named = returned.map { "\($0.id?.description ?? "") of \($0.camper.fullName), \($0.camper.phoneNumber)" }
    let sentence = "Unblocked site \(ended.site), \(days)."
    return Response(written, "\(sentence) Nights went back to \(named.joined(separator: "; ")).")
  }
}
