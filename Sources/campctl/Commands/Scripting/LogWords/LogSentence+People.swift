import CampgroundManager
import JSONText

/// The sentences of commands on campers and the waitlist.
extension LogSentence {
  static let people: Wordings = [
    "add-camper": { sentence in sentence.changes.first.map { "added camper \(sentence.camper($0.id))" } },
    "change-camper": { sentence in
      sentence.changes(of: "camper").first.map {
        "changed camper \(sentence.camper($0.id))\(sentence.details($0, of: nil))"
      }
    },
    "merge-campers": { $0.merged },
    "forget-camper": { "erased camper \($0.requested("camper") ?? "that is gone")" },
    "join-waitlist": { $0.joined },
    "leave-waitlist": { $0.struckOff },
    "grant": {
      "gave the role \($0.requested("role") ?? "that is gone") the rights: \($0.requested("rights") ?? "none")"
    },
  ]

  private var merged: String? {
    guard let kept = requested("keep"), let other = requested("other") else { return nil }
    return "merged camper \(other) into \(camper(kept))"
  }

  private var joined: String? {
    guard let wait = changes(of: "waitlist").first, let id = wait["camper"]?.string else { return nil }
    let arrival = wait["wish"]?["arrive"]?.string.flatMap { Day($0) }
    return "put \(camper(id)) on the waitlist, \(wait.id), from \(words(arrival))"
  }

  private var struckOff: String? {
    changes(of: "waitlist").first.map { wait in
      "took \(wait.id) off the waitlist" + (wait["camper"]?.string.map { ", \(camper($0))" } ?? "")
    }
  }
}
