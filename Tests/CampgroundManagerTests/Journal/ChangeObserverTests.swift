import CampgroundManager
import TestSupport
import Testing

struct ChangeObserverTests {
  private let camp = TestCampground.empty

  private final class Listener {
    var commits: [[StoreChange]] = []
  }

  private func listen() -> Listener {
    let listener = Listener()
    _ = camp.store.observe { listener.commits.append($0) }
    return listener
  }

  @Test func `an observer hears of a reservation made and cancelled`() throws {
    try camp.makeCampSite()
    let camper = try camp.makeCamper()
    let listener = listen()
    try camp.cancel(camp.reserve(camper: camper))
    #expect(
      listener.commits == [
        [StoreChange(kind: "reservation", id: 1, operation: .created)],
        [StoreChange(kind: "reservation", id: 1, operation: .changed)],
      ])
  }

  @Test func `an observer hears of a site added, changed and deleted`() throws {
    let listener = listen()
    try camp.makeCampSite()
    _ = try camp.sites.retireCampSite(1)
    try camp.sites.deleteCampSite(1)
    #expect(listener.commits.flatMap { $0.map(\.operation) } == [.created, .changed, .deleted])
    #expect(Set(listener.commits.flatMap { $0.map(\.kind) }) == ["site"])
  }

  @Test func `several commands in one write are heard of together, after it`() throws {
    let listener = listen()
    try camp.store.write {
      try camp.makeCampSite()
      try camp.reserve()
      #expect(throws: CampingError.self) { try camp.reserve() }
      #expect(listener.commits.isEmpty)
    }
    #expect(listener.commits.map { $0.map(\.kind) } == [["site", "camper", "reservation", "camper"]])
    #expect(try camp.count("command") == 4)
  }
}
