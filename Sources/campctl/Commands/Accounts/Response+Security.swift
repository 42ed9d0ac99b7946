import CampgroundManager

extension Response {
  /// The response to a command that receives, returns or keeps a security deposit.
  static func security(
    _ moved: WriteResult<Account>, _ verb: String, in campground: Campground, extras: Extras = .none
  ) throws -> Response {
    let written = try moved.map(AccountView.maker(in: campground))
    let view = written.result
    guard written.changed, let entry = view.account.entries.last(where: { $0.item == .security }) else {
      return Response(written, "No security deposit to move: the amount is 0.", extras: extras)
    }
    let amount = "\(view.currency.text(Int(entry.amount.magnitude))) \(view.currency)"
    let how = entry.method.map { " by \($0)" } ?? ""
    let why = entry.memo.map { ": \($0)" } ?? ""
    let held = view.account.sums.security
    let rest = held == 0 ? "nothing is held" : "\(view.currency.text(held)) held"
    return Response(
      written, "\(verb) \(amount) of security on \(view.party)\(how)\(why); \(rest); \(view.balanceWords).",
      extras: extras)
  }
}
