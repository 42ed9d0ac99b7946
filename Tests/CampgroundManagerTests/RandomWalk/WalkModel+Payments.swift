@testable import CampgroundManager

/// Money paid on reservations of any status, and the holds that it confirms.
extension WalkModel {
  /// The share of the total that is due in advance, in millionths.
  static let deposit = 200_000

  mutating func pay(_ number: Int, _ cents: Int, withFee fee: Int = 0) throws {
    let (id, before) = ("r-\(number)", try find(number))
    guard cents > 0 else { return }
    var account = account(of: id)
    let paid = account.paid
    account[.surcharge] += fee
    account[.money] += cents + fee
    account.limitWriteOff()
    post(account, to: id)
    if before.status == .held, isDue(paid + cents, before) { try step(number, from: [.held], to: .reserved) }
  }

  /// Confirms a hold; one that a payment has confirmed stays as it is.
  mutating func confirm(_ number: Int) throws {
    let before = try find(number)
    if before.status == .reserved, isDuePaid("r-\(number)", before) { return }
    try step(number, from: [.held], to: .reserved)
  }

  /// The money paid on a reservation, in cents.
  func paid(on id: String) -> Int { account(of: id).paid }

  private func isDuePaid(_ id: String, _ reservation: Kept) -> Bool {
    isDue(paid(on: id), reservation)
  }

  private func isDue(_ paid: Int, _ reservation: Kept) -> Bool {
    paid > 0 && paid >= Arithmetic.halfToEven(reservation.priceOfNights * Self.deposit)
  }
}
