import CampgroundManager

/// The reason why a command failed: an exit status, a name, and all problems.
struct Failure: Error {
  enum Name: String {
    case usage
    case unreadableInput
    case inputOutput
    case storeBusy
    case storeUnusable
    case declined
    case interrupted
    case unexpected
  }

  /// The exit status.
  let code: Int32
  let name: String
  let problems: [Problem]
  var conflict: Conflict?
  var alternatives: Alternatives?
  /// The state of the write on disk, where the failure leaves that open.
  var applied: Applied?
  var hint: String?
  /// The line of a batch.
  var line: Int?
  /// The command of the batch's line, if it could be read.
  var command: String?

  enum Applied {
    case yes
    case no
    /// The lines of a batch that were answered, and no others.
    case answered
    case unknown
  }

  init(_ name: Name, _ problems: [Problem], hint: String? = nil) {
    self.name = name.rawValue
    self.problems = problems
    self.hint = hint
    code =
      switch name {
      case .unexpected: 1
      case .declined: 2
      case .usage: 64
      case .unreadableInput: 65
      case .inputOutput: 74
      case .storeBusy: 75
      case .storeUnusable: 78
      case .interrupted: 130
      }
  }

  init(_ error: CampingError) {
    name = error.name.rawValue
    code = Int32(error.code)
    problems = error.problems
    conflict = error.conflict
    alternatives = error.alternatives
    hint = Self.hint(error)
  }

  init(_ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let unanswered as UnansweredWrite:
      self.init(unanswered.error)
      applied = .yes
    case let error as CampingError: self.init(error)
    case let error as StoreError: self.init(error)
    case let error as OutputError: self.init(error)
    case let error as ImportError: self.init(error)
    case let error as InputError: self.init(error)
    case let error as FileError: self.init(error)
    default: self.init(.unexpected, [Problem("unexpected", field: nil, value: nil, "\(error)")])
    }
  }

  init(_ error: OutputError) {
    self.init(
      .inputOutput,
      [
        Problem(
          "inputOutput", field: nil, value: nil, "Standard output cannot be written to: \(error.message)")
      ])
    applied = .unknown
  }

  /// Arguments that contradict each other.
  static func usage(_ problem: String, field: String?) -> Failure {
    Failure(.usage, [Problem("usage", field: field, value: nil, problem)])
  }

  /// The process was interrupted; acknowledged writes are on disk.
  static let interrupted = Failure(
    .interrupted, [Problem("interrupted", field: nil, value: nil, "Interrupted; what was answered is on disk")])

  /// A variable of the environment that cannot be used.
  static func setting(_ variable: String, _ value: String, _ problem: String) -> Failure {
    Failure(.storeUnusable, [Problem("invalidSetting", field: variable, value: value, problem)])
  }
}

extension Failure: FieldWritable {
  /// A sentence for each problem; after a failed write, also the outcome of it.
  var text: String {
    switch applied {
    case .yes: message + " The change is on disk."
    case .no where code == 74: message + " Nothing was changed."
    case .answered: message + " What was answered is on disk, and nothing else."
    default: message
    }
  }

  /// A sentence for each problem.
  var message: String {
    problems.map { $0.problem + ("?.".contains($0.problem.last ?? " ") ? "" : ".") }.joined(separator: " ")
  }

  func write(to fields: inout some FieldWriter) {
    fields.field("domain", "CampingManager")
    fields.field("code", Int(code))
    fields.field("name", name)
    fields.field("message", message)
    fields.objects("problems", problems) { problem, fields in
      fields.field("name", problem.name)
      fields.field("field", problem.field)
      fields.field("value", problem.value)
      fields.field("problem", problem.problem)
    }
    write(conflict, to: &fields)
    write(alternatives, to: &fields)
    if let line { fields.field("line", line) }
    if let applied {
      fields.field("applied", [.yes, .no].contains(applied) ? .flag(applied == .yes) : .null)
    }
  }

  private func write(_ conflict: Conflict?, to fields: inout some FieldWriter) {
    guard let conflict else { return fields.field("conflict", .null) }
    fields.object("conflict") { fields in
      fields.field("site", conflict.site)
      fields.field("arrival", conflict.arrival)
      fields.field("departure", conflict.departure)
      fields.field("holder", conflict.holder.description)
      fields.field("status", conflict.holder.status)
    }
  }

  private func write(_ alternatives: Alternatives?, to fields: inout some FieldWriter) {
    guard let alternatives else { return fields.field("alternatives", .null) }
    fields.object("alternatives") { fields in
      fields.list("sites", alternatives.sites)
      fields.objects("stays", alternatives.stays) { stay, fields in
        fields.field("arrival", stay.arrival)
        fields.field("departure", stay.departure)
      }
    }
  }
}
