#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension StoreError {
  /// The operating system's error of a call on a file of the store, before any of the write was there.
  static func system(_ code: Int32, at path: String) -> StoreError {
    switch code {
    case ENOSPC, EDQUOT, EFBIG: .full
    case EROFS: .readOnly
    case EIO, EMFILE, ENFILE, ENOMEM, EINTR: .inputOutput(words(code), applied: false)
    default: .unusable(path: path, .refused(words(code)))
    }
  }

  /// The system's own words for one of its numbers.
  static func words(_ code: Int32) -> String { String(cString: strerror(code)) }
}
