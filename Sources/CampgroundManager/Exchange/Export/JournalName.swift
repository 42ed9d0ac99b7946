/// A name from people's text for an account of a plain-text journal.
///
/// A journal is read by its signs: two blanks end an account's name, a colon begins an account below it, `;` a comment,
/// and brackets are postings of another sort. So only letters, digits and a few harmless signs are kept; all else
/// becomes one blank.
enum JournalName {
  /// The name, not empty, without two blanks in a row; `otherwise` replaces text of which nothing is left.
  static func name(_ text: String, otherwise: String) -> String {
    var name = ""
    for scalar in text.unicodeScalars {
      if isKept(scalar) {
        name.unicodeScalars.append(scalar)
      } else if !name.isEmpty, name.unicodeScalars.last != " " {
        name += " "
      }
    }
    if name.hasSuffix(" ") { name.removeLast() }
    return name.isEmpty ? otherwise : name
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .decimalNumber:
      true
    default: "-_.&+/%".unicodeScalars.contains(scalar)
    }
  }
}
