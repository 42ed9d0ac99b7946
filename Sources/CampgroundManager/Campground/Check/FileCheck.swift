import Persistence

/// Runs the engine's own check of its file, of the values that each column may hold, and of references between rows.
struct FileCheck: StoreCheck {
  let store: Store

  func check(into found: inout Checkup) throws {
    try store.read {
      try store.forEachEngineProblem { problem in
        switch problem {
        case .damaged(let words): found.add(.check(.damagedFile(words)))
        case .danglingReference(let from, let to): found.add(.check(.danglingReference(from: from, to: to)))
        case .unsafeSetting(let name): found.add(.check(.unsafeSetting(name)))
        }
      }
    }
  }
}
