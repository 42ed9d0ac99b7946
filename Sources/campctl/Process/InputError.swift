#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The input could not be read.
struct InputError: Error {
  let code: Int32
  /// There is no such file.
  static let missing = InputError(code: ENOENT)
  var message: String { String(cString: strerror(code)) }
}
