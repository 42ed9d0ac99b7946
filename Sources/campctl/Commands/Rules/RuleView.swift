import CampgroundManager

/// A rule of stays: one with a name, or those of the settings, for all sites or for a type.
struct RuleView: ListedView {
  /// The name; nil for the rules of the settings.
  let name: String?
  let terms: RuleTerms
  /// The limits of the settings; nil for a rule with a name.
  let limits: StayLimits?
  let version: Int
  static var blank: Self { RuleView(.blank) }

  init(_ rule: NamedRule) {
    (name, terms, limits, version) = (rule.name, rule.terms, nil, rule.version)
  }

  private init(_ limits: StayLimits, of type: Slug?, version: Int) {
    (name, self.limits, self.version) = (nil, limits, version)
    var terms = RuleTerms()
    (terms.type, terms.maxNights) = (type, limits.maxNights)
    // Every stay has a night.
    terms.minNights = limits.minNights == 1 ? nil : limits.minNights
    self.terms = terms
  }

  /// The rules of the settings, then those with a name.
  static func all(in campground: Campground) throws -> [RuleView] {
    let settings = try campground.settings.settings
    let general = RuleView(settings.generalLimits, of: nil, version: settings.version)
    let types = settings.types.map { RuleView($0.limits, of: $0.type, version: settings.version) }
    return (general.demands.isEmpty ? [] : [general]) + types + (try campground.rules.listRules().map { RuleView($0) })
  }

  func write(to fields: inout some FieldWriter) {
    fields.field("name", name)
    terms.writeTerms(to: &fields)
    fields.field("open", limits?.open?.description)
    fields.field("windowDays", limits?.windowDays)
    fields.field("closedToArrival", limits?.closedToArrival)
    fields.field("closedToDeparture", limits?.closedToDeparture)
    fields.field("maxConsecutive", limits?.maxConsecutive)
    fields.field("version", version)
  }
}

/// The words for people.
extension RuleView {
  var label: String { name ?? "settings" }
  var text: String { "\(label): \(words)" }
  var words: String { ([demandWords] + nights).joined(separator: ", ") }

  static var columns: [TextColumn] {
    [.flexible("NAME"), .left("SITES"), .flexible("NIGHTS"), .flexible("DEMANDS")]
  }

  var cells: [String] { [label, terms.siteWords ?? "all", terms.nightWords.joined(separator: ", "), demandWords] }

  private var demandWords: String { demands.joined(separator: ", ") }
  private var nights: [String] { [terms.siteWords].compactMap(\.self) + terms.nightWords }

  private var demands: [String] {
    let closed = [("arrive", limits?.closedToArrival), ("depart", limits?.closedToDeparture)]
    let days = closed.compactMap { verb, days in
      days.flatMap { $0.isEmpty ? nil : "no stays that \(verb) on \($0.words.joined(separator: ", "))" }
    }
    return terms.demandWords
      + [
        limits?.maxConsecutive.map { "at most \(Phrases.nights($0)) in a row" },
        limits?.open.map { "open \($0)" },
        limits?.windowDays.map { "reserved at most \(Phrases.count($0, "day")) ahead" },
      ].compactMap(\.self) + days
  }
}
