import Foundation
import TestSupport
import Testing

@Suite struct BadStoreTests: ~Copyable {
  private let shell = Shell()

  /// A shell script that makes the path, and the message of the refusal.
  static let stores: [(make: String, says: String)] = [
    ("mkdir $STORE", "is not a file"),
    ("mkfifo $STORE", "is not a file"),
    ("echo 'only text' > $STORE", "is not a campctl store"),
    ("head -c 4096 /dev/zero > $STORE", "is not a campctl store"),
    (": > $STORE", "is an empty file"),
    (
      "campctl add-site 1 && head -c 100 $HOME/.local/share/campctl/campground.sqlite > $STORE",
      "is not a campctl store"
    ),
    (anotherApplication, "is another application's database"),
    (newerVersion, "needs campctl 1.0.0 or later (schema 99; this one"),
  ]

  private static let anotherApplication = """
    campctl add-site 1 && cp $HOME/.local/share/campctl/campground.sqlite $STORE &&
    printf 'MINE' | dd of=$STORE bs=1 seek=68 conv=notrunc 2>/dev/null
    """
  private static let newerVersion = """
    campctl add-site 1 && cp $HOME/.local/share/campctl/campground.sqlite $STORE &&
    printf '\\000\\000\\000\\143' | dd of=$STORE bs=1 seek=60 conv=notrunc 2>/dev/null
    """

  @Test(TestEngine.ofFiles("it makes bad files"), arguments: stores.indices)
  func `what is no store is refused, and left as it was`(index: Int) throws {
    let (make, says) = Self.stores[index]
    let store = shell.home.appending(path: "bad")
    let made = try shell.run(make, environment: ["STORE": store.path])
    try #require(made.status == 0, "\(made.errors)")
    let before = try? Data(contentsOf: isRegular(store) ? store : shell.home.appending(path: "none"))
    for command in ["add-site 1", "list-sites"] {
      try shell.expectErrors("campctl \(command) --store \(store.path)", 78, says)
    }
    #expect(try before == (isRegular(store) ? Data(contentsOf: store) : nil))
    let beside = try FileManager.default.contentsOfDirectory(atPath: shell.home.path)
    #expect(!beside.contains { $0.hasPrefix("bad-") || $0.hasPrefix("bad.") })
  }

  @Test(
    TestEngine.ofFiles("a server begins no campground by itself"),
    arguments: [
      "list-sites", "policy", "list-rates", "list-taxes", "today", "turnover", "list-arrivals", "placards",
      "confirmation r-1", "check", "report revenue", "log", "watch", "export campers", "export hledger",
      "export hledger ~/x.journal",
    ])
  func `reading a campground that is not there says so and makes nothing`(line: String) throws {
    try shell.expectErrors("campctl \(line)", 78, "Error: There is no campground at")
    #expect(try FileManager.default.contentsOfDirectory(atPath: shell.home.path) == [])
  }

  private func isRegular(_ file: URL) throws -> Bool {
    try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true
  }
}
