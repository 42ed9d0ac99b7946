import CampgroundManager

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The campctl that speaks PostgreSQL: `campctl-postgresql`, which is installed with this one.
///
/// An executable with libpq and OpenSSL in it is a quarter larger, and a new release follows each of their security
/// updates: a campground in a file needs neither.
enum ServerProgram {
  /// Its places, from the folder of this program's executable.
  private static let places = ["campctl-postgresql", "../libexec/campctl/campctl-postgresql"]

  /// Continues as that program when the campground is in a server; returns for any other. A build that speaks PostgreSQL
  /// itself always returns.
  static func replaceProcess(for location: StoreLocation) throws {
    #if !PostgreSQL
      guard case .server = location else { return }
      throw try replacing(Executable.path, for: location)
    #endif
  }

  /// Replaces the process, with the same arguments and environment; returns only the reason why it cannot.
  private static func replacing(_ executable: String?, for location: StoreLocation) throws -> StoreError {
    guard let program = executable.flatMap(path(beside:)) else {
      return .unusable(path: location.description, .needsPostgreSQL)
    }
    var words = [strdup(name)] + (1..<max(1, Int(CommandLine.argc))).map { CommandLine.unsafeArgv[$0] }
    words.append(nil)
    execv(program, words)
    return .unusable(path: location.description, .refused("\(program): \(String(cString: strerror(errno)))"))
  }

  /// The program that belongs to an executable; nil where there is none. One that neither root nor the executable's owner
  /// has put there is none of ours.
  static func path(beside executable: String) -> String? {
    var own = stat()
    guard let slash = executable.lastIndex(of: "/"), stat(executable, &own) == 0 else { return nil }
    return places.map { "\(executable[...slash])\($0)" }.first { path in
      var status = stat()
      return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
        && [0, own.st_uid].contains(status.st_uid)
    }
  }
}

/// The release of both programs, which has to be the same.
extension ServerProgram {
  /// The zeroth argument with which the one starts the other.
  private static var name: String { "campctl \(Release.version)" }

  /// Throws ``Failure`` when a campctl of another release has started this one, by its zeroth argument.
  static func requireSameRelease(_ zeroth: String) throws(Failure) {
    guard zeroth.hasPrefix("campctl "), zeroth != name else { return }
    throw .setting(.otherRelease(String(zeroth.dropFirst("campctl ".count))))
  }
}
