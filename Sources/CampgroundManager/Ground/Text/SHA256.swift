/// The hash function of FIPS 180-4; a library of it would cost megabytes and time at each start.
struct SHA256 {
  private var state = Self.start
  /// The block at work, and the words that the rounds make of it.
  private var words = [UInt32](repeating: 0, count: 64)

  /// The hash of a message, 32 bytes; repeated `times`, each time of the hash before.
  static func hash(_ message: [UInt8], times: Int = 1) -> [UInt8] {
    var hash = SHA256()
    let padded = padded(message)
    for block in stride(from: 0, to: padded.count, by: 64) {
      for index in 0..<16 {
        hash.words[index] = padded[(block + 4 * index)..<(block + 4 * index + 4)].reduce(0) { $0 &<< 8 | UInt32($1) }
      }
      hash.addBlock()
    }
    for _ in 1..<times { hash.addItself() }
    return hash.bytes
  }

  /// The message, a one, zeros, and its length in bits, in whole blocks.
  private static func padded(_ message: [UInt8]) -> [UInt8] { message + padding(of: message.count) }

  /// The bytes behind a message of a length.
  static func padding(of length: Int) -> [UInt8] {
    let zeros = (119 - length % 64) % 64
    let bits = UInt64(length) &* 8
    return [0x80] + [UInt8](repeating: 0, count: zeros)
      + (0..<8).map { UInt8(truncatingIfNeeded: bits &>> (56 - 8 * UInt64($0))) }
  }

  /// Adds the hash itself as a message, which is one block with its padding.
  private mutating func addItself() {
    for index in 0..<8 {
      words[index] = state[index]
      words[index + 8] = 0
      state[index] = Self.start[index]
    }
    (words[8], words[15]) = (0x8000_0000, 256)
    addBlock()
  }

  /// Adds a block of 64 bytes.
  mutating func add(_ block: some Sequence<UInt8>) {
    for (place, byte) in block.enumerated() {
      words[place / 4] = words[place / 4] &<< 8 | UInt32(byte)
    }
    addBlock()
  }

  /// The hash of the blocks so far, 32 bytes.
  var bytes: [UInt8] { state.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word &>> $0) } } }

  private mutating func addBlock() {
    var index = 16
    while index < 64 {
      let (early, late) = (words[index &- 15], words[index &- 2])
      words[index] =
        words[index &- 16] &+ words[index &- 7]
        &+ ((early &>> 7 | early &<< 25) ^ (early &>> 18 | early &<< 14) ^ early &>> 3)
        &+ ((late &>> 17 | late &<< 15) ^ (late &>> 19 | late &<< 13) ^ late &>> 10)
      index &+= 1
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    let constants = Self.constants
    index = 0
    while index < 64 {
      let one =
        h &+ ((e &>> 6 | e &<< 26) ^ (e &>> 11 | e &<< 21) ^ (e &>> 25 | e &<< 7)) &+ (e & f ^ ~e & g)
        &+ constants[index] &+ words[index]
      let two =
        ((a &>> 2 | a &<< 30) ^ (a &>> 13 | a &<< 19) ^ (a &>> 22 | a &<< 10)) &+ (a & b ^ a & c ^ b & c)
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ one, c, b, a, one &+ two)
      index &+= 1
    }
    // Written out, as nothing else of it is as slow in a build for debugging.
    state[0] &+= a
    state[1] &+= b
    state[2] &+= c
    state[3] &+= d
    state[4] &+= e
    state[5] &+= f
    state[6] &+= g
    state[7] &+= h
  }

  private static let start: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]

  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}
