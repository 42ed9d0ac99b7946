extension JSONValue {
  /// The value as JSON, without blanks, in UTF-8 that cannot steer a terminal.
  package var text: String {
    var output = ByteBuffer()
    write(to: &output)
    return output.text
  }

  private func write(to output: inout ByteBuffer) {
    switch self {
    case .null: output.append("null")
    case .flag(let flag): output.append(flag ? "true" : "false")
    case .number(let number): output.append(number)
    case .otherNumber(let written): output.append(json: written)
    case .text(let text): output.append(quoted: text)
    case .list(let values):
      output.append(UInt8(ascii: "["))
      for index in values.indices {
        if index > 0 { output.append(UInt8(ascii: ",")) }
        values[index].write(to: &output)
      }
      output.append(UInt8(ascii: "]"))
    case .object(let members):
      output.append(UInt8(ascii: "{"))
      for index in members.indices {
        if index > 0 { output.append(UInt8(ascii: ",")) }
        output.append(quoted: members[index].key)
        output.append(UInt8(ascii: ":"))
        members[index].value.write(to: &output)
      }
      output.append(UInt8(ascii: "}"))
    }
  }
}
