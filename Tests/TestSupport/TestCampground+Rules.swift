import CampgroundManager

extension TestCampground {
  /// A rule of stays with a name; the closure sets its demands and its nights.
  @discardableResult
  package func makeRule(_ name: String, _ change: (inout RuleEdits) -> Void) throws -> NamedRule {
    try campground.rules.addRule(name, RuleEdits(change)).result
  }
}
