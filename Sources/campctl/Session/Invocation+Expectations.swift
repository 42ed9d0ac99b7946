import Arguments
import CampgroundManager

/// The things that a command's arguments name, which it will certainly read.
extension Invocation {
  /// True when one of its arguments names a file or folder.
  var namesFile: Bool {
    typed.values.contains { place, _ in
      guard arguments.indices.contains(place) else { return false }
      return switch arguments[place].completion {
      case .file, .folder: true
      default: false
      }
    }
  }

  /// Has a server send the things that the arguments name with its first answer.
  func expectThings(in campground: Campground) {
    for (place, value) in typed.values where arguments.indices.contains(place) {
      guard case .things(let kind) = arguments[place].completion else { continue }
      for text in value.texts { expect(Nameable(rawValue: kind), text, in: campground) }
    }
  }

  private func expect(_ kind: Nameable?, _ text: String, in campground: Campground) {
    switch kind {
    case .site, .partySite:
      SiteNumber(text).map { number in expect(in: campground) { _ = try $0.sites.find(number) } }
    case .camper: expect(in: campground) { _ = try $0.campers.find(CamperReference(text)) }
    case .reservation: expect(in: campground) { _ = try $0.reservations.find(ReservationReference(text)) }
    case .block: expect(in: campground) { _ = try $0.blocks.find(BlockReference(text)) }
    default: break
    }
  }

  private func expect(in campground: Campground, _ read: @escaping (Campground) throws -> Void) {
    campground.store.expect([{ try read(campground) }])
  }
}
