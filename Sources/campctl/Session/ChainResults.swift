import CampgroundManager

/// The answers and the failures of the campgrounds of a chain.
struct ChainResults {
  let names: [String]
  let results: [Result<ChainPart, any Error>]

  /// The answers; throws ``Failure`` with the problems of all campgrounds that have failed, each with its name.
  ///
  /// A thing that some campground has need not be in all of them: where it is not found is a note.
  func parts() throws(Failure) -> [ChainPart] {
    let failures = failures
    let parts = results.compactMap { try? $0.get() }
    if failures.isEmpty { return parts }
    let isElsewhere = failures.allSatisfy { $0.failure.code == ExitStatus.notFound.rawValue }
    guard !parts.isEmpty, isElsewhere else { throw joined(failures) }
    return zip(names, results).map { name, result in
      switch result {
      case .success(let part): part
      case .failure(let error): ChainPart(campground: name, content: .nothing(""), notes: [Failure(error).message])
      }
    }
  }

  var failures: [(name: String, failure: Failure)] {
    zip(names, results).compactMap { name, result in
      if case .failure(let error) = result { (name, Failure(error)) } else { nil }
    }
  }

  /// One failure for several: the gravest, with the problems of all. A fault that is the same everywhere, as an
  /// argument is, is named once.
  func joined(_ failures: [(name: String, failure: Failure)]) -> Failure {
    let gravest = failures.min { $0.failure.gravity < $1.failure.gravity } ?? failures[0]
    if failures.count == names.count, Set(failures.map(\.failure.message)).count == 1 { return gravest.failure }
    var joined = gravest.failure
    joined.problems = failures.flatMap { name, failure in
      failure.problems.map { CommandProblem.ofCampground(name, $0.shown) }
    }
    (joined.conflict, joined.alternatives) = (nil, nil)
    return joined
  }
}

extension Failure {
  /// The exit statuses from the gravest, which counts of several.
  private static let byGravity: [ExitStatus] = [
    .unexpected, .interrupted, .inputOutput, .storeUnusable, .storeBusy, .unreadableInput, .usage, .notFound,
    .invalidRequest, .conflict, .declined,
  ]

  fileprivate var gravity: Int { Self.byGravity.firstIndex { $0.rawValue == code } ?? Self.byGravity.count }
}
