/// One argument of a command, declared once: its name, the way its value is read, the property that it sets, and a
/// sentence of help. Words, JSON, help, completions and manual all come from a list of these.
package struct Argument<Owner>: Sendable {
  package let description: ArgumentDescription
  /// The closure that sets the property; it returns the error of a value that cannot be read.
  let set: @Sendable (ArgumentValue, inout Owner) -> InvalidValue?

  init(_ description: ArgumentDescription, set: @escaping @Sendable (ArgumentValue, inout Owner) -> InvalidValue?) {
    (self.description, self.set) = (description, set)
  }

  init<Value>(
    _ description: ArgumentDescription, _ reader: ValueReader<Value>,
    _ set: @escaping @Sendable (inout Owner, Value) -> Void
  ) {
    let read = reader.read
    self.init(description) { given, owner in
      do throws(InvalidValue) {
        set(&owner, try read(given))
        return nil
      } catch {
        return error
      }
    }
  }
}

/// The further traits of an argument, each of which stands behind its declaration.
extension Argument {
  /// A letter behind a single hyphen.
  package func short(_ letter: Unicode.Scalar) -> Self { changed { $0.short = letter } }

  /// A name that it had before, which is read and never shown.
  package func formerly(_ name: String) -> Self { changed { $0.formerName = name } }

  /// The value that holds when the argument is not given, as it is typed.
  package func byDefault(_ value: @escaping @Sendable @autoclosure () -> String?) -> Self {
    changed { $0.makeDefault = value }
  }

  /// An option whose value may look like an option, too: `--where -type:tent`.
  package func takingAnyWord() -> Self { changed { $0.takesAnyWord = true } }

  /// The last one counts when it is given more than once.
  package func lastCounts() -> Self { changed { $0.repetition = .last } }

  /// A word that need not be given.
  package func optional() -> Self { changed { $0.isRequired = false } }

  /// An option that takes the place of a required one.
  package func orOption(_ name: String) -> Self { changed { $0.alternative = name } }

  /// Options of which one takes the part of a word: then the word counts for the next place.
  package func orOptions(_ names: [String]) -> Self { changed { ($0.isRequired, $0.substitutes) = (false, names) } }

  /// The things of which it is an option; a repeated one begins a thing.
  package func of(_ things: ThingOptions) -> Self { changed { $0.things = things } }

  func changed(_ change: (inout ArgumentTraits) -> Void) -> Self {
    var traits = description.traits
    change(&traits)
    return Self(ArgumentDescription(description, traits), set: set)
  }
}

extension Array {
  /// Several lists of a command's arguments as one, in their order.
  package static func of<Owner>(_ lists: [Argument<Owner>]...) -> [Argument<Owner>] where Element == Argument<Owner> {
    var all: [Argument<Owner>] = []
    for list in lists { for argument in list { all.append(argument) } }
    return all
  }

  /// The same arguments, listed by the help under a title.
  package func titled<Owner>(_ title: String) -> [Argument<Owner>] where Element == Argument<Owner> {
    var titled: [Argument<Owner>] = []
    for argument in self { titled.append(argument.changed { $0.section = title }) }
    return titled
  }
}
