import CampgroundManager
import TestSupport
import Testing

/// One campground, one currency: amounts that are counted in it keep it from changing.
struct CurrencyChangeTests {
  private let camp = TestCampground(sites: 1)

  private func change(to code: String) throws -> [String] {
    let problems = try camp.problems { try camp.set { $0.currency = code } }
    #expect(problems.allSatisfy { ($0.field, $0.value) == ("currency", code) })
    #expect(try (camp.settings.settings.currency.code == code) == problems.isEmpty)
    return problems.map(\.name)
  }

  @Test func `without amounts any currency will do`() throws {
    try camp.makeTax { $0.percent = Percent("7.25%") }
    try camp.makeDiscount { $0.percent = Percent("50%") }
    try camp.agree {
      ($0.deposit, $0.noShow) = (Portion("2-nights"), Portion("20%"))
      $0.cancellation = CancellationBands("7:0% 1:1-night 0:all")
    }
    try camp.reserve(1)
    #expect(try change(to: "JPY") == [])
    #expect(try change(to: "KWD") == [])
  }

  @Test func `once anything was charged or paid no other will do`() throws {
    try camp.makeRate()
    try camp.cancel(camp.reserve(1))
    try camp.rates.removeRate("Standard")
    #expect(try change(to: "EUR") == ["currencyInUse"])
    #expect(try change(to: "JPY") == ["currencyInUse"])
    #expect(try change(to: "USD") == [])
  }

  static let amounts: [@Sendable (TestCampground) throws -> Void] = [
    { try $0.makeRate() }, { try $0.makeTax { $0.perNight = Amount("1.00") } },
    { try $0.makeTax { $0.perStay = Amount("1.00") } }, { try $0.agree { $0.deposit = Portion("45.00") } },
    { try $0.agree { $0.noShow = Portion("9") } },
    { try $0.makeDiscount { $0.perNight = Amount("1.00") } },
    { try $0.makeDiscount { $0.perStay = Amount("1.00") } },
    { try $0.agree { $0.cancellation = CancellationBands("7:0% 2:10.00 0:100%") } },
  ]

  @Test(arguments: amounts.indices) func `prices keep the number of digits, and no more`(index: Int) throws {
    try Self.amounts[index](camp)
    #expect(try change(to: "JPY") == ["currencyInUse"])
    #expect(try change(to: "KWD") == ["currencyInUse"])
    #expect(try change(to: "EUR") == [])
    try camp.undoLast()
    try camp.undoLast()
    #expect(try change(to: "JPY") == [])
  }

  @Test func `a policy with amounts that a reservation keeps counts, too`() throws {
    try camp.agree { $0.deposit = Portion("45.00") }
    try camp.reserve(1)
    try camp.agree { $0.deposit = Portion("20%") }
    #expect(try change(to: "JPY") == ["currencyInUse"])
  }

  @Test func `undoing a change of currency is one`() throws {
    #expect(try change(to: "JPY") == [])
    try camp.makeRate("Yen", "5000")
    let entries = try camp.entries()
    let error = try rejected { try camp.undo.undo(EntryReference(entries[1].id)) }
    #expect(error.name == .undoBlocked)
    #expect(error.problems.map(\.name) == ["currencyInUse"])
    #expect(try camp.settings.settings.currency.code == "JPY")
  }

  /// Adds amounts, then takes them out of force.
  static let removals: [@Sendable (TestCampground) throws -> Void] = [
    {
      try $0.makeRate()
      try $0.rates.removeRate("Standard")
    },
    {
      try $0.makeTax { $0.perNight = Amount("1.00") }
      try $0.rates.removeTax("county")
    },
    {
      try $0.makeDiscount { $0.perStay = Amount("1.00") }
      try $0.discounts.removeDiscount("Access")
    },
    {
      try $0.agree { $0.cancellation = CancellationBands("1:10.00 0:all") }
      try $0.agree { $0.cancellation = CancellationBands("none") }
    },
  ]

  @Test(arguments: removals.indices) func `amounts do not come back into a currency of other digits`(
    index: Int
  ) throws {
    try Self.removals[index](camp)
    let removed = try #require(camp.entries().first).id
    #expect(try change(to: "JPY") == [])
    let error = try rejected { try camp.undo.undo(EntryReference(removed)) }
    #expect(error.name == .undoBlocked)
    #expect(error.problems.map(\.name) == ["currencyInUse"])
    try camp.undoLast()
    try camp.undo.undo(EntryReference(removed))
    #expect(try change(to: "JPY") == ["currencyInUse"])
  }

  @Test func `what has no amounts comes back in any currency`() throws {
    try camp.makeTax { $0.percent = Percent("7.25%") }
    try camp.agree { $0.deposit = Portion("20%") }
    let agreed = try #require(camp.entries().first).id
    try camp.rates.removeTax("county")
    let removed = try #require(camp.entries().first).id
    #expect(try change(to: "JPY") == [])
    try camp.undo.undo(EntryReference(removed))
    try camp.undo.undo(EntryReference(agreed))
    #expect(try camp.rates.listTaxes().count == 1)
    #expect(try camp.policies.policy.deposit.description == "none")
  }

  @Test func `undoing another setting leaves the currency, and is no change of it`() throws {
    #expect(try change(to: "JPY") == [])
    try camp.makeRate("Yen", "5000")
    try camp.reserve(1)
    try camp.set { $0.name = .set("Fuji") }
    try camp.undoLast()
    #expect(try camp.settings.settings.name == nil)
    #expect(try camp.settings.settings.currency.code == "JPY")
  }

  @Test func `what else is wrong is named beside it`() throws {
    try camp.makeRate()
    let error = try rejected {
      try camp.set {
        $0.currency = "JPY"
        $0.minNights = 0
      }
    }
    #expect(Set(error.problems.map(\.name)) == ["currencyInUse", "invalidNumberOfNights"])
  }
}

struct CurrencyTests {
  @Test(arguments: [("JPY", 0), ("USD", 2), ("KWD", 3), ("CLF", 4)])
  func `a currency knows how many digits its amounts have`(_ code: String, _ digits: Int) throws {
    #expect(try #require(Currency(code)).digits == digits)
  }

  @Test(arguments: [
    ("USD", 4500, "45.00"), ("USD", 5, "0.05"), ("USD", -5, "-0.05"), ("USD", 0, "0.00"),
    ("JPY", 4500, "4500"), ("JPY", -1, "-1"),
    ("KWD", 1, "0.001"), ("KWD", 12_345, "12.345"), ("USD", .min, "-92233720368547758.08"),
  ])
  func `an amount is written with its currency's digits`(
    _ code: String, _ amount: Int, _ text: String
  ) throws {
    #expect(try #require(Currency(code)).text(amount) == text)
  }

  @Test func `a code may be written in small letters`() {
    #expect(Currency("usd") == .usDollar)
    #expect(Currency.usDollar.description == "USD")
  }

  @Test(arguments: ["", "US", "USDX", "ABC", "U$D", "ＵＳＤ"])
  func `what ISO 4217 does not list is no currency`(_ text: String) {
    #expect(Currency(text) == nil)
  }
}
