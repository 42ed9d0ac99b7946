extension Unicode.Scalar {
  /// True when it could steer a terminal, turn the direction of text, or hide in it, rather than be read.
  ///
  /// Joiners and selectors of variants are parts of letters and pictures; they do not count.
  package var steers: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    case 0x20..<0xA0: false
    // Marks, embeddings, overrides and isolates of direction; blanks without width, fillers, tags, a byte order mark.
    default: (properties.isDefaultIgnorableCodePoint || 0xFFF9...0xFFFB ~= value) && !isJoiner && !isSelector
    }
  }

  /// True for a joiner without width.
  package var isJoiner: Bool { value == 0x200C || value == 0x200D }

  /// True for a selector of a variant of the character before it.
  package var isSelector: Bool { 0xFE00...0xFE0F ~= value || 0xE0100...0xE01EF ~= value }
}

extension UInt8 {
  /// True when it can be the first byte of a scalar that steers or hides; little text has such a byte.
  package var mayBeginSteering: Bool {
    switch self {
    case 0..<0x20, 0x7F, 0xC2, 0xCD, 0xD8, 0xE1, 0xE2, 0xE3, 0xEF, 0xF0, 0xF3: true
    default: false
    }
  }
}

extension String {
  /// True when one of its scalars steers.
  package var hasSteering: Bool {
    utf8.contains(where: \.mayBeginSteering) && unicodeScalars.contains(where: \.steers)
  }
}
