/// The requested changes of the policy; nil leaves a part as it is.
package struct PolicyEdits: Hashable, Sendable, Encodable {
  package var deposit: Portion<Amount>?
  package var depositDays: Edit<Int>?
  package var cancellation: CancellationBands<Amount>?
  package var noShow: Portion<Amount>?
  package var early: EarlyDeparture?
  package var shortened: ShortenedStay?

  package init() {}

  /// True when nothing is to change.
  package var isEmpty: Bool { self == PolicyEdits() }

  /// The policy after the edits; reports in `problems` whatever is invalid.
  func applied(to policy: Policy, in currency: Currency, _ problems: inout [Problem]) -> Policy {
    var edited = policy
    if let deposit = deposit?.inMinorUnits(of: currency, field: "deposit", &problems) { edited.deposit = deposit }
    if let noShow = noShow?.inMinorUnits(of: currency, field: "noShow", &problems) { edited.noShow = noShow }
    if let bands = cancellation?.inMinorUnits(of: currency, field: "cancellation", &problems) {
      edited.cancellation = bands
      if !bands.isComplete { problems.append(.price(.incompleteCancellation(cancellation?.description ?? ""))) }
    }
    if let depositDays {
      edited.depositDays = depositDays.value
      if let days = depositDays.value, !(0...100_000).contains(days) {
        problems.append(.price(.invalidDepositDays(days)))
      }
    }
    if let early { edited.early = early }
    if let shortened { edited.shortened = shortened }
    return edited
  }
}
