import CSQLite

extension SQLiteConnection {
  /// Adds the function `may_contain(word, text, …)`, as the store describes it.
  func addWordSearch() throws {
    let flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY
    let code = sqlite3_create_function_v2(handle, "may_contain", -1, flags, nil, mayContain, nil, nil, nil)
    guard code == SQLITE_OK else { throw error() }
  }
}

private func mayContain(
  _ context: OpaquePointer?, _ count: Int32, _ values: UnsafeMutablePointer<OpaquePointer?>?
) {
  guard let values, count > 0 else { return }
  let word = bytes(of: values[0])
  for place in 1..<Int(count) {
    guard let text = bytes(of: values[place]), mayContain(word, in: text) else { continue }
    return sqlite3_result_int(context, 1)
  }
  sqlite3_result_int(context, 0)
}

/// The bytes of a value, which stand as long as the call; nil for null. As a blob they are not copied to end with a zero.
private func bytes(of value: OpaquePointer?) -> UnsafeBufferPointer<UInt8>? {
  guard sqlite3_value_type(value) != SQLITE_NULL else { return nil }
  let start = sqlite3_value_blob(value)?.assumingMemoryBound(to: UInt8.self)
  return UnsafeBufferPointer(start: start, count: start == nil ? 0 : Int(sqlite3_value_bytes(value)))
}

private func mayContain(_ word: UnsafeBufferPointer<UInt8>?, in text: UnsafeBufferPointer<UInt8>) -> Bool {
  if let word, word.isEmpty { return true }
  // No byte is folded to 0xFF, so without a word nothing begins it.
  let first = word?[0] ?? 0xFF
  var place = 0
  while place < text.count {
    let byte = text[place]
    // A backslash may begin the escape of any letter.
    if byte >= 0x80 || byte == UInt8(ascii: "\\") { return true }
    if byte | 0x20 == first, let word, stands(word, in: text, from: place) { return true }
    place &+= 1
  }
  return false
}

/// True when the letters and digits from a place on begin with the word.
private func stands(
  _ word: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>, from start: Int
) -> Bool {
  var next = 0
  for place in start..<text.count {
    guard let letter = letter(text[place]) else { continue }
    guard letter == word[next] else { return false }
    next += 1
    if next == word.count { return true }
  }
  return false
}

/// A letter in small, or a digit; nil for any other byte.
private func letter(_ byte: UInt8) -> UInt8? {
  let small = byte | 0x20
  if small &- UInt8(ascii: "a") < 26 { return small }
  return byte &- UInt8(ascii: "0") < 10 ? byte : nil
}
