@testable import CampgroundManager

/// The accounts of reservations in a walk, line by line, in cents.
extension WalkModel {
  enum Line: Hashable {
    /// The nights with their extras, less their parts of discounts.
    case price
    /// The difference of the slept nights in the stay as it has become.
    case apart
    /// A line of the account of which one of the sums above consists.
    case part(String)
    case tax(String)
    /// The difference of a tax in the stay as it has become.
    case apartTax(String)
    /// The share of a tax that a penalty keeps.
    case keptTax(String)
    case fee
    case penalty(String)
    /// A waiver of a charge of this name, or of any, below 0.
    case waiver(String)
    case writeOff
    case money
    /// A charge by hand, or of an item.
    case charge(String)
    /// The tax on it.
    case chargeTax(String)
    case surcharge
    case security

    /// True for a charge that stays whatever becomes of the stay.
    var isBesideStay: Bool {
      switch self {
      case .charge, .chargeTax, .surcharge: true
      default: false
      }
    }

    var isPart: Bool { if case .part = self { true } else { false } }

    /// True for a line of a day and of no night.
    var isApart: Bool {
      switch self {
      case .apart, .apartTax, .keptTax: true
      default: false
      }
    }
  }

  struct Account {
    private(set) var amounts: [Line: Int] = [:]
    /// The names of waivers, the first one first.
    private(set) var waivers: [String] = []

    subscript(line: Line) -> Int {
      get { amounts[line] ?? 0 }
      set {
        amounts[line] = newValue
        if case .waiver(let name) = line, !waivers.contains(name) { waivers.append(name) }
      }
    }

    var writtenOff: Int { self[.writeOff] }
    var paid: Int { self[.money] }
    var total: Int {
      amounts.reduce(0) { $1.key.isPart ? $0 : $0 + $1.value } - writtenOff - paid - self[.security]
    }
    var balance: Int { total - paid - writtenOff }
    var waived: Int { waivers.reduce(0) { $0 - self[.waiver($1)] } }
    /// The amount of each waiver, below 0.
    var amountsWaived: [String: Int] { Dictionary(uniqueKeysWithValues: waivers.map { ($0, self[.waiver($0)]) }) }
    /// True when nothing was charged, paid or written off.
    var isEmpty: Bool { total == 0 && paid == 0 && writtenOff == 0 && self[.security] == 0 }
  }

  /// The amounts of one command on accounts; a command that undoes them has them with the opposite sign.
  struct Posting {
    /// The entry that posted them first.
    let origin: Int
    var amounts: [String: [Line: Int]] = [:]
    /// False when they are taken back.
    var isTaken = true
  }

  func account(of id: String) -> Account { accounts[id] ?? Account() }
}

extension WalkModel.Account {
  /// Charges lines in place of all others, as far as they are not the money's; each waiver is at most its charge, and
  /// all together are at most the total.
  mutating func charge(_ lines: [WalkModel.Line: Int], keepingOthers: Bool = true) {
    let known = amounts.keys.filter {
      ![.money, .writeOff, .security].contains($0) && !waivers.map(WalkModel.Line.waiver).contains($0)
        && !(keepingOthers && $0.isBesideStay)
    }
    for line in known { self[line] = 0 }
    for (line, amount) in lines { self[line] = amount }
    limitWaivers()
    limitWriteOff()
  }

  /// The amounts as the charges of a state that takes the place of another leave them.
  func charged(_ lines: [WalkModel.Line: Int], insteadOf former: [WalkModel.Line: Int]) -> [WalkModel.Line: Int] {
    var charged = amounts.filter { line, _ in
      if case .waiver = line { false } else { ![.money, .writeOff, .security].contains(line) }
    }
    charged.merge(former.mapValues(-), uniquingKeysWith: +)
    charged.merge(lines, uniquingKeysWith: +)
    return charged
  }

  mutating func limitWaivers() {
    var left = total + waived
    for name in waivers {
      let charged = name.isEmpty ? left : self[.penalty(name)] + (name == WalkModel.fee ? self[.fee] : 0)
      let waiver = max(0, min(-self[.waiver(name)], charged, left))
      self[.waiver(name)] = -waiver
      left -= waiver
    }
  }

  /// Forgets the part of a waived amount that belongs to a stay of this total, without the part of the stay's fee.
  mutating func leave(_ total: Int) {
    let left = max(0, total + self[.waiver(WalkModel.fee)])
    self[.waiver("")] += min(-self[.waiver("")], left)
  }

  /// No credit comes of a write-off.
  mutating func limitWriteOff() { self[.writeOff] = min(writtenOff, max(0, total - paid)) }

  /// The account of a hold that has run out.
  init(ofLapsed account: Self) {
    self[.money] = account.paid
    self[.security] = account[.security]
  }

  /// True when its waivers and write-offs are at most their charges, and none is below 0.
  var isSound: Bool {
    var limited = self
    limited.limitWaivers()
    limited.limitWriteOff()
    return writtenOff >= 0 && limited.writtenOff == writtenOff && waivers.allSatisfy { self[.waiver($0)] <= 0 }
      && limited.waived == waived
  }
}

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
