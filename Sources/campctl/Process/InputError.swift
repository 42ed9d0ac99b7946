#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The input could not be read.
struct InputError: Error {
  let code: Int32
  var message: String { String(cString: strerror(code)) }
}
