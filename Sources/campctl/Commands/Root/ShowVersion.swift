import Arguments
import CampgroundManager

/// Shows the version, as `--version` does.
struct ShowVersion: Command {
  static let help = CommandHelp(
    "Show the version; with --json also those of its parts.", examples: ["campctl version"])

  static let arguments: [Argument<Self>] = []

  func run(_ invocation: Invocation, among registry: CommandRegistry) throws {
    try Root.printVersion(invocation.common)
  }
}

/// The version of the program and of its parts.
struct VersionView: View {
  func write(to fields: inout some FieldWriter) {
    fields.field("version", Release.version)
    fields.field("schema", Campground.schemaVersion)
    fields.object("engines") { fields in
      fields.field("sqlite", Store.sqliteVersion)
      fields.field("postgresql", Store.serverLibraries?.libpq)
      if let libraries = Store.serverLibraries { fields.field("openssl", libraries.openSSL) }
    }
    fields.field("commit", Release.commit)
  }

  var label: String { Release.version }

  var text: String { Release.version }
}
