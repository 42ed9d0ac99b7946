import TestSupport

@testable import CampgroundManager

/// Rates, taxes, discounts, and the entries of accounts.
extension FilledThing {
  static let rate = FilledThing(
    kind: Rate.kind, plain: { try $0.makeRate("Plain") },
    filled: [
      { camp in
        try camp.makeFullSite()
        try camp.makeFullRate { $0.site = "A-07" }
      },
      { try $0.makeFullRate { $0.type = "cabin" } },
      { try $0.makeFullRate { ($0.weekdays, $0.holiday) = ([], true) } },
    ],
    read: { try RateTable(store: $0.store).thing($1) })

  static let tax = FilledThing(
    kind: Tax.kind, plain: { try $0.makeTax("state") { $0.percent = Percent("1%") } },
    filled: [
      { try $0.makeFee { $0.percent = Percent("7.25%") } }, { try $0.makeFee { $0.perNight = Amount("1.50") } },
      { try $0.makeFee { $0.perStay = Amount("9.99") } },
      { try $0.makeTax("resort") { $0.makeFull() } },
      { try $0.makeTax("resort") { ($0.percent, $0.included, $0.staysUpTo) = (Percent("5%"), true, 29) } },
    ],
    // Only a reservation is exempt.
    unset: ["rule.isExempt"],
    read: { try TaxTable(store: $0.store).thing($1) })

  static let discount = FilledThing(
    kind: Discount.kind, plain: { try $0.makeDiscount("Plain") { $0.percent = Percent("1%") } },
    filled: [
      { camp in
        try camp.makeFullSite()
        try camp.makeFullDiscount { ($0.site, $0.percent) = ("A-07", Percent("50%")) }
      },
      { try $0.makeFullDiscount { ($0.type, $0.perNight) = ("cabin", Amount("5.00")) } },
      { try $0.makeFullDiscount { $0.perStay = Amount("20.00") } },
    ],
    read: { try DiscountTable(store: $0.store).thing($1) })

  static let item = FilledThing(
    kind: Item.kind, plain: { try $0.makeItem("ice", "3.00") },
    filled: [
      { camp in
        try camp.makeTax("county") { $0.percent = Percent("5%") }
        try camp.makeItem(taxes: ["county"])
      },
      { camp in
        guard let price = Amount("0.1234") else { return }
        try camp.campground.items.addItem("electricity", price: price, unit: "kWh")
      },
    ],
    read: { try ItemTable(store: $0.store).thing($1) })

  static let rule = FilledThing(
    kind: NamedRule.kind, plain: { try $0.makeRule("Plain") { $0.minNights = 1 } },
    filled: [
      { camp in
        try camp.makeFullSite()
        try camp.makeFullRule { ($0.site, $0.from, $0.before) = (.set("A-07"), .set("2027-07-02"), .set("2027-07-06")) }
      },
      { try $0.makeFullRule { ($0.type, $0.onDays) = (.set("cabin"), YearDay("07-04").map { [$0] }) } },
    ],
    read: { try RuleTable(store: $0.store).thing($1) })

  static let ledger = FilledThing(
    kind: LedgerEntry.kind,
    plain: { camp in
      try camp.makeCampSites(1, 2)
      try camp.makeRate()
      try camp.reserve(1)
    },
    filled: [
      { camp in
        try camp.makeFee { $0.perStay = Amount("9.99") }
        try camp.reserve(2)
      },
      { camp in
        try camp.reserve(2)
        try camp.pay("5.00", on: "r-2", by: "card", for: "at the gate")
        try camp.undoLast()
      },
      { camp in
        try camp.makeTax("state") { $0.percent = Percent("5%") }
        try camp.reserve(2, "2027-06-02"..<"2027-06-04")
        try camp.at("2027-06-04").discount("5.00", on: "r-2")
      },
      { camp in
        try camp.makeTax("state") { $0.percent = Percent("5%") }
        try camp.reserve(2, "2027-06-02"..<"2027-06-04") { $0.terms = TermsRequest { $0.taxExempt = .set("form 7") } }
        try camp.at("2027-06-04").discount("5.00", on: "r-2")
      },
    ],
    unset: ["sale"],
    isAppendOnly: true,
    read: { try LedgerTable(store: $0.store).entry(LedgerID(rawValue: $1)) })
}

extension TestCampground {
  /// A rule with all fields but its nights and its scope.
  func makeFullRule(_ change: (inout RuleEdits) -> Void) throws {
    try makeRule("Summer") {
      ($0.weekdays, $0.minNights, $0.forArrivals) = ([.fri], 3, true)
      ($0.maxNights, $0.inDays, $0.minGap) = (14, 30, 2)
      ($0.noArrival, $0.noDeparture) = (true, true)
      change(&$0)
    }
  }

  /// A rate with all fields but its scope.
  func makeFullRate(_ change: (inout RateRequest) -> Void = { _ in }) throws {
    try makeRate("Summer", "60.00") {
      ($0.weekly, $0.monthly, $0.minNights) = (Amount("380.00"), Amount("1400.00"), 2)
      ($0.from, $0.before, $0.weekdays) = ("2027-06-01", "2027-09-01", Weekday.allCases)
      ($0.extraAdult, $0.extraChild) = (Amount("3.00"), Amount("2.00"))
      ($0.extraVehicle, $0.extraPet) = (Amount("5.00"), Amount("1.00"))
      ($0.includedAdults, $0.includedChildren, $0.includedVehicles, $0.includedPets) = (1, 1, 2, 1)
      change(&$0)
    }
  }

  /// A discount with all fields but its measure and its scope.
  func makeFullDiscount(_ change: (inout DiscountRequest) -> Void) throws {
    try makeDiscount("Club") {
      ($0.includesExtras, $0.code, $0.needsPass) = (true, "CLUB", true)
      ($0.from, $0.before, $0.weekdays, $0.minNights) = ("2027-06-01", "2027-09-01", Weekday.allCases, 2)
      change(&$0)
    }
  }
}

extension TaxRequest {
  /// Makes it an amount for adults, with all conditions that go together.
  mutating func makeFull() {
    (perPersonNight, adultsOnly, on) = (Amount("2.00"), true, [.nights])
    (type, from, before, firstNights) = ("cabin", "2027-06-01", "2027-09-01", 7)
  }
}
