import JSONText
import Persistence

/// A few amounts in minor units: in one column `2250,1125`, and in an image a list.
struct AmountList: Kept {
  let amounts: [Int]

  init(_ amounts: [Int]) { self.amounts = amounts }

  var stored: StoredValue { .text(amounts.isEmpty ? "" : amounts.map(String.init).joined(separator: ",")) }

  init?(stored: StoredValue) {
    guard let text = String(stored: stored) else { return nil }
    let texts = text.isEmpty ? [] : text.split(separator: ",", omittingEmptySubsequences: false)
    amounts = texts.compactMap { Digits.value(of: $0.utf8) }
    // Only this spelling is accepted, so that a row is its image.
    guard amounts.count == texts.count, zip(amounts, texts).allSatisfy({ String($0) == $1 }) else { return nil }
  }

  var fieldValue: FieldValue { .list(amounts.map(FieldValue.number)) }

  func value(in form: ImageForm) -> FieldValue {
    if case .shown = form { .list(amounts.map { .text(form.text($0)) }) } else { fieldValue }
  }

  init?(json: JSONValue) {
    guard let values = json.list else { return nil }
    amounts = values.compactMap(\.number)
    guard amounts.count == values.count, amounts.allSatisfy({ $0 >= 0 }) else { return nil }
  }
}
