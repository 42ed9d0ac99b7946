import CampgroundManager

/// A request, a filter or edits that a test fills where it needs them: `WriteTerms { $0.isDryRun = true }`.
package protocol Filled {
  init()
}

extension Filled {
  package init(_ fill: (inout Self) throws -> Void) rethrows {
    self.init()
    try fill(&self)
  }
}

extension BlockFilter: Filled {}
extension ChartRequest: Filled {}
extension DiscountEdits: Filled {}
extension FeedTerms: Filled {}
extension ItemEdits: Filled {}
extension LogFilter: Filled {}
extension Party: Filled {}
extension PaymentFilter: Filled {}
extension PolicyEdits: Filled {}
extension RateEdits: Filled {}
extension ReservationEdits: Filled {}
extension ReservationFilter: Filled {}
extension RuleEdits: Filled {}
extension SettingsEdits: Filled {}
extension SiteEdits: Filled {}
extension SiteNeeds: Filled {}
extension TableImportRequest: Filled {}
extension TaxEdits: Filled {}
extension TermsRequest: Filled {}
extension WriteTerms: Filled {}
