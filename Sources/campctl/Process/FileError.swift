#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file that was requested, or is needed on the way, cannot be made or written.
struct FileError: Error {
  let path: String
  let message: String

  init(path: String, message: String) { (self.path, self.message) = (path, message) }

  init(path: String, code: Int32) { self.init(path: path, message: String(cString: strerror(code))) }
}
