import JSONText
import Persistence

/// A currency of ISO 4217, with the digits that its amounts have after the point.
public struct Currency: Hashable, Sendable {
  /// Three capital letters.
  public let code: String
  /// The number of digits of its minor unit: 0 for JPY, 2 for USD, 3 for KWD.
  package let digits: Int

  public static let usDollar = Currency(unchecked: "USD")

  private init(unchecked code: String) {
    self.code = code
    digits = Self.digits(of: code)
  }

  private static func digits(of code: String) -> Int {
    if lists(withoutDigits, code) { return 0 }
    if lists(withThreeDigits, code) { return 3 }
    return lists(withFourDigits, code) ? 4 : 2
  }

  /// The decimal text of an amount of minor units, `45.00`.
  public func text(_ minorUnits: Int) -> String {
    Digits.decimal(minorUnits, digits)
  }

  /// The number of minor units in one of it.
  var scale: Int { (0..<digits).reduce(1) { scale, _ in scale * 10 } }

  private static let withoutDigits: StaticString =
    "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF"
  private static let withThreeDigits: StaticString = "BHD IQD JOD KWD LYD OMR TND"
  private static let withFourDigits: StaticString = "CLF UYW"
  private static let withTwoDigits: StaticString =
    """
    AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF
    CHW CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF
    IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN
    MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS
    SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XCD YER ZAR ZMW ZWG
    """

  /// True when the list has the code. The text itself is searched, as a set of its codes would be made at each start.
  private static func lists(_ codes: StaticString, _ code: String) -> Bool {
    guard code.utf8.count == 3 else { return false }
    return codes.withUTF8Buffer { codes in
      stride(from: 0, to: codes.count, by: 4).contains { code.utf8.elementsEqual(codes[$0..<$0 + 3]) }
    }
  }
}

extension Currency: LosslessStringConvertible {
  /// Returns nil for a code that ISO 4217 does not list.
  public init?(_ text: String) {
    let code = text.uppercased()
    let known = [Self.withTwoDigits, Self.withoutDigits, Self.withThreeDigits, Self.withFourDigits]
    guard known.contains(where: { Self.lists($0, code) }) else { return nil }
    self.init(unchecked: code)
  }

  public var description: String { code }
}

extension Currency: Encodable, Storable {
  public func encode(to encoder: any Encoder) throws { try encodeText(to: encoder) }

  @usableFromInline package var stored: StoredValue { .text(code) }

  @usableFromInline package init?(stored: StoredValue) {
    let letters = UInt8(ascii: "A")...UInt8(ascii: "Z")
    guard let text = String(stored: stored), text.utf8.count == 3, text.utf8.allSatisfy(letters.contains) else {
      return nil
    }
    self.init(unchecked: text)
  }
}

extension Currency: ColumnValue {}
