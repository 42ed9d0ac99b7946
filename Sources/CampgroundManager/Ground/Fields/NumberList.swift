import JSONText
import Persistence

/// A few whole numbers: in one column `1,0,2`, and in an image a list.
struct NumberList: ColumnValue {
  let numbers: [Int]

  init(_ numbers: [Int]) { self.numbers = numbers }

  var stored: StoredValue { .text(numbers.isEmpty ? "" : numbers.map(String.init).joined(separator: ",")) }

  init?(stored: StoredValue) {
    guard let text = String(stored: stored) else { return nil }
    let texts = text.isEmpty ? [] : text.split(separator: ",", omittingEmptySubsequences: false)
    numbers = texts.compactMap { Int($0) }
    // Only this spelling is accepted, so that a row is its image.
    guard numbers.count == texts.count, zip(numbers, texts).allSatisfy({ String($0) == $1 }) else { return nil }
  }

  var fieldValue: FieldValue { .list(numbers.map(FieldValue.number)) }

  init?(json: JSONValue) {
    guard let values = json.list else { return nil }
    numbers = values.compactMap(\.number)
    guard numbers.count == values.count else { return nil }
  }
}
