#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file cannot be made or written: one that was asked for, or one that is needed on the way.
struct FileError: Error {
  let path: String
  let message: String

  init(path: String, message: String) { (self.path, self.message) = (path, message) }

  init(path: String, code: Int32) { self.init(path: path, message: String(cString: strerror(code))) }
}
