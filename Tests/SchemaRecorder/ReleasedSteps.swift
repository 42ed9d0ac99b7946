import Persistence

/// The steps of a schema up to its last release, one in a line: its number, the digest of its script, its name.
///
/// `make freeze` keeps them in `Fixtures/Schemas/released` beside the store of that release. None of them may change, as there
/// are stores that have taken it.
struct ReleasedSteps {
  let text: String

  init(of schema: Schema) {
    let steps = schema.migrations.prefix(schema.releases?.released.last?.version ?? 0)
    text = steps.enumerated().map { "\($0 + 1) \(Self.digest($1)) \($1.name)\n" }.joined()
  }

  /// The script's digest by FNV-1a, in 16 hexadecimal digits.
  private static func digest(_ step: Migration) -> String {
    let bytes = Array((step.script?.description ?? "").utf8)
    let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
