import Arguments
import CampgroundManager

/// The things that a command's arguments name, looked up when it is refused.
extension Invocation {
  /// The problems of names that nothing has, or several things; with `optionsAlone` those of options, whose place says nothing.
  func nameProblems(in campground: Campground, optionsAlone: Bool) -> [Problem] {
    given.values.flatMap { place, value -> [Problem] in
      guard arguments.indices.contains(place), !(optionsAlone && arguments[place].isByPlace) else { return [] }
      let argument = arguments[place]
      guard let kind = argument.completion.thing.flatMap(Nameable.init), kind.isLookedUp else { return [] }
      // With --all a name is a camper's.
      if kind == .reservation, given.values.contains(where: { all[$0.place].name == "all" }) { return [] }
      let purpose = type(of: command).purpose(of: argument.name)
      return argument.parts(of: value).flatMap { problems(of: kind, $0, purpose, in: campground) }
    }
  }

  /// The problems of one name; none for a reservation that is found for some purpose, as the command itself may refuse it.
  private func problems(
    of kind: Nameable, _ text: String, _ purpose: ReservationPurpose, in campground: Campground
  ) -> [Problem] {
    // A refund names a payment or a sale in the same place.
    if kind == .reservation, LedgerID(text) != nil { return [] }
    // It was refused because of its campground.
    if ChainedName.campground(in: text) != nil { return [] }
    do {
      try kind.find(text, for: purpose, in: campground)
    } catch let error as CampingError {
      return purpose != .look && (try? kind.find(text, for: .look, in: campground)) != nil ? [] : error.problems
    } catch {}
    return []
  }
}

extension ArgumentDescription {
  /// The names in a value, which may be a list.
  fileprivate func parts(of value: ArgumentValue) -> [String] {
    if case .list = completion, kind == .positional, let sites = value.written.flatMap({ SiteList($0) }) {
      return sites.numbers.map(\.text)
    }
    guard let separator, kind == .option, let text = value.written else { return value.texts }
    return text.unicodeScalars.split(separator: separator).map { String(Substring($0)) }
  }
}

extension Nameable {
  /// True for a thing that has to be there, by a name that can be looked up alone.
  fileprivate var isLookedUp: Bool { [.site, .partySite, .camper, .reservation, .block, .waitlist].contains(self) }

  fileprivate func find(_ text: String, for purpose: ReservationPurpose, in campground: Campground) throws {
    if text.allSatisfy(\.isWhitespace) { return }
    switch self {
    case .site: _ = try SiteNumber(text).map(campground.sites.find)
    case .partySite:
      _ = try SiteNumber(text).map { try campground.reservations.find(ReservationReference(site: $0), for: purpose) }
    case .camper: _ = try campground.campers.find(CamperReference(text))
    case .reservation: _ = try campground.reservations.find(ReservationReference(text), for: purpose)
    case .block: _ = try campground.blocks.find(BlockReference(text))
    case .waitlist: _ = try campground.waitlist.find(WaitlistReference(text))
    default: break
    }
  }
}
