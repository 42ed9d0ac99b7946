/// The requested changes of the policy; nil leaves a part as it is.
public struct PolicyEdits: Hashable, Sendable, Encodable {
  public var deposit: Portion<Amount>?
  public var depositDays: Edit<Int>?
  public var cancellation: CancellationBands<Amount>?
  public var noShow: Portion<Amount>?
  public var early: EarlyDeparture?
  public var shortened: ShortenedStay?

  public init() {}

  /// True when nothing is to change.
  public var isEmpty: Bool { self == PolicyEdits() }

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
