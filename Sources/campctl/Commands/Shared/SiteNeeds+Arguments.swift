import Arguments
import CampgroundManager

/// The features that a site must have.
extension SiteNeeds: ArgumentSet {
  static let offers: [Argument<Self>] = .of([
    option("type", .type, "Only sites of this type.") { $0.type = $1 },
    flag("electricity", "Only sites with electricity.") { $0.electricity = $1 },
    option("amps", .list(of: .number, "list"), "Only sites with these amperes, such as 30,50.") { $0.amps = $1 },
    flag("water", "Only sites with water.") { $0.water = $1 },
    flag("sewer", "Only sites with a sewer hookup.") { $0.sewer = $1 },
    flag("pull-through", "Only pull-through sites.") { $0.pullThrough = $1 },
    flag("accessible", "Only accessible sites.") { $0.accessible = $1 },
  ]).titled("The site's needs")

  /// The same for a party, with the decision about a site of unknown length.
  static let whole: [Argument<Self>] = .of(
    offers,
    [
      flag("accept-unknown-length", "Accept a site whose maximum rig length is unknown.") {
        $0.acceptUnknownLength = $1
      }
    ]
  ).titled("The site's needs")
}

extension FeatureNeeds {
  /// `electricity, 30 A, water`; nil when nothing is needed.
  var words: String? {
    let named = [
      (electricity, "electricity"), (water, "water"), (sewer, "sewer"), (pullThrough, "pull-through"),
      (accessible, "accessible"),
    ]
    var words = named.filter(\.0).map(\.1)
    words.insert(contentsOf: amps.map { "\($0) A" }, at: electricity ? 1 : 0)
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}
