/// Counts the parameters of functions, initialisers and subscripts, as a scanner goes through a file's code.
struct SignatureCounter {
  /// The number of parameters of each, in their order.
  private(set) var counts: [Int] = []
  private var isExpected = false
  /// The number of brackets that are open in the running signature; 0 outside of one.
  private var depth = 0
  private var count = 0

  mutating func read(word: String, behind byte: UInt8?) {
    if depth > 0 {
      count = max(count, 1)
    } else if word == "func" || (word == "init" || word == "subscript") && byte != UInt8(ascii: ".") {
      isExpected = true
    }
  }

  mutating func read(sign: UInt8, behind byte: UInt8?) {
    switch Character(Unicode.Scalar(sign)) {
    case "(" where depth == 0 && isExpected: (isExpected, depth, count) = (false, 1, 0)
    case "(", "[", "{", "<": depth += depth > 0 ? 1 : 0
    // That of an arrow closes nothing.
    case ">" where byte == UInt8(ascii: "-"): break
    case ")", "]", "}", ">":
      if depth == 1 { counts.append(count) }
      depth = max(0, depth - 1)
    case "," where depth == 1: count += 1
    default: break
    }
  }
}
