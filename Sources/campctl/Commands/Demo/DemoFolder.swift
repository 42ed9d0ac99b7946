import CampgroundManager

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The temporary folder of a demo, and the environment in which campctl knows nothing else.
///
/// A later demo sweeps away the folder of one that was killed.
final class DemoFolder {
  private let passing: PassingFolder
  /// The place of the demo's campground.
  var store: String { "\(passing.path)/campground.sqlite" }

  /// Makes the folder; throws ``FileError`` where none can be made.
  init() throws {
    // The person may go to another folder, from which a relative path would lead elsewhere.
    let place = Store.resolved(Spool.folder)
    guard let passing = PassingFolder(beside: "\(place)/demo") else {
      throw FileError(path: "The temporary folder \(place)", code: errno)
    }
    self.passing = passing
    guard let program = Executable.path else { return }
    // This very program is campctl to the shell, whatever its name, and nothing else in its folder comes first.
    guard symlink(program, "\(passing.path)/campctl") == 0 else { throw FileError(path: passing.path, code: errno) }
  }

  func remove() { passing.remove() }

  /// Makes its campground that of the programs that are started, at a pretended time if there is one.
  func enter(_ now: PretendedTime?) {
    leaveOwn()
    Environment.set(.store, to: store)
    Environment.set(.demo, to: store)
    if let now { Environment.set(.now, to: now.text) }
  }

  /// Makes it the home of the programs that are started, at a pretended day.
  func enterAsHome(on day: String) {
    leaveOwn()
    for variable in [EnvironmentVariable.store, .demo, .dataFolder, .actor] { Environment.set(variable, to: nil) }
    Environment.set(.home, to: passing.path)
    Environment.set(.now, to: day)
  }

  /// Leaves the configuration and the format of the person, which would make answers others than are documented.
  private func leaveOwn() {
    Environment.set(.configuration, to: "")
    Environment.set(.format, to: nil)
    let path = Environment.typed("PATH").map { "\(passing.path):\($0)" }
    Environment.set("PATH", to: path ?? "\(passing.path):/usr/local/bin:/usr/bin:/bin")
  }

  /// Runs the person's own shell to its end, and returns its exit status.
  func runShell() throws -> Int32 {
    // An account that nobody logs in to has one of these.
    if let shell = Environment.typed("SHELL"), !["/false", "/nologin"].contains(where: shell.hasSuffix),
      let process = try? Subprocess([shell])
    {
      return process.wait()
    }
    return try Subprocess(["/bin/sh"]).wait()
  }
}
