import Arguments
import CampgroundManager

/// The command as a line that a shell takes.
extension Invocation {
  /// The whole line: words by their places, then options as they were given, with days of the calendar.
  var line: String {
    let values = given.values.filter { !["print", "no-input", "no-pager"].contains(all[$0.place].name) }
    let byPlace = values.filter { all[$0.place].isByPlace }.sorted { $0.place < $1.place }
      .flatMap { all[$0.place].words(of: $0.value) }
    let options = values.filter { !all[$0.place].isByPlace }.flatMap { place, value in
      all[place].things == nil ? all[place].words(of: value) : things(from: place, value)
    }
    // Behind two hyphens no word is an option.
    let isOpen = byPlace.contains { $0.hasPrefix("-") }
    let words = isOpen ? options + ["--"] + byPlace : byPlace + options
    return (["campctl", name] + words).joined(separator: " ")
  }

  /// The same on the campground's today.
  var datedLine: String {
    guard let remake, let campground = try? Session(common).campgroundToJudge(.existing) else { return line }
    return remake(campground.clock.today).line
  }

  /// Options that belong to one of several things, each behind the option that begins its thing.
  private func things(from place: Int, _ value: ArgumentValue) -> [String] {
    guard case .list(let things) = value else { return all[place].words(of: value) }
    let details = given.values.filter { all[$0.place].kind == .detail && all[$0.place].sharesThings(with: all[place]) }
    if all[place].kind == .detail { return isBegun(all[place]) ? [] : all[place].words(of: value) }
    return things.enumerated().flatMap { number, thing in
      all[place].words(of: thing)
        + details.flatMap { detail, value -> [String] in
          guard case .list(let values) = value, values.indices.contains(number) else { return [] }
          return all[detail].words(of: values[number])
        }
    }
  }

  /// True when the option that begins the things of this one is given, too.
  private func isBegun(_ detail: ArgumentDescription) -> Bool {
    given.values.contains { all[$0.place].kind == .repeated && all[$0.place].sharesThings(with: detail) }
  }
}

extension ArgumentDescription {
  /// The argument with a value as words of a shell: `--site 12`, `--no-water`, `'Ann Lee'`.
  func words(of value: ArgumentValue) -> [String] {
    if isByPlace { return value.texts.map(Phrases.plainWord) }
    if case .flag(let flag) = value { return flag ? ["--\(name)"] : kind == .toggle ? ["--no-\(name)"] : [] }
    return value.texts.flatMap { text in
      text.hasPrefix("-") ? ["--\(name)=\(Phrases.plainWord(text))"] : ["--\(name)", Phrases.plainWord(text)]
    }
  }

  fileprivate func sharesThings(with other: ArgumentDescription) -> Bool {
    things.map { "\($0.key)" } == other.things.map { "\($0.key)" }
  }
}
