extension Unicode.Scalar {
  /// True when it could steer a terminal, or turn the direction of text, rather than be read.
  package var steers: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    // Marks, embeddings, overrides and isolates of direction.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension UInt8 {
  /// True when it can be the first byte of a scalar that steers; nearly no text has such a byte.
  package var mayBeginSteering: Bool { self < 0x20 || self == 0x7F || self == 0xC2 || self == 0xD8 || self == 0xE2 }
}

extension String {
  /// True when one of its scalars steers.
  package var hasSteering: Bool {
    utf8.contains(where: \.mayBeginSteering) && unicodeScalars.contains(where: \.steers)
  }
}
