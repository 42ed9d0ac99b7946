/// The methods of payment as a request lists them.
extension MoneySettings {
  /// The methods of a list with commas, none twice, whatever the case of their letters.
  static func methods(_ text: String, _ problems: inout [Problem]) -> [String] {
    var methods: [String] = []
    for part in text.split(separator: ",") {
      let method = PersonText.clean(String(part), field: "methods", limit: 100, &problems)
      if !method.isEmpty, method.method(in: methods) == nil { methods.append(method) }
    }
    return methods
  }

  /// The surcharges of a list such as `card=3%,check=1%`, with the spelling that the methods have.
  static func surcharges(
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
