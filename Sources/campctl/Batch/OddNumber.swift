#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A line of JSON looked at once more for a number that is not whole, or too large.
///
/// Of such a number the decoder says that the line is no JSON, and not where it stands.
struct OddNumber: Decodable {
  private let field: String?

  /// The first field with such a number, nil when there is none.
  static func field(of line: [UInt8]) -> String? {
    (try? JSONDecoder().decode(OddNumber.self, from: Data(line)))?.field
  }

  init(from decoder: any Decoder) throws {
    let line = try decoder.container(keyedBy: LineKey.self)
    let odd = line.allKeys.filter { key in
      Self.isOdd { try line.decode(Int.self, forKey: key) } || Self.isOdd { try line.decode([Int].self, forKey: key) }
    }
    field = odd.map(\.stringValue).min()
  }

  /// Whether it fails otherwise than a value does that is no number at all.
  private static func isOdd(_ number: () throws -> some Any) -> Bool {
    do {
      _ = try number()
      return false
    } catch {
      return !(error is DecodingError)
    }
  }
}
