import Persistence

/// A language as letters and pages name it (BCP 47), such as `de` or `pt-BR`, in the usual case of its letters.
public struct LanguageCode: Hashable, Sendable {
  public let text: String
  private static let longest = 35
}

extension LanguageCode: LosslessStringConvertible {
  /// Returns nil unless the text is two or three letters, and parts of up to eight letters and digits behind hyphens.
  public init?(_ text: String) {
    let text = PersonText.trimmed(text)
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard text.utf8.count <= Self.longest, 2...3 ~= parts[0].utf8.count,
      parts[0].allSatisfy({ $0.isASCII && $0.isLetter }),
      parts.allSatisfy({ 1...8 ~= $0.utf8.count && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } })
    else { return nil }
    self.text = ([parts[0].lowercased()] + parts.dropFirst().map(Self.usual)).joined(separator: "-")
  }

  /// A country in capitals, a script with one, anything else in small letters.
  private static func usual(_ part: Substring) -> String {
    switch part.utf8.count {
    case 2: part.uppercased()
    case 4: part.prefix(1).uppercased() + part.dropFirst().lowercased()
    default: part.lowercased()
    }
  }

  public var description: String { text }
}

extension LanguageCode: Encodable, Storable {
  public func encode(to encoder: any Encoder) throws { try encodeText(to: encoder) }

  @usableFromInline package var stored: StoredValue { .text(text) }

  @usableFromInline package init?(stored: StoredValue) {
    guard let text = String(stored: stored), let code = LanguageCode(text), code.text == text else { return nil }
    self = code
  }
}

extension LanguageCode: ColumnValue {}
