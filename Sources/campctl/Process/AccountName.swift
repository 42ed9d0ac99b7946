#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The name of the account that runs the process.
enum AccountName {
  /// The account's name; nil for one without.
  static var ofProcess: String? {
    #if canImport(Glibc)
      return inPasswordFile(geteuid())
    #else
      return getpwuid(geteuid()).flatMap { text($0.pointee.pw_name) }
    #endif
  }

  #if canImport(Glibc)
    /// The name in the machine's own file: a look-up in directories needs libraries, which a static program lacks.
    private static func inPasswordFile(_ account: uid_t) -> String? {
      guard let file = fopen("/etc/passwd", "r") else { return nil }
      defer { fclose(file) }
      while let entry = fgetpwent(file) {
        if entry.pointee.pw_uid == account { return text(entry.pointee.pw_name) }
      }
      return nil
    }
  #endif

  private static func text(_ name: UnsafeMutablePointer<CChar>?) -> String? {
    name.map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
