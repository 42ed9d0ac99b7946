// Every refusal gets its words in this folder. A problem is a clause; whoever shows it adds the full stop.

extension Problem {
  static func notFound(_ noun: String, _ text: String, field: String, near: String? = nil) -> Problem {
    let guess = near.map { "; there is \($0)" } ?? ""
    return Problem("notFound", field: field, value: text, "There is no \(noun) \(text)\(guess)")
  }

  static func wrongKind(_ text: String, is actual: String, not wanted: any Identifier.Type) -> Problem {
    Problem("wrongKind", field: wanted.field, value: text, "\(text) is a \(actual), not a \(wanted.noun)")
  }

  static func invalidLimit(_ limit: Int) -> Problem {
    Problem("invalidLimit", field: "limit", value: String(limit), "A list cannot have \(limit) lines")
  }

  static func ambiguous(_ text: String, _ candidates: [String]) -> Problem {
    let list = candidates.joined(separator: ", ")
    return Problem("ambiguous", field: "camper", value: text, "Several campers fit \(text): \(list)")
  }
}

/// Nights that somebody holds.
extension Problem {
  static func taken(_ conflict: Conflict) -> Problem {
    Problem(
      "nightsTaken", field: "site", value: conflict.site.description,
      "Site \(conflict.site) is \(Words.held(by: conflict))")
  }

  static var allTaken: Problem {
    Problem("nightsTaken", field: "site", value: nil, "Every site that fits is taken on some of these nights")
  }

  /// Why a site is not free, named by what it is: `reserved`, `held`, `blocked`.
  static func occupied(_ conflict: Conflict) -> Problem {
    let words = Words.held(by: conflict)
    return Problem(
      conflict.holder.status, field: "site", value: conflict.site.description,
      words.prefix(1).uppercased() + words.dropFirst())
  }
}

/// Phrases that several sentences share.
enum Words {
  static func nights(_ count: Int) -> String { count == 1 ? "1 night" : "\(count) nights" }

  /// Of what holds for one type of site alone.
  static func on(_ type: Slug?) -> String { type.map { " on sites of type \($0)" } ?? "" }

  static func held(by conflict: Conflict) -> String {
    let status =
      switch conflict.holder {
      case .reservation(_, .checkedIn): "occupied"
      case .reservation(_, let status): status.description.lowercased()
      case .block: "blocked"
      }
    return "\(status) from \(conflict.arrival) to \(conflict.departure) (\(conflict.holder))"
  }
}
