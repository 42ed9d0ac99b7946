import ArgumentParser
import CampgroundManager

/// Makes two records of one camper one.
struct MergeCampers: ChangeCommand {
  static let configuration = CommandConfiguration(
    abstract: "Make two records of one camper one.",
    discussion: """
      All reservations and waitlist entries of the other become those of the one that is kept, and the other's id finds \
      it from then on. Where both records say something the kept one's stands; notes and warnings are joined.
      """)

  @Argument(help: "The camper to keep: an id such as c-1, the phone number, or the full name.")
  var keep: CamperReference

  @Argument(help: "The camper whose record becomes the kept one's.")
  var other: CamperReference

  @OptionGroup(title: "Writing") var change: ChangeOptions
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  struct Request: Codable, Equatable {
    let keep: CamperReference
    let other: CamperReference
  }

  var request: Request { Request(keep: keep, other: other) }

  static func perform(_ request: Request, in campground: Campground) throws -> Answer {
    let written = try campground.people.merge(request.keep, request.other).map(MergedReport.init)
    let merged = written.merged
    let kept = merged.kept
    return .wrote(written, "Merged \(merged.other.id) into \(kept.id), \(kept.fullName)\(written.thing.countWords).")
  }
}
