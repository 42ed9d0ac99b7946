/// The sign or the code of a currency beside an amount: `$`, `EUR`, `kr`.
public struct CurrencyMark: Hashable, Sendable {
  public let text: String
  /// The codes of the currencies that have it.
  public let codes: [String]
  /// The amount with it, as it is written.
  let written: String

  func isOf(_ currency: Currency) -> Bool { codes.contains(currency.code) }

  /// Returns nil for text that is the sign of no currency. Two, such as `$` and `CAD`, have to mean the same one.
  init?(_ text: String, in written: String) {
    guard let codes = Self.codes(of: text) ?? Self.codes(ofAll: text.split(separator: " ").map(String.init)) else {
      return nil
    }
    (self.text, self.codes, self.written) = (text, codes, written)
  }

  private static func codes(ofAll words: [String]) -> [String]? {
    guard words.count == 2, let some = codes(of: words[0]), let others = codes(of: words[1]) else { return nil }
    let both = some.filter(others.contains)
    return both.isEmpty ? nil : both
  }

  private static func codes(of text: String) -> [String]? {
    var key = text.lowercased()
    if key.hasSuffix(".") { key.removeLast() }
    if text == "r" { return nil }
    if let entry = signs.first(where: { $0.key.description == key }) {
      return entry.value.description.split(separator: " ").map(String.init)
    }
    return text.utf8.count == 3 ? Currency(text).map { [$0.code] } : nil
  }

  /// The signs in small letters, with the currencies that have them, the one that most people mean first.
  private static let signs: KeyValuePairs<StaticString, StaticString> = [
    "$": """
    USD CAD AUD NZD MXN SGD HKD TWD ARS BBD BMD BND BSD BZD CLP COP CUP CVE DOP FJD GYD JMD KYD LRD NAD NIO SBD SRD TTD \
    UYU XCD
    """,
    "us$": "USD", "c$": "CAD NIO", "ca$": "CAD", "a$": "AUD", "au$": "AUD", "nz$": "NZD", "hk$": "HKD", "s$": "SGD",
    "nt$": "TWD", "mx$": "MXN", "r$": "BRL", "€": "EUR", "£": "GBP EGP FKP GIP LBP SDG SHP SSP SYP", "¥": "JPY CNY",
    "￥": "JPY CNY", "円": "JPY", "元": "CNY", "kr": "DKK ISK NOK SEK", "fr": "CHF", "sfr": "CHF", "₹": "INR",
    "rs": "INR LKR MUR NPR PKR SCR", "₨": "INR LKR MUR NPR PKR SCR", "zł": "PLN", "zl": "PLN", "kč": "CZK",
    "kc": "CZK", "ft": "HUF", "lei": "RON MDL", "лв": "BGN", "₩": "KRW KPW", "₽": "RUB", "₺": "TRY", "₪": "ILS",
    "₫": "VND", "฿": "THB", "₱": "PHP", "₴": "UAH", "₦": "NGN", "₵": "GHS", "₡": "CRC", "₲": "PYG", "₸": "KZT",
    "₾": "GEL", "₼": "AZN", "₮": "MNT", "₭": "LAK", "r": "ZAR", "rm": "MYR", "rp": "IDR", "s/": "PEN",
  ]
}
