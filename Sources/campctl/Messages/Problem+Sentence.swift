import CampgroundManager

extension Problem {
  /// The library's sentence, and the command that comes first where there is one, as a clause without its full stop.
  var sentence: String { kind.command.map { "\(self); \($0)" } ?? description }
}

extension ProblemKind {
  /// The command that has to come first; the hint has what would work instead.
  fileprivate var command: String? {
    switch self {
    case .desk(.noEmail(let id, _)): "campctl change-camper \(id) --email ADDRESS sets it"
    case .desk(.noSender): "campctl settings --email ADDRESS sets it"
    case .desk(.noSiteTonight): "campctl move gives it one"
    case .desk(.siteOccupied(_, by: let party)) where party.isDue: "campctl check-out \(party.reservation) comes first"
    case .journal(.nothingOfActorToUndo): "campctl undo --anyone takes it back"
    case .undo(.stillNeeded(_, _, by: let other?)): "campctl undo \(other) comes first"
    case .of(_, let problem), .at(_, let problem): problem.kind.command
    default: nil
    }
  }
}
