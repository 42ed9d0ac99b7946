import Testing

@testable import CampgroundManager

/// A term that edits change, of a thing with a name, of the policy or of the settings.
struct WalkedTerm: Sendable, CustomTestStringConvertible {
  enum Kind: String, Sendable {
    case rate, tax, discount, item, rule, policy, settings

    /// The commands that add the thing with all that its terms need.
    var beginning: String {
      let terms =
        switch self {
        case .rate: "--nightly 45.00 --from 2027-01-01 --before 2027-12-01"
        case .tax: "--per-person-night 2.00"
        case .discount: "--percent 10%"
        case .item: "--price 6.00"
        case .rule: "--min-nights 1 --max-nights 2 --in-days 30"
        case .policy: "--deposit 10%"
        case .settings: ""
        }
      let others = "add-site 14\nadd-tax Zinnia --percent 6% --on items\nadd-tax Aster --percent 7% --on items"
      if self == .policy { return "policy \(terms)" }
      return terms.isEmpty ? others : "\(others)\nadd-\(rawValue) Camas \(terms)"
    }

    var change: String {
      switch self {
      case .policy, .settings: rawValue
      default: "change-\(rawValue) Camas"
      }
    }

    /// The command that shows it, alone or among others.
    var shown: String {
      switch self {
      case .policy, .settings: rawValue
      default: "list-\(self == .tax ? "taxe" : rawValue)s"
      }
    }

    fileprivate func object(in shell: borrowing Shell, _ options: String) throws -> [String: Any] {
      if shown == rawValue { return try shell.json("\(shown) \(options)") }
      return try #require(try shell.jsonList("\(shown) \(options)").first { $0["name"] as? String == "Camas" })
    }
  }

  let kind: Kind
  /// The name in requests.
  let requested: String
  let mayEnd: Bool
  /// Two values as they are typed; none for a flag.
  let values: [String]

  var testDescription: String { "\(kind.rawValue) \(requested)" }
  /// The key in JSON, of which the option is made.
  var name: String { requested == "isFee" ? "fee" : requested }
  var option: String { WalkedField.kebab(name) }

  /// The option with the first or the second value.
  func given(_ place: Int) -> String {
    if !values.isEmpty { return "--\(option) '\(values[place])'" }
    if place == 0 { return "--\(option)" }
    return option.hasPrefix("no-") ? "--\(option.dropFirst(3))" : "--no-\(option)"
  }

  /// The value in JSON as text.
  func value(_ place: Int) -> String { values.isEmpty ? (place == 0 ? "1" : "0") : values[place] }

  func read(in shell: borrowing Shell, _ options: String = "") throws -> String {
    WalkedField.text(try kind.object(in: shell, options)[name])
  }
}

extension WalkedTerm {
  static let all: [WalkedTerm] =
    terms(of: RateTerms.self, .rate) + terms(of: TaxRule.self, .tax) + terms(of: DiscountRule.self, .discount)
    + terms(of: Item.self, .item) + terms(of: RuleTerms.self, .rule) + terms(of: Policy.self, .policy)
    + terms(of: CampgroundSettings.self, .settings).filter { $0.requested != "type" }

  private static func terms<Thing: Recorded>(of _: Thing.Type, _ kind: Kind) -> [WalkedTerm] {
    Thing.fields.edits.map { edit in
      let name = edit.name.description
      return WalkedTerm(
        kind: kind, requested: name, mayEnd: "\(edit.type)".hasPrefix("Optional<") && !kept.contains("\(kind) \(name)"),
        values: named[name] ?? values(of: edit.type))
    }
  }

  /// The terms that an empty value does not end: a list without names, and a number that another term needs.
  private static let kept: Set = ["item taxes", "rule maxNights"]

  /// The values of terms that are not any of their type.
  private static let named = [
    "taxes": ["Zinnia", "Aster"], "from": ["2027-02-01", "2027-03-01"], "before": ["2027-08-01", "2027-09-01"],
    "on": ["nights,extras", "nights"], "timeZone": ["America/Phoenix", "Europe/Berlin"], "currency": ["EUR", "GBP"],
    "methods": ["cash", "card"], "surcharge": ["card=3%", "card=4%"], "unit": ["kWh", "hour"],
    "email": ["zinnia@example.org", "aster@example.org"],
  ]

  private static func values(of type: any (Hashable & Sendable).Type) -> [String] {
    switch type {
    case is Bool.Type: []
    case is Int?.Type: ["3", "4"]
    case is Amount.Type, is Amount?.Type: ["37.00", "38.00"]
    case is Percent.Type: ["7%", "8%"]
    case is SiteNumber?.Type: ["12", "14"]
    case is Slug?.Type: ["cabin", "tent"]
    case is [Weekday].Type: ["fri,sat", "sun"]
    case is [YearDay].Type: ["07-04,12-24", "12-24"]
    case is TimeOfDay.Type: ["14:00", "15:30"]
    case is Season?.Type: ["05-01..10-15", "06-01..09-15"]
    case is DaySet?.Type: ["sun", "mon"]
    case is Portion<Amount>.Type: ["37.00", "20%"]
    case is CancellationBands<Amount>.Type: ["7:0% 0:100%", "3:0% 0:100%"]
    case is EarlyDeparture.Type: ["refund", "keep"]
    case is ShortenedStay.Type: ["keep", "reprice"]
    default: ["Zinnia", "Aster"]
    }
  }
}
