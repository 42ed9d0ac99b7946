import CampgroundManager
import JSONText

/// The sentences of commands on prices, rules and the policy.
extension LogSentence {
  static let prices: Wordings = [
    "add-rate": { $0.added("rate") }, "change-rate": { $0.altered("rate") }, "remove-rate": { $0.removed("rate") },
    "add-tax": { $0.added("tax") }, "change-tax": { $0.altered("tax") }, "remove-tax": { $0.removed("tax") },
    "add-discount": { $0.added("discount") }, "change-discount": { $0.altered("discount") },
    "remove-discount": { $0.removed("discount") },
    "add-item": { $0.added("item") }, "change-item": { $0.altered("item") }, "remove-item": { $0.removed("item") },
    "add-rule": { $0.added("rule") }, "change-rule": { $0.altered("rule") }, "remove-rule": { $0.removed("rule") },
    "policy": { $0.altered("policy") },
  ]

  /// `added the rate Summer: nightly 45.00`.
  private func added(_ kind: String) -> String? {
    guard let change = changes(of: kind).first else { return nil }
    let given = (request.members ?? []).flattened.filter { $0.key != "name" }.compactMap { member in
      let words = LogValue.words(member.value)
      return ["none", "no"].contains(words) ? nil : words.map { "\(LogValue.words(ofKey: member.key)) \($0)" }
    }
    return "added the \(kind) \(change.id)\(given.isEmpty ? "" : ": \(given.joined(separator: ", "))")"
  }

  /// `changed the rate Summer: nightly 45.00 to 46.00`.
  private func altered(_ kind: String) -> String? {
    changes(of: kind).first.map {
      "changed the \(kind)\($0.id == kind ? "" : " \($0.id)")\(details($0, of: request))"
    }
  }

  private func removed(_ kind: String) -> String? { changes(of: kind).first.map { "removed the \(kind) \($0.id)" } }
}
