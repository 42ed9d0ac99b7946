#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A new folder among the temporary ones.
func folder() throws -> String {
  let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
  var template = Array("\(base)/campctl-bench-XXXXXX".utf8CString)
  guard mkdtemp(&template) != nil else { throw SystemError(code: errno) }
  return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
}

/// Removes a store's file, if it is there.
func remove(_ path: String) {
  unlink(path)
}

/// Removes a store's file and the folder that was made for it.
func remove(_ path: String, in folder: String) {
  remove(path)
  rmdir(folder)
}

/// The operating system's refusal.
struct SystemError: Error {
  let code: Int32
}
