/// The methods of payment, and the prices of a larger party.
extension SettingsEdits {
  func applyMoney(to settings: inout CampgroundSettings, _ problems: inout [Problem]) {
    var money = settings.money ?? MoneySettings()
    if let methods { money.methods = Self.methods(methods.value ?? "", &problems) }
    if let surcharge { money.surcharge = Self.surcharges(surcharge.value ?? "", money.methods, &problems) }
    for method in money.surcharge.map(\.method) where !money.methods.isEmpty && method.method(in: money.methods) == nil
    {
      problems.append(.money(.unknownMethod(method, money.methods, field: "surcharge")))
    }
    let edits = PartyPriceEdits(
      extras: (extraAdult, extraChild, extraVehicle, extraPet),
      included: (includedAdults, includedChildren, includedVehicles, includedPets))
    edits.apply(to: &money.party.extras, &money.party.included, in: settings.currency, &problems)
    settings.money = money == MoneySettings() ? nil : money
  }

  /// The methods of a list with commas, none twice, whatever the case of their letters.
  private static func methods(_ text: String, _ problems: inout [Problem]) -> [String] {
    var methods: [String] = []
    for part in text.split(separator: ",") {
      let method = PersonText.clean(String(part), field: "methods", limit: 100, &problems)
      if !method.isEmpty, method.method(in: methods) == nil { methods.append(method) }
    }
    return methods
  }

  /// The surcharges of a list such as `card=3%,check=1%`, with the spelling that the methods have.
  private static func surcharges(
    _ text: String, _ methods: [String], _ problems: inout [Problem]
  ) -> [Surcharge] {
    var surcharges: [Surcharge] = []
    for part in text.split(separator: ",") {
      let text = PersonText.trimmed(String(part))
      guard let surcharge = Surcharge(text) else {
        problems.append(.settings(.invalidSurcharge(text)))
        continue
      }
      guard let percent = surcharge.percent.part(field: "surcharge", &problems) else { continue }
      let method = PersonText.clean(surcharge.method, field: "surcharge", limit: 100, &problems)
      if surcharges.contains(where: { $0.method.isMethod(method) }) {
        problems.append(.settings(.invalidSurcharge(text)))
      }
      surcharges.append(Surcharge(method: method.method(in: methods) ?? method, percent: percent))
    }
    return surcharges
  }
}

extension String {
  /// True for the same method of payment, whatever the case of the letters.
  func isMethod(_ other: String) -> Bool { PersonText.key(self) == PersonText.key(other) }

  /// The method of a list that this one means, in the spelling of the list.
  func method(in methods: [String]) -> String? { methods.first(where: isMethod) }
}
