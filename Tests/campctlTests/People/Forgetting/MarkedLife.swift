import Arguments
import CampgroundManager
import Foundation
import TestSupport
import Testing

@testable import campctl

/// A campground in a file, in which one person has been everywhere, and every word about them is a marker.
///
/// The arguments that take words are found by reflection, so that a new one of these commands is given its marker, too.
final class MarkedLife {
  let folder = TemporaryFolder()
  /// The tables to import, which no forgetting looks into.
  private let tables = TemporaryFolder()
  let store: Store
  /// The arguments that were given words, such as `reserve --notes`.
  private var marked: Set<String> = []
  private var done: Set<String> = []
  private var keys = 0
  /// The number of the site that the steps call 12.
  private let site: String

  init(site: String = "12") throws {
    self.site = site
    store = try Store(folder.location())
    try writeTables()
    for (day, steps) in Self.days {
      for step in steps { try take(step, on: day) }
    }
  }

  /// The tables that are imported, the second row of each to be refused.
  private func writeTables() throws {
    let person = "\(Marker.name) words,+1 (202) 550-1177,\(Marker.start)importednotes words"
    try Self.write(
      "Name,Phone,Notes,Email\n\(person),\n\(person),\(Marker.start)importedemail\n", to: tables.path("campers.csv"))
    try Self.write(
      "Name,Phone,Notes,Site,Status,Arrival,Nights\n\(person),14,Cancelled,2027-08-25,2\n"
        + "\(person),14,Cancelled,\(Marker.start)importedday,2\n", to: tables.path("reservations.csv"))
  }

  private static func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path))
  }

  /// The arguments about a new caller, which stand instead of a camper.
  private static let ofCaller: Set = ["new", "phone", "email"]

  /// Forgets the person, under a key with the name; no other word of it would be known for the person's.
  func forget() throws {
    try take(Step("forget-camper", #"{"camper":"c-2","key":"forget \#(Marker.name) words"}"#), on: "2027-10-01")
  }

  func take(_ step: Step, on day: Day) throws {
    let reader = try CommandRegistry.reader(of: step.command)
    let named = step.given.replacing(#""12""#, with: #""\#(site)""#)
      .replacing("FOLDER", with: tables.path)
    var given = try #require(try JSONSerialization.jsonObject(with: Data(named.utf8)) as? [String: Any])
    if step.isMarked {
      let arguments = WordArgument.all(of: try CommandRegistry.type(of: step.command))
      let isNew = arguments.contains { $0.description.key == "new" } && given["camper"] == nil
      let others = step.without.union(
        isNew || arguments.allSatisfy { $0.description.key != "new" } ? [] : Self.ofCaller)
      for argument in arguments where !others.contains(argument.description.key) {
        let key = argument.description.key
        var value = Marker(of: argument.description, step.command).value
        // Each number at a source belongs to one reservation.
        if key == "ref" {
          if given["sites"] != nil { continue }
          value += " \(keys)"
        }
        if given[key] == nil { given[key] = argument.isList ? [value] : value }
        marked.insert("\(step.command) \(key)")
      }
      keys += 1
      given["key"] = given["key"] ?? "\(Marker.start)key \(keys) of \(step.command)"
    }
    let text = String(decoding: try JSONSerialization.data(withJSONObject: given), as: UTF8.self)
    do {
      let invocation = try reader.object(text)
      let campground = TestCampground(store: store, today: day).campground
      let command = try #require(invocation.command.onCampground)
      _ = try invocation.perform(command, in: campground)
    } catch {
      throw Stumble("\(step.command) \(text): \(error)")
    }
    done.insert(step.command)
  }

  /// The commands that write and were not done, and the arguments of those about people that were given no marker.
  func missing(among names: [String]) throws -> [String] {
    let unknown = names.filter { !done.contains($0) && !Self.campgroundsOwn.contains($0) }
    let unmarked = try names.filter { done.contains($0) && !Self.campgroundsOwn.contains($0) }.flatMap { name in
      WordArgument.all(of: try CommandRegistry.type(of: name)).map { "\(name) \($0.description.key)" }
    }
    return unknown + unmarked.filter { !marked.contains($0) }
  }

  struct Stumble: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
  }
}
