import Arguments
import CampgroundManager

/// A command with its given arguments, of any type and from any source.
struct Invocation {
  /// The name in the contract, such as `import sites`.
  let name: String
  let command: any Command
  var ask: AskArguments
  var write: WriteArguments
  /// True when a person has agreed to all stays of its filter, whatever their number.
  var isAgreed = false
  let common: CommonArguments
  /// The command's own arguments.
  let arguments: ArraySlice<ArgumentDescription>
  /// The descriptions of all arguments that it may have.
  var all: [ArgumentDescription] = []
  /// The arguments with days of the calendar, and with ids in the place of names of earlier lines.
  let given: GivenArguments
  /// The arguments as they were typed.
  let typed: GivenArguments
  /// The arguments that could not be read, or are not given; the command is made of the others.
  var fault: Failure?
  /// The days that were not given in full, which the answer of a look repeats (R42).
  var spokenDays: [(text: String, day: Day)] = []
  /// Makes it again on the campground's today, when a day was given relative to it, such as `fri`.
  var remake: ((_ today: Day) -> Invocation)?
  /// The failure of names of earlier lines in it that have no id; it counts unless the line was done under its key.
  var namesFailure: Failure?
}

extension Invocation {
  /// The same; throws its fault.
  func faultless() throws(Failure) -> Invocation {
    if let fault { throw fault }
    return self
  }

  /// The arguments as they were typed, for its key (R43).
  func requestText() -> String { typed.requestText(of: arguments) }

  /// The same with the days that its words mean on the campground's today; nil when they mean the same on every day.
  func dated(in campground: Campground) throws -> Invocation? {
    guard var invocation = try remake?(campground.clock.today).faultless() else { return nil }
    invocation.write = write
    return invocation
  }

  /// Runs a command under its terms of writing.
  func perform(_ command: some CampgroundCommand, in campground: Campground) throws -> Response {
    if let dated = try dated(in: campground), let command = dated.command.onCampground {
      return try dated.perform(command, in: campground)
    }
    try formatsOfTemplate.refuse()
    let template = try ask.template.map(Template.init)
    let response = try campground.writing(terms(), actor: try WriteArguments.actor(write.actor)) {
      let response = try command.perform(self, in: campground)
      return response.adding(
        response.isForWrite
          ? try .waitlistMatches(in: campground) : .notes(spokenDays.map { DayWords.repeated($0.text, as: $0.day) }))
    }
    let named = response.naming(campground.sitesRead)
    return try template.map(named.filled) ?? named
  }

  /// The other formats that were given beside a template.
  private var formatsOfTemplate: [UsageProblem] {
    guard ask.template != nil else { return [] }
    let names = typed.values.compactMap { all.indices.contains($0.place) ? all[$0.place].name : nil }
    return names.filter(["json", "jsonl", "csv", "quiet", "html", "mail"].contains).map(UsageProblem.formatOfTemplate)
  }

  /// Runs the body under its terms of writing.
  func write<Result>(in campground: Campground, _ body: () throws -> Result) throws -> Result {
    try campground.writing(terms(), actor: try WriteArguments.actor(write.actor), body)
  }

  /// Runs the body under the same terms as a dry run.
  func rehearse<Result>(in campground: Campground, _ body: (Campground) throws -> Result) throws -> Result {
    var terms = try terms()
    terms.isDryRun = true
    return try campground.writing(terms, actor: try WriteArguments.actor(write.actor)) { try body(campground) }
  }

  /// True when something was done under its key before.
  func isKept(in campground: Campground) throws -> Bool { try campground.hasKept(terms()) }

  private func terms() throws -> WriteTerms {
    var terms = try write.terms(for: "\(name) \(requestText())")
    let formerName = CommandRegistry.campctl.entry(named: name)?.formerName
    terms.key?.isSame = OldRequestText(command: name, formerly: formerName, arguments: arguments).isSame
    return terms
  }
}
