import TestSupport
import Testing

@testable import CampgroundManager

/// A kind of thing that the journal has images of: a plain one with only its required fields, and others that together
/// have all fields.
struct FilledThing: Sendable, CustomTestStringConvertible {
  let kind: String
  /// Makes the plain one, which for a kind that always exists is the unchanged one.
  var plain: @Sendable (TestCampground) throws -> Void = { _ in }
  /// The makers of other ones, each beside the plain one.
  let filled: [@Sendable (TestCampground) throws -> Void]
  /// The places where nothing is ever kept.
  var unset: [String] = []
  /// The fields that an image leaves to the row of another thing, by the beginnings of their places.
  var elsewhere: [String] = []
  /// True when its rows are never removed, so that an undo makes others.
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

  /// A sample whose filled things are made on another day by another actor, in one batch, so that one undo takes it
  /// back.
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

  /// The number of the thing that was changed last.
  private func newest(in camp: TestCampground) throws -> Int64 {
    try camp.campground.store.value("SELECT thing FROM change WHERE kind = \(kind) ORDER BY id DESC LIMIT 1") ?? 1
  }
}
