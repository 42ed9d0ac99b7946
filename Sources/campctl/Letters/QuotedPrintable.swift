/// Text in lines of at most 76 characters of ASCII, as messages carry it (RFC 2045, 6.7).
enum QuotedPrintable {
  private static let longest = 76

  static func encoded(_ text: String) -> String {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .flatMap { lines(of: Array($0)) }.joined(separator: "\n")
  }

  /// The lines of a line, each but the last with a mark that it goes on.
  private static func lines(of bytes: [UInt8]) -> [String] {
    var (lines, line) = ([String](), "")
    for (index, byte) in bytes.enumerated() {
      let isLast = index == bytes.count - 1
      let isBare = isBare(byte) || isBlank(byte) && !isLast
      let piece = isBare ? String(Unicode.Scalar(byte)) : hex(byte)
      if line.utf8.count + piece.utf8.count > (isLast ? longest : longest - 1) {
        lines.append(line + "=")
        line = ""
      }
      line += line.isEmpty && isTouched(bytes[index...]) ? hex(byte) : piece
    }
    return lines + [line]
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  private static func isBare(_ byte: UInt8) -> Bool { (33...126).contains(byte) && byte != UInt8(ascii: "=") }

  /// True for the beginning of a line that programs change on the way: a dot ends a message, and `From ` begins one.
  private static func isTouched(_ rest: ArraySlice<UInt8>) -> Bool {
    rest.first == UInt8(ascii: ".") || rest.starts(with: "From ".utf8)
  }

  private static func hex(_ byte: UInt8) -> String {
    "=" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
