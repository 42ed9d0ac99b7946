#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The bytes of a file, kept as long as anybody refers to them or to a slice.
package final class FileBytes: RandomAccessCollection {
  private let bytes: UnsafeRawBufferPointer
  private let isMapped: Bool
  /// The number of bytes at the start that were given back.
  private var released = 0
  /// The number of bytes that are given back at once.
  private static let piece = 1 << 20

  /// The bytes of the file at a path, mapped, not loaded. Returns nil when the system refuses; `errno` has the reason.
  package convenience init?(path: String) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    self.init(file: file)
  }

  /// The bytes of a regular file, mapped, not loaded; throws ``ImportFileProblem``.
  package static func ofFile(
    _ path: String, atMost limit: Int = InputFile.usualLimit, followingLinks: Bool = true
  ) throws(ImportFileProblem) -> FileBytes {
    let input = try InputFile(path, atMost: limit, isRegular: true, followingLinks: followingLinks)
    guard let bytes = FileBytes(file: input.file) else { throw .system(errno) }
    return bytes
  }

  /// The bytes of an open file, mapped; the file can be closed at once. Returns nil when the system refuses; `errno` has
  /// the reason.
  package init?(file: Int32) {
    var status = stat()
    guard fstat(file, &status) == 0 else { return nil }
    isMapped = true
    // An empty file cannot be mapped.
    guard status.st_size > 0 else {
      bytes = UnsafeRawBufferPointer(start: nil, count: 0)
      return
    }
    let length = Int(status.st_size)
    guard let start = mmap(nil, length, PROT_READ, MAP_PRIVATE, file, 0), start != MAP_FAILED else { return nil }
    bytes = UnsafeRawBufferPointer(start: start, count: length)
  }

  /// Bytes that are in memory already.
  package init(_ bytes: [UInt8]) {
    isMapped = false
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
    copy.copyBytes(from: bytes)
    self.bytes = UnsafeRawBufferPointer(copy)
  }

  /// Gives memory back to the system that holds bytes before this place; read again, they come from the file.
  ///
  /// Mapped bytes count as the process's own once they are read, so a reader of a large file calls this as it goes on.
  func release(upTo place: Int) {
    if place < released { released = 0 }
    guard isMapped, place - released >= Self.piece, let start = bytes.baseAddress else { return }
    let end = place / Self.piece * Self.piece
    madvise(UnsafeMutableRawPointer(mutating: start + released), end - released, MADV_DONTNEED)
    released = end
  }

  /// Gives all memory back, wherever the bytes were read.
  func releaseAll() {
    released = 0
    guard isMapped, let start = bytes.baseAddress else { return }
    madvise(UnsafeMutableRawPointer(mutating: start), bytes.count, MADV_DONTNEED)
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { bytes.count }

  package subscript(place: Int) -> UInt8 {
    precondition(place >= 0 && place < bytes.count, "a byte behind the end of a file")
    return bytes[place]
  }

  package func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result? {
    try bytes.withMemoryRebound(to: UInt8.self, body)
  }

  /// The number of the line in which the bytes end.
  package var lastLine: Int {
    bytes.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
  }

  /// True for a file that begins like a calendar.
  package var isCalendar: Bool { starts(with: Array("BEGIN:VCALENDAR".utf8)) }

  /// True when these bytes stand at a place.
  package func has(_ part: [UInt8], at place: Int) -> Bool {
    place + part.count <= count && self[place..<place + part.count].elementsEqual(part)
  }

  deinit {
    guard isMapped else { return bytes.deallocate() }
    if let start = bytes.baseAddress { munmap(UnsafeMutableRawPointer(mutating: start), bytes.count) }
  }
}
