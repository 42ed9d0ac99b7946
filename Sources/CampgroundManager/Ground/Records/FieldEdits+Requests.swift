/// A record with a part whose fields are requested by their own names.
public protocol PartedRecord {
  associatedtype Part
}

/// A record with values that a request has in another form, such as an amount before its currency is known.
public protocol RequestedRecord {
  /// The requested values: its properties name the changes, and no value of it is ever made.
  associatedtype Request
}

extension FieldEdits where Record: PartedRecord {
  public subscript<Value: Hashable & Sendable>(
    dynamicMember path: WritableKeyPath<Record.Part, Value> & Sendable
  ) -> Value? {
    get { value(path) as? Value }
    set { change(path, to: newValue) }
  }

  public subscript<Value: Hashable & Sendable>(
    dynamicMember path: WritableKeyPath<Record.Part, Value?> & Sendable
  ) -> Edit<Value>? {
    get { edit(path) }
    set { change(path, to: newValue.map(\.value)) }
  }
}

extension FieldEdits where Record: RequestedRecord {
  public subscript<Value: Hashable & Sendable>(
    dynamicMember path: WritableKeyPath<Record.Request, Value> & Sendable
  ) -> Value? {
    get { value(path) as? Value }
    set { change(path, to: newValue) }
  }

  public subscript<Value: Hashable & Sendable>(
    dynamicMember path: WritableKeyPath<Record.Request, Value?> & Sendable
  ) -> Edit<Value>? {
    get { edit(path) }
    set { change(path, to: newValue.map(\.value)) }
  }
}

/// The fields of values that a request has in another form.
extension Recorded where Self: RequestedRecord {
  typealias RequestPath<Value> = @Sendable () -> WritableKeyPath<Request, Value> & Sendable
  /// Gives a record the requested value of a field, in a currency; reports in `problems` whatever is invalid.
  typealias Fill<Value> = @Sendable (inout Self, Value, Currency, inout [Problem]) -> Void

  /// A requested value that no field has in this form.
  static func request<Value: FieldRepresentable & Hashable & Sendable>(
    _ name: StaticString, _ path: @autoclosure @escaping RequestPath<Value>, _ fill: @escaping Fill<Value>
  ) -> Field<Self> {
    var field = Field<Self>(name: nil)
    field.edit = {
      FieldEdit(name: name, path: path(), type: Value.self) {
        ($0 as? Value)?.fieldValue ?? .null
      } apply: { value, thing, currency, problems in
        guard let value = value as? Value else { return }
        guard let currency else { preconditionFailure("a currency is needed for \(name)") }
        fill(&thing, value, currency, &problems)
      }
    }
    return field
  }

  /// An amount in minor units, which a request has as it is written.
  static func amount(
    _ name: StaticString, _ path: @autoclosure @escaping Path<Int>,
    as request: @autoclosure @escaping RequestPath<Amount>
  ) -> Field<Self> {
    amount(name, { $0[keyPath: path()] }, { $0[keyPath: path()] = $1 }).with(
      self.request(name, request()) { thing, amount, currency, problems in
        thing[keyPath: path()] = amount.minorUnits(in: currency, field: name.description, &problems) ?? 0
      })
  }

  /// An amount that a record may lack.
  static func amount(
    _ name: StaticString, _ path: @autoclosure @escaping Path<Int?>,
    as request: @autoclosure @escaping RequestPath<Amount?>, called other: StaticString? = nil
  ) -> Field<Self> {
    let called = other ?? name
    return amount(name, { $0[keyPath: path()] }, { $0[keyPath: path()] = $1 }).with(
      self.request(called, request()) { thing, amount, currency, problems in
        thing[keyPath: path()] = amount?.minorUnits(in: currency, field: called.description, &problems)
      })
  }
}

extension Field {
  /// The same field with the change of another.
  func with(_ request: Field) -> Field {
    var field = self
    field.edit = request.edit
    return field
  }
}
