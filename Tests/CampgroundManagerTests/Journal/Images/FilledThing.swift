import TestSupport
import Testing

@testable import CampgroundManager

/// A kind of thing that the journal has images of: a plain one, of which only what must be said is said, and others
/// that together say all that can be.
struct FilledThing: Sendable, CustomTestStringConvertible {
  let kind: String
  /// Makes the plain one, which for a kind that is always there is what nobody has changed.
  var plain: @Sendable (TestCampground) throws -> Void = { _ in }
  /// Each makes another one, beside the plain one.
  let filled: [@Sendable (TestCampground) throws -> Void]
  /// Where nothing is ever kept.
  var unsaid: [String] = []
  /// What an image leaves to the row of another thing, by the beginnings of the fields' places.
  var elsewhere: [String] = []
  /// Its rows are never taken away, so an undo makes others.
  var isAppendOnly = false
  /// The thing of a number, as its rows are read.
  let read: @Sendable (TestCampground, Int64) throws -> Any?

  var testDescription: String { kind }
}

extension FilledThing {
  /// One of the filled things in a campground of its own.
  struct Sample {
    let thing: FilledThing
    let camp: TestCampground
    let number: Int64
    let plain: StoredFields
    let fields: StoredFields

    /// The thing as it is now.
    var now: Any? {
      get throws { try thing.read(camp, number) }
    }
  }

  func samples() throws -> [Sample] { try filled.map(sample) }

  /// What is filled is made on another day by somebody else, in one batch, so that one undo takes it back.
  private func sample(_ fill: @Sendable (TestCampground) throws -> Void) throws -> Sample {
    let first = try TestCampground()
    try plain(first)
    let plain = StoredFields(of: try read(first, newest(in: first)) as Any)
    let camp = first.at("2027-06-02")
    try camp.campground.writing(WriteTerms(), actor: "gate") {
      if isAppendOnly { try fill(camp) } else { try camp.campground.batch { try fill(camp) } }
    }
    let number = try newest(in: camp)
    return Sample(
      thing: self, camp: camp, number: number, plain: plain, fields: StoredFields(of: try read(camp, number) as Any))
  }

  /// The number of the one that was changed last.
  private func newest(in camp: TestCampground) throws -> Int64 {
    try camp.campground.store.value("SELECT thing FROM change WHERE kind = \(kind) ORDER BY id DESC LIMIT 1") ?? 1
  }
}
