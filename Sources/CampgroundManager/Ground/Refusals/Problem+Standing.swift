/// The problems of a request of which only parts are known; a refusal names those that stand whatever the others are.
extension [Problem] {
  /// The problems of edits on a thing that stand whatever the arguments are that could not be read.
  ///
  /// - Parameters:
  ///   - thing: The thing before the edits, or a blank one for a new thing; nil when nobody knows which it is.
  ///   - whole: A thing that lacks nothing and limits nothing, so that a problem on it is one of the edits alone.
  ///   - unread: The keys of the arguments that could not be read.
  ///   - edit: The edits, which report whatever is invalid.
  /// - Returns: The problems that do not hang on what could not be read.
  static func standing<Thing>(
    on thing: Thing?, whole: Thing, unread: Set<String>, _ edit: (Thing, inout [Problem]) throws -> Void
  ) rethrows -> [Problem] {
    func found(on thing: Thing) throws -> [Problem] {
      var problems: [Problem] = []
      try edit(thing, &problems)
      return problems
    }
    let ofEdits = try found(on: whole)
    guard let thing else { return ofEdits }
    return try found(on: thing).filter { unread.isDisjoint(with: $0.concerned) || ofEdits.contains($0) }
  }

  /// The result of a look-up; adds the problems of one that finds nothing, or several things, and then returns nil.
  mutating func finding<Thing>(_ find: () throws -> Thing) throws -> Thing? {
    do {
      return try find()
    } catch let error as CampingError {
      self += error.problems
      return nil
    }
  }
}

extension Problem {
  /// The keys of the arguments from which it follows.
  var concerned: Set<String> {
    switch kind {
    case .price(.taxWithoutShare), .price(.discountWithoutMeasure): Set(TaxConflict.measures)
    case .price(.rateOfSiteAndType), .price(.discountOfSiteAndType): ["site", "type"]
    case .price(.emptySeason): ["from", "before"]
    case .price(.holidayWithoutDates): ["holiday", "from", "before"]
    case .price(.holidayWithWeekdays): ["holiday", "weekdays"]
    case .price(.crossedTax(let conflict)): Set(conflict.fields)
    case .settings(.crossedRule(let conflict)): Set(conflict.fields)
    case .settings(.crossedNights): ["minNights", "maxNights", "type"]
    case .record(.crossedPeople): ["minPeople", "maxPeople"]
    case .record(.ampsWithoutElectricity): ["amps", "electricity"]
    case .money(.tooManyDigits(let field, _, _)): [field, "unit", "currency"]
    case .money(.unknownMethod(_, _, let field)): [field, "methods"]
    default: Set([field].compactMap(\.self))
    }
  }
}
