import Arguments
import Basics
import CampgroundManager

/// Finds the candidates for a command line at the cursor.
struct CandidateFinder {
  let registry: CommandRegistry
  /// The arguments that may stand before a command.
  let root: [ArgumentDescription]
  /// The words before the cursor's, behind the program's name.
  let words: [String]
  /// The part of the cursor's word before the cursor.
  let current: String

  /// The candidates; nil when nothing can stand there.
  func candidates() throws -> Candidates? {
    let before = WordReader(root).leadingOptions(in: words[...])
    let rest = words.dropFirst(before.count)
    guard let word = rest.first else {
      let context = CompletionContext(words, current: current, of: root)
      let isOption = current.hasPrefix("-")
      if case .value = context { return try candidates(context, root, words, nil) }
      return isOption ? try candidates(context, root, words, nil) : named(commands())
    }
    let second = rest.dropFirst().first
    if let second, let entry = registry.entry(named: "\(word) \(second)") {
      return try candidates(of: entry, before + rest.dropFirst(2))
    }
    let beginsName = second == nil && !current.hasPrefix("-") && !registry.subcommands(of: word).isEmpty
    if !beginsName, let entry = registry.entry(named: word) {
      return try candidates(of: entry, before + rest.dropFirst())
    }
    return second == nil ? named(subcommands(of: word)) : nil
  }

  private func candidates(of entry: CommandRegistry.Entry, _ words: ArraySlice<String>) throws -> Candidates? {
    let (arguments, words) = (entry.reader.arguments, Array(words))
    return try candidates(CompletionContext(words, current: current, of: arguments), arguments, words, entry.type())
  }

  private func candidates(
    _ context: CompletionContext, _ arguments: [ArgumentDescription], _ words: [String],
    _ command: (any Command.Type)?
  ) throws -> Candidates? {
    switch context {
    case .nothing: return nil
    case .option(let options): return named(options.flatMap(\.candidates))
    case .value(let argument, let before, let typed):
      let purpose = command?.purpose(of: argument.name) ?? .look
      let given = GivenOptions(words, arguments)
      return switch argument.completion {
      case .none: nil
      case .file: Candidates(.files, before: before)
      case .folder: Candidates(.folders, before: before)
      case .list(let element):
        Candidates(.parts, before: before, try values(element, typed, given, purpose) + fields(element, typed, command))
          .without(partsOf: before)
      case .things(Nameable.filter.rawValue):
        try terms(FilterTerm(typed), before: before, of: command?.listFields, given)
      case .things(Nameable.store.rawValue):
        Candidates.stores(typed, before: before)
      case .choices, .things:
        Candidates(.words, before: before, try values(argument.completion, typed, given, purpose))
      }
    }
  }

  private func values(
    _ completion: Completion, _ typed: String, _ given: GivenOptions, _ purpose: ReservationPurpose
  ) throws -> [Candidate?] {
    switch completion {
    case .none, .file, .folder, .list: return []
    case .choices(let choices):
      return choices().filter { $0.hasPrefix(typed.lowercased()) }.map { Candidate($0) }
    case .things(let name):
      guard let kind = Nameable(rawValue: name) else { return [] }
      switch kind {
      case .command: return (commands() + groups()).filter { $0?.text.hasPrefix(typed) ?? false }
      case .subcommand: return (words.last.map(subcommands) ?? []).filter { $0?.text.hasPrefix(typed) ?? false }
      default:
        return try given.lookUp?.found(kind, typed, for: purpose).map { Candidate($0.text, $0.description) } ?? []
      }
    }
  }

  /// The fields of the command's list that begin as the word does; those that sort may have a hyphen in front.
  private func fields(_ completion: Completion, _ typed: String, _ command: (any Command.Type)?) -> [Candidate?] {
    guard completion.thing == Nameable.field.rawValue else { return [] }
    let hyphen = typed.hasPrefix("-") ? "-" : ""
    let names = command?.listFields?.names ?? []
    return names.filter { $0.hasPrefix(typed.dropFirst(hyphen.count)) }.map { Candidate(hyphen + $0) }
  }

  /// The candidates that begin as the cursor's word does.
  private func named(_ all: [Candidate?]) -> Candidates {
    Candidates(.words, all.filter { $0?.text.hasPrefix(current) ?? false })
  }
}

/// The names of commands.
extension CandidateFinder {
  /// The first words of commands; one that several share, once.
  private func commands() -> [Candidate?] {
    var seen: [String] = []
    return (registry.entries + registry.others).compactMap { entry in
      guard let word = entry.name.split(separator: " ").first.map(String.init), !word.hasPrefix("_") else { return nil }
      guard !seen.contains(word) else { return nil }
      seen.append(word)
      let names = registry.subcommands(of: word).map { $0.name.dropFirst(word.count + 1) }
      return Candidate(word, names.isEmpty ? entry.abstract : names.joined(separator: ", "))
    }
  }

  private func subcommands(of word: String) -> [Candidate?] {
    registry.subcommands(of: word).map { Candidate(String($0.name.dropFirst(word.count + 1)), $0.abstract) }
  }

  /// The groups of the help, as one word each.
  private func groups() -> [Candidate?] {
    registry.groups.map { Candidate($0.name.lowercased().replacing(" ", with: "-"), "a group of commands") }
  }
}

extension Candidates {
  /// The names of stores that begin as the word does; without any the shell completes files, of which a store is one.
  fileprivate static func stores(_ typed: String, before: String) -> Candidates {
    let stores = (try? Configuration.ofProcess())?.stores ?? []
    let names = stores.filter { $0.name.hasPrefix(typed) }.map { Candidate($0.name, "\($0.target)") }
    return Candidates(names.isEmpty ? .files : .words, before: before, names)
  }

  /// The candidates without those that the list has already.
  fileprivate func without(partsOf before: String) -> Candidates {
    let list = before.split(separator: "=").last ?? ""
    let given = list.split(separator: ",")
    return Candidates(kind, before: before, all.filter { !given.contains(Substring($0.text)) })
  }
}

extension ArgumentDescription {
  /// The forms of its name behind two hyphens.
  fileprivate var candidates: [Candidate?] {
    [Candidate("--" + name, help)] + (kind == .toggle ? [Candidate("--no-" + name, help)] : [])
  }
}
