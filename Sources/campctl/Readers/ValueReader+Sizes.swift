import Arguments
import CampgroundManager

extension ValueReader<Int> {
  /// A number of bytes, such as `500M` or `2G`.
  static var size: Self {
    ValueReader("size") { given throws(InvalidValue) in
      let size: Int? =
        switch given {
        case .number(let number): number
        case .word(let word), .text(let word): InputSize.bytes(word)
        default: nil
        }
      guard let size, size > 0 else { throw InvalidValue("it is written like 500M or 2G") }
      return size
    }
  }
}

extension ArgumentSet {
  /// The option of every command that reads files of input.
  static func maxSize(_ set: @escaping @Sendable (inout Self, Int) -> Void) -> Argument<Self> {
    option(
      "max-size", .size, "The most bytes that are read of a file, such as 500M or 2G.",
      default: InputSize.text(InputFile.usualLimit), set)
  }
}
