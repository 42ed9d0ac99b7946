/// The tables that all steps of a schema leave, recorded as a script, from which a new store is made at once.
package struct RecordedTables: Sendable {
  /// The steps of which it was recorded, by name, each with the length of its script in bytes; 0 for a step that is none.
  let steps: KeyValuePairs<StaticString, Int>
  /// The statements of a file or of memory.
  package let script: StaticString
  /// The statements of a PostgreSQL server; nil in a build that speaks to none.
  package let postgresql: StaticString?

  package init(of steps: KeyValuePairs<StaticString, Int>, script: StaticString, postgresql: StaticString?) {
    self.steps = steps
    self.script = script
    self.postgresql = postgresql
  }

  /// Throws ``StoreMisuse/unrecordedStep(_:)`` unless these are the tables of just these steps, as they are now.
  func require(_ migrations: [Migration]) throws {
    for (step, recorded) in zip(migrations, steps)
    where step.name != recorded.key.description || step.length != recorded.value {
      throw StoreError.misuse(.unrecordedStep(step.name))
    }
    if migrations.count > steps.count { throw StoreError.misuse(.unrecordedStep(migrations[steps.count].name)) }
    if migrations.count < steps.count {
      throw StoreError.misuse(.unrecordedStep(steps[migrations.count].key.description))
    }
  }
}
