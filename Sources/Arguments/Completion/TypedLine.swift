/// A command line that is still being typed, up to the cursor, as bash reads it.
package struct TypedLine: Sendable {
  /// The words before the cursor's, the program's name first.
  package private(set) var words: [String] = []
  package private(set) var current: TypedWord

  /// Reads a line; `breaks` is bash's `COMP_WORDBREAKS`, `variable` gives the value of a known one.
  package init(_ line: String, breaks: String, variable: @escaping @Sendable (String) -> String?) {
    let empty = TypedWord(breaks: breaks, variable: variable)
    current = empty
    var rest = Array(line.utf8)[...]
    while let byte = rest.popFirst() {
      if current.quote == .none, " \t\n".utf8.contains(byte) {
        if current.isBegun { words.append(current.value) }
        current = empty
      } else {
        current.read(byte, &rest)
      }
    }
  }
}
