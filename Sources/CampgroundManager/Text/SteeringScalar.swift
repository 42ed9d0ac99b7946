extension Unicode.Scalar {
  /// Whether it could steer a terminal, or turn the direction of text, rather than be read.
  package var steers: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    // Marks, embeddings, overrides and isolates of direction.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension String {
  /// Whether one of its scalars steers; nearly no text has a byte with which one begins.
  package var hasSteering: Bool {
    utf8.contains { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xD8 || $0 == 0xE2 }
      && unicodeScalars.contains(where: \.steers)
  }
}
