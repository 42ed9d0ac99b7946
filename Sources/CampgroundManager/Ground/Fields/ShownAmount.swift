import JSONText

/// An amount in minor units, which images have without a column of its own.
struct ShownAmount: JSONReadable {
  let amount: Int

  init(_ amount: Int) { self.amount = amount }

  var fieldValue: FieldValue { .number(amount) }

  func value(in form: ImageForm) -> FieldValue {
    form.digits == nil ? fieldValue : .text(form.text(amount))
  }

  init?(json: JSONValue) {
    guard let amount = json.number else { return nil }
    self.amount = amount
  }
}
