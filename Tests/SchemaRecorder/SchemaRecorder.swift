import CampgroundManager
import Foundation
import Persistence

/// Records what follows from the steps of the schema: the tables of a new store in a folder of sources, or with `released`
/// the steps of the last release on standard output.
@main struct SchemaRecorder {
  static func main() throws {
    switch CommandLine.arguments.dropFirst().first {
    case "released": print(ReleasedSteps(of: .campground).text, terminator: "")
    case let folder?: for (name, text) in try SchemaRecording(.campground).files { try record(text, in: folder, name) }
    case nil: print("usage: SchemaRecorder FOLDER | released")
    }
  }

  /// Leaves a file that has the same text already as it is, so that nothing is built for it again.
  private static func record(_ text: String, in folder: String, _ name: String) throws {
    let file = URL(filePath: folder).appending(path: name)
    guard try String(contentsOf: file, encoding: .utf8) != text else { return print("\(name) is as it was.") }
    try Data(text.utf8).write(to: file)
    print("Recorded \(name): read the difference.")
  }
}
