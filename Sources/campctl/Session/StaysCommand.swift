import Arguments
import CampgroundManager

/// A command about one stay, or about each stay of a filter.
protocol OnStays: CampgroundCommand {
  /// True when its arguments name stays, so that no filter can.
  var namesStays: Bool { get }
}

/// A command that acts on one stay, or on each stay of a filter.
protocol StaysCommand: OnStays {
  /// The same command on one stay.
  func on(_ stay: ReservationReference) -> Self
}

/// A command that acts on all stays of a filter together, as on a group.
protocol JointStaysCommand: StaysCommand {
  /// Acts on the stays that are chosen while nobody else can write, all or none.
  func perform(onAll choose: () throws -> [Reservation], in campground: Campground) throws -> Response
}

/// A command that shows stays, such as papers about them, or only those of a filter.
protocol StaysShown: OnStays {
  func show(_ filter: StayFilter, in campground: Campground) throws -> Response
}

/// A command that sums up or exports stays, or only those of a filter.
protocol StaysBeneath: StaysShown {}

extension StaysBeneath {
  var namesStays: Bool { false }

  func show(_ filter: StayFilter, in campground: Campground) throws -> Response {
    try perform(in: filter.narrowed(campground))
  }
}

extension OnStays {
  func misuse(_ invocation: Invocation) -> [UsageProblem] {
    invocation.ask.chooses ? ChosenStays(invocation).misuse(of: self) : misuse
  }

  static var listFields: ListFields? { ListFields(of: ReservationView.self) }
}

extension StaysShown {
  func perform(_ invocation: Invocation, in campground: Campground) throws -> Response {
    guard invocation.ask.chooses else { return try perform(in: campground) }
    return try ChosenStays(invocation).show(self, in: campground)
  }

  static var asking: [Argument<AskArguments>] { AskArguments.showing }
}

extension StaysCommand {
  func perform(_ invocation: Invocation, in campground: Campground) throws -> Response {
    guard invocation.ask.chooses else { return try perform(in: campground) }
    return try ChosenStays(invocation).perform(self, in: campground)
  }

  func question(_ invocation: Invocation, in campground: Campground) throws -> StaysQuestion? {
    invocation.ask.chooses ? try ChosenStays(invocation).question(self, in: campground) : nil
  }

  static var asking: [Argument<AskArguments>] { AskArguments.choosing }

  func with(_ change: (inout Self) -> Void) -> Self {
    var command = self
    change(&command)
    return command
  }
}
