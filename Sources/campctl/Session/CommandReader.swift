import Arguments
import CampgroundManager

/// Reads the arguments of one command, from words or from an object of JSON.
struct CommandReader: Sendable {
  let name: String
  let standsInBatch: Bool
  /// The command's own arguments, then those of a list and of a write, then those that every command takes.
  let arguments: [ArgumentDescription]
  private let help: @Sendable () -> CommandHelp
  private let ownCount: Int
  private let values: @Sendable (GivenArguments) -> Values

  private typealias Values = (any Command, AskArguments, WriteArguments, CommonArguments, ArgumentErrors?)

  /// Makes a reader; that of a line in a batch also takes the line's name.
  init<C: Command>(_ type: C.Type, name: String, ofLine: Bool = false) {
    let own = C.arguments
    let (asking, writing) = (C.asking, C.writing)
    let naming = ofLine ? LineName.arguments : []
    let common = CommonArguments.arguments
    self.name = name
    help = { C.help }
    standsInBatch = C.standsInBatch
    var descriptions = own.map(\.description) + asking.map(\.description) + writing.map(\.description)
    if ofLine { descriptions += naming.map(\.description) }
    arguments = descriptions + common.map(\.description)
    ownCount = own.count + asking.count
    values = { given in
      var (command, ask, write, all) = (C(), AskArguments(), WriteArguments(), CommonArguments())
      var (problems, place) = (own.apply(given, to: &command), own.count)
      problems += asking.apply(given, from: place, to: &ask)
      place += asking.count
      problems += writing.apply(given, from: place, to: &write)
      place += writing.count
      if ofLine {
        var line = LineName()
        problems += naming.apply(given, from: place, to: &line)
      }
      problems += common.apply(given, from: place + naming.count, to: &all)
      // With --help or --version, missing arguments are not reported.
      let isHelp = all.wantsHelp || all.wantsVersion
      return (command, ask, write, all, isHelp ? nil : given.errors(besides: problems))
    }
  }

  var description: CommandDescription { CommandDescription(name: name, help: help(), arguments: arguments) }

  /// Reads lines of a batch, which have all arguments but those that every command takes.
  var objectReader: ObjectReader { ObjectReader(arguments.dropLast(CommonArguments.arguments.count)) }

  /// Makes the invocation of the arguments that can be read; the others are its fault, with all problems at once.
  ///
  /// Days in words count from the given today. Without one they are read provisionally, so that all problems are found
  /// before a store is opened, and the invocation is made again on the campground's today.
  /// The given arguments count as typed, unless others do.
  func read(_ given: GivenArguments, typed: GivenArguments? = nil, today: (() -> Day)? = nil) -> Invocation {
    let days = DayResolver(arguments: arguments)
    guard days.isNeeded(for: given) else { return make(given, typed: typed ?? given) }
    let resolved = days.resolved(given, today: today?() ?? provisionalToday(given))
    var invocation = make(resolved.given, typed: typed ?? given)
    invocation.spokenDays = resolved.spoken
    if today == nil, resolved.isRelative { invocation.remake = { day in self.read(given) { day } } }
    return invocation
  }

  /// The same; throws its fault.
  func invocation(
    _ given: GivenArguments, typed: GivenArguments? = nil, today: (() -> Day)? = nil
  ) throws(Failure) -> Invocation {
    try read(given, typed: typed, today: today).faultless()
  }

  /// The day of `--now`, else of the process's clock.
  private func provisionalToday(_ given: GivenArguments) -> Day {
    let now = arguments.firstIndex { $0.key == "now" }.flatMap { given[$0]?.written }
    let time = (now ?? Environment.variable(.now)).flatMap(PretendedTime.init)
    return time?.day ?? CampgroundClock.system.today
  }

  private func make(_ given: GivenArguments, typed: GivenArguments) -> Invocation {
    let (command, ask, write, common, errors) = values(given)
    var invocation = Invocation(
      name: name, command: command, ask: ask, write: write, common: common, arguments: arguments[..<ownCount],
      all: arguments,
      given: given, typed: typed)
    invocation.fault = errors.map { fault(of: $0, typed) }
    return invocation
  }

  private func fault(of errors: ArgumentErrors, _ typed: GivenArguments) -> Failure {
    var failure = Failure(errors, of: name)
    failure.command = name
    if let words = typed.unquotedName(among: arguments, errors.problems) { failure.hint = .quotes(name: words) }
    if let line = typed.line(instead: name, errors.problems) { failure.hint = .lines([line], ofAll: nil) }
    return failure
  }

  func invocation(_ words: ArraySlice<String>, today: (() -> Day)? = nil) throws(Failure) -> Invocation {
    try invocation(given(words), today: today)
  }

  func read(_ words: ArraySlice<String>) -> Invocation { read(given(words)) }

  /// The arguments in the words; an unknown one names the option that it probably means.
  func given(_ words: ArraySlice<String>) -> GivenArguments {
    var given = WordReader(arguments).read(words)
    given.suggest(MeantOption(arguments: arguments, ownCount: ownCount).meant)
    return given
  }
}

extension GivenArguments {
  /// The line that does what superfluous words seem to be for: the site to which a reservation given to `change-site` moves, and
  /// more sites for `add-site`; nil otherwise.
  fileprivate func line(instead command: String, _ problems: [ArgumentProblem]) -> String? {
    let words = unexpectedWords
    guard let first = values.first?.value.written, !words.isEmpty, words.count == problems.count else { return nil }
    switch command {
    case "change-site" where ReservationID(first) != nil:
      return "campctl move \(first) --site \(Phrases.plainWord(words[0]))"
    case "add-site" where SiteList(([first] + words).joined(separator: ",")) != nil:
      return "campctl add-site \(Phrases.plainWord(([first] + words).joined(separator: ",")))"
    default: return nil
    }
  }
}
