/// The requested changes of the policy; nil leaves a part as it is.
public typealias PolicyEdits = FieldEdits<Policy>

extension Policy: RequestedRecord {
  /// The parts with amounts as they are written.
  public struct Request {
    public var deposit: Portion<Amount>
    public var cancellation: CancellationBands<Amount>
    public var noShow: Portion<Amount>
  }

  static func portion(
    _ name: StaticString, _ path: @autoclosure @escaping Path<Portion<Int>>,
    as request: @autoclosure @escaping RequestPath<Portion<Amount>>
  ) -> Field<Self> {
    field(name, { $0[keyPath: path()] }, { $0[keyPath: path()] = $1 }).with(
      self.request(name, request()) { policy, portion, currency, problems in
        guard let kept = portion.inMinorUnits(of: currency, field: name.description, &problems) else { return }
        policy[keyPath: path()] = kept
      })
  }
}
