import FoundationEssentials

/// The replacement of the fuzzer where the toolchain has none: the corpus' files, changed by chance.
struct Chance {
  private var runs = 100_000
  private var state: UInt64 = 1
  private var corpus: [[UInt8]] = [[0]]

  init(arguments: some Sequence<String>) throws {
    for argument in arguments {
      if argument.hasPrefix("-runs=") {
        runs = Int(argument.dropFirst(6)) ?? runs
      } else if argument.hasPrefix("-seed=") {
        state = UInt64(argument.dropFirst(6)) ?? state
      } else if !argument.hasPrefix("-") {
        let names = try FileManager.default.contentsOfDirectory(atPath: argument).sorted()
        corpus += try names.map { try Array(Data(contentsOf: URL(filePath: "\(argument)/\($0)"))) }
      }
    }
  }

  mutating func run() {
    for _ in 0..<runs {
      let input = changed(corpus[below(corpus.count)])
      input.withUnsafeBufferPointer(Property.hold)
    }
    print("Done \(runs) runs")
  }

  private mutating func changed(_ input: [UInt8]) -> [UInt8] {
    var input = input
    for _ in 0...below(8) {
      let place = below(input.count + 1)
      switch below(4) {
      case 0: input.insert(UInt8(below(256)), at: place)
      case 1 where place < input.count: input.remove(at: place)
      case 2 where place < input.count: input[place] = UInt8(below(256))
      default: input.insert(contentsOf: input[..<place].suffix(16), at: place)
      }
    }
    return input
  }

  /// SplitMix64, as the tests have it.
  private mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }
}
