/// The orders of campers in lists (domain rule R34).
extension Camper {
  /// The name without case and accents.
  package var nameOrder: String { PersonText.nameKey(fullName) }

  /// The surname without case and accents: the part before a comma, else the last word with its particles before it, as
  /// in Vincent van Gogh.
  package var surnameOrder: String {
    let name = nameOrder
    if let comma = name.firstIndex(of: ","), comma != name.startIndex {
      return PersonText.trimmed(String(name[..<comma]))
    }
    let words = name.split(separator: " ")
    let particles = words.dropLast().reversed().prefix { Self.particles.contains($0) }.count
    return words.suffix(particles + 1).joined(separator: " ")
  }

  private static let particles: Set<Substring> = [
    "van", "von", "de", "den", "der", "del", "della", "di", "da", "dos", "du", "la", "le", "ten", "ter", "zu", "zum",
    "zur",
  ]
}
