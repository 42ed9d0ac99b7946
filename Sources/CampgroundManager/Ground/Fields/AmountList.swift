import JSONText
import Persistence

/// A few amounts in minor units: in one column `2250,1125`, and in an image a list.
struct AmountList: ColumnValue {
  private let list: NumberList
  var amounts: [Int] { list.numbers }

  init(_ amounts: [Int]) { list = NumberList(amounts) }

  var stored: StoredValue { list.stored }

  init?(stored: StoredValue) {
    guard let list = NumberList(stored: stored) else { return nil }
    self.list = list
  }

  var fieldValue: FieldValue { list.fieldValue }

  func value(in form: ImageForm) -> FieldValue {
    form.digits == nil ? fieldValue : .list(amounts.map { .text(form.text($0)) })
  }

  init?(json: JSONValue) {
    guard let list = NumberList(json: json) else { return nil }
    self.list = list
  }
}
