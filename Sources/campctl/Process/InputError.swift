#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The input could not be read.
struct InputError: Error {
  let code: Int32
  /// The newest error of the system.
  static var last: InputError { InputError(code: errno) }
  var message: String { String(cString: strerror(code)) }
}
