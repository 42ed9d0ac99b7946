import TestSupport

/// A command line of which some arguments are spoiled, and the faults that its refusal has to name.
struct SpoiledRequest: CustomStringConvertible {
  let command: String
  let words: [String]
  /// The name and the field of each problem.
  let faults: Set<String>

  var description: String { ([command] + words).joined(separator: " ") }

  /// Draws a command, and two to five of its arguments that are spoiled; none of them hides another.
  init(_ chance: inout SplitMix64) {
    let all = SpoiledPart.commands
    let (command, parts) = all[chance.next(all.count)]
    var (spoiled, faults) = ([Int: SpoiledPart.Fault](), Set<String>())
    let most = 2 + chance.next(4)
    for place in parts.indices.shuffled(using: &chance) where spoiled.count < most && !parts[place].faults.isEmpty {
      let fault = parts[place].faults[chance.next(parts[place].faults.count)]
      let names = spoiled.keys.map { parts[$0].name }
      let hidden = spoiled.values.flatMap(\.hiddenBy) + fault.hiddenBy
      if hidden.contains(parts[place].name) || fault.hiddenBy.contains(where: names.contains) { continue }
      spoiled[place] = fault
      faults.formUnion(fault.problems)
    }
    self.command = command
    self.faults = faults
    words = parts.indices.flatMap { place in SpoiledPart.words(spoiled[place]?.words ?? parts[place].words) }
  }
}

/// An argument of a command as it may be, and the ways to spoil it.
struct SpoiledPart {
  let name: String
  let words: String
  let faults: [Fault]

  struct Fault {
    let words: String
    let problems: [String]
    /// The arguments without which nobody can know that it is one.
    var hiddenBy: [String] = []
  }

  init(_ name: String, _ words: String, _ faults: [(String, String)], hidden: [(String, String, by: [String])] = []) {
    (self.name, self.words) = (name, words)
    self.faults =
      faults.map { Fault(words: $0, problems: Self.words($1)) }
      + hidden.map { Fault(words: $0, problems: Self.words($1), hiddenBy: $2) }
  }
}
