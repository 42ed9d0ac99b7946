/// The methods of payment of the campground, and their surcharges.
extension AccountService {
  /// The method in the spelling of the settings; reports in `problems` one that they do not have.
  func method(_ text: String?, _ problems: inout [Problem]) throws -> String? {
    let cleaned: String? = PersonText.clean(text, field: "method", limit: 100, &problems)
    guard let method = cleaned else { return nil }
    let settings = try settings.settings()
    if let known = method.method(in: settings.methods) { return known }
    if !settings.methods.isEmpty { problems.append(.money(.unknownMethod(method, settings.methods, field: "method"))) }
    return settings.surcharge.first { $0.method.isMethod(method) }?.method ?? method
  }

  /// The line of the surcharge on an amount that is paid; none when its method has none.
  func surcharge(of amount: Int, by method: String?) throws -> [LedgerLine] {
    guard let method, let surcharge = try settings.settings().surcharge.first(where: { $0.method.isMethod(method) })
    else { return [] }
    let part = surcharge.percent.of(amount)
    return part == 0 ? [] : [LedgerLine(item: .surcharges, name: surcharge.line, amount: part)]
  }

  /// The surcharge on an amount paid by a method, in minor units; 0 when there is none.
  package func surcharge(on amount: Amount, by method: String?) throws -> Int {
    var problems: [Problem] = []
    let currency = try settings.settings().currency
    guard let units = amount.minorUnits(in: currency, field: "amount", &problems) else { return 0 }
    return try surcharge(of: units, by: method).sum
  }
}

extension Surcharge {
  /// The name of the line that an account has for it.
  var line: String { "\(method) surcharge" }
}

extension LedgerDraft {
  /// The entry that charges a surcharge on an account.
  static func surcharge(_ line: LedgerLine, on id: ReservationID) -> LedgerDraft {
    LedgerDraft(reservation: id, kind: .charge, item: line.item, name: line.name, amount: line.amount, memo: line.name)
  }
}
