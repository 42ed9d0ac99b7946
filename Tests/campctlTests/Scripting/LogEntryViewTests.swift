import Testing

@testable import CampgroundManager
@testable import campctl

/// An entry of the journal as it is shown.
@Suite struct LogEntryViewTests {
  private func entry(at seconds: Int) -> LogEntry {
    LogEntry(
      id: EntryID(rawValue: 1), seconds: seconds, actor: "desk", command: "add-site", request: "{}", key: nil,
      batch: nil, undoneBy: nil, changes: [])
  }

  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"), (59, "1970-01-01T00:00:59Z"), (60, "1970-01-01T00:01:00Z"),
    (3661, "1970-01-01T01:01:01Z"), (86_399, "1970-01-01T23:59:59Z"), (86_400, "1970-01-02T00:00:00Z"),
    (1_814_531_696, "2027-07-02T12:34:56Z"), (-1, "1969-12-31T23:59:59Z"),
  ])
  func `its moment is told to the second`(seconds: Int, text: String) {
    #expect(LogEntryView(entry: entry(at: seconds)).text.contains(text))
  }
}
