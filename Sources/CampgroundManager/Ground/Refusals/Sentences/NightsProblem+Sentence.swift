extension NightsProblem {
  var sentence: String {
    switch self {
    case .taken(let conflict): "Site \(conflict.site) is \(conflict.words)"
    case .allTaken: "Every site that fits is taken on some of these nights"
    case .tooFewFree(let free, let count):
      "Only \(Phrases.count(free, "site")) that \(Phrases.noun(free, "fits", "fit")) \(Phrases.noun(free, "is", "are")) free "
        + "for these nights; \(Phrases.requested(count))"
    case .occupied(let conflict): conflict.words.prefix(1).uppercased() + conflict.words.dropFirst()
    }
  }
}
