extension String {
  /// `rig-length` as a key of JSON, `rigLength`.
  package var camelCase: String {
    let hasHyphen = utf8.withContiguousStorageIfAvailable { $0.contains(UInt8(ascii: "-")) }
    if hasHyphen == false { return self }
    var bytes: [UInt8] = []
    var isStart = false
    for byte in utf8 {
      let isSmall = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      if byte != UInt8(ascii: "-") { bytes.append(isStart && isSmall ? byte - 32 : byte) }
      isStart = byte == UInt8(ascii: "-")
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
