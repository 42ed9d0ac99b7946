import Arguments
import Foundation
import TestSupport
import Testing

@testable import CampgroundManager
@testable import campctl

/// Times of day as people say them, and time zones that are nearly one.
@Suite struct SpokenTimeTests: ~Copyable {
  private let shell = Shell.campground()

  @Test(arguments: [
    ("3pm", "15:00"), ("11am", "11:00"), ("3:30pm", "15:30"), ("12am", "00:00"), ("12PM", "12:00"), ("3 pm", "15:00"),
    ("15:00", "15:00"), ("01:05am", "01:05"),
  ])
  func `a time is read as it is spoken`(text: String, time: String) throws {
    #expect(try ValueReader<TimeOfDay>.time.read(.word(text)).description == time)
  }

  @Test(arguments: ["15", "3", "13pm", "0am", "3:5pm", "3:60pm", "3:30:00pm", "pm", ":30pm", "3 30pm", "3:30", "noon"])
  func `an hour alone, and what is no time, is refused`(text: String) {
    #expect(throws: InvalidValue("a time is written like 15:00, 3pm or 3:30pm")) {
      try ValueReader<TimeOfDay>.time.read(.word(text))
    }
  }

  @Test(
    TestEngine.ofFiles("a zone is guessed without a store"),
    arguments: [
      ("Pacific", "America/Los_Angeles"), ("PST", "America/Los_Angeles"),
      ("America/Los_angeles", "America/Los_Angeles"),
      ("los angeles", "America/Los_Angeles"), ("Eastern Time", "America/New_York"),
      ("US/pacific", "America/Los_Angeles"),
      ("Mountain Standard Time", "America/Denver"), ("phoenix", "America/Phoenix"),
      ("America/Pheonix", "America/Phoenix"), ("Denvr", "America/Denver"), ("berlin", "Europe/Berlin"),
    ])
  func `a time zone that is nearly one is guessed`(name: String, zone: String) throws {
    #expect(ZoneGuess.zone(for: name) == zone)
    try shell.expectErrors("campctl settings --time-zone '\(name)'", 5, "Hint: Did you mean \(zone)?")
  }

  @Test(arguments: ["", "xyzzyxyzzy", "Mars/Olympus"]) func `a name that is near to none has no guess`(name: String) {
    #expect(ZoneGuess.zone(for: name) == nil)
  }

  @Test func `a hold in the night of summer time ends at the hour that counts`() throws {
    _ = try shell.json("settings --time-zone America/New_York")
    let hold = "hold -s 12 -c c-1 -a 2028-03-20 -N 1 --minutes 60 --now 2028-03-12T01:30"
    let answer = try shell.run("campctl \(hold)")
    #expect(answer.output.contains("until Sun 2028-03-12 03:30"), "\(answer.output)\(answer.errors)")
    for now in ["2028-03-12T01:30", "2028-03-12T03:29"] {
      #expect(try shell.json("show-reservation r-1 --now \(now)")["holdExpires"] as? String == "2028-03-12T03:30:00")
    }
    #expect(try shell.json("show-reservation r-1 --now 2028-03-12T03:30")["status"] as? String == "expired")
  }
}
