import CampgroundManager

/// The words of a conversation in which a command is put together.
extension Questions {
  static let firstNight = "The first night, such as fri, tomorrow, 4 July or 2027-07-04:"
  static let numberOfNights = "How many nights?"
  static let caller = "The camper, by name or phone number (a new one: new and the full name):"
  static let party = "The party, such as 2 or 2 adults 1 child 1 pet 28 feet:"
  static let site = "The site, by number (any: the best one that is free):"

  /// `12, 14, 15 and 20 more are free`
  static func free(_ sites: [SiteNumber]) -> String {
    let shown = sites.prefix(6).map(\.description).joined(separator: ", ")
    let more = sites.count > 6 ? " and \(sites.count - 6) more" : ""
    return "\(shown)\(more) \(Phrases.noun(sites.count, "is", "are")) free"
  }

  static let run = "Run it?"
  static let whichOne = "Which one?"
  static let yesOrNo = "Please answer y or n; Esc ends it."
  static let answerNeeded = "An answer is needed here; Esc ends it."
  static func numberOfLine(_ count: Int) -> String { "Please answer with a number from 1 to \(count); Esc ends it." }

  /// `There is no camper Bob Low. Is this a new camper?`
  static func newCamper(_ name: String) -> String { "There is no camper \(name). Is this a new camper?" }
}
