#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension TimeZoneName {
  /// The names of the zones that this machine lists by place, such as `America/Phoenix`; none without a list.
  package static var places: [String] {
    guard let file = fopen("\(folder)/zone.tab", "r") else { return [] }
    defer { fclose(file) }
    var names: [String] = []
    var line = [CChar](repeating: 0, count: 512)
    while fgets(&line, Int32(line.count), file) != nil {
      let bytes = line.prefix { $0 != 0 && $0 != CChar(bitPattern: UInt8(ascii: "\n")) }.map { UInt8(bitPattern: $0) }
      let columns = bytes.split(separator: UInt8(ascii: "\t"))
      if bytes.first != UInt8(ascii: "#"), columns.count > 2 {
        names.append(String(decoding: columns[2], as: UTF8.self))
      }
    }
    return names
  }
}

extension TimeZoneName {
  /// `/usr/share/zoneinfo has no time zones; install tzdata`; nil on a machine that has some.
  package static var noneWords: String? {
    guard places.isEmpty, TimeZoneName("UTC") == nil else { return nil }
    return "\(folder) has no time zones; install tzdata"
  }
}
