#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file cannot be made or written: one that was asked for, or one that is needed on the way.
struct FileError: Error {
  let path: String
  let code: Int32
  var message: String { String(cString: strerror(code)) }
}
