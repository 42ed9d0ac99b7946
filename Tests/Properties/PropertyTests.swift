import Foundation
import TestSupport
import Testing

/// The properties that the fuzzer tries for hours, on a little input of chance: they compile, and hold at once.
@Suite struct PropertyTests {
  /// Characters that mean something to one of the parsers are more frequent than by chance.
  private static let letters = Array("0123456789-:;,.=@\"'\\/ \t\r\n{}[]()+%aAeEnNrRsSTtZzéß$€\u{FEFF}".utf8)

  @Test func `the fuzzer's first input has each property`() throws {
    let file = URL(filePath: #filePath).appending(path: "../../Torture/input/fuzz.py").standardized
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("\nPROPERTIES = \(Property.all.count)\n"))
  }

  @Test("A property of the parsers holds for input of chance", arguments: Property.all.indices)
  func holds(index: Int) throws {
    var chance = SplitMix64(seed: UInt64(index))
    for _ in 0..<100 {
      let input = (0..<Int.random(in: 0...80, using: &chance)).map { _ in
        Bool.random(using: &chance) ? .random(in: 0...255, using: &chance) : Self.letters.randomElement(using: &chance)!
      }
      // An input that a parser refuses by throwing is no violation.
      #expect((try? Property.all[index].holds(input)) ?? true, "\(Property.all[index].name): \(input)")
    }
  }
}
