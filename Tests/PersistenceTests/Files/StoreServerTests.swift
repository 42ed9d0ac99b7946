import Persistence
import Testing

/// Locations in a server, as a person writes them.
struct StoreServerTests {
  private func server(_ text: String) throws -> StoreServer? {
    guard case .server(let server) = try StoreLocation(text) else { return nil }
    return server
  }

  @Test(arguments: [
    ("postgresql://host/camps", "postgresql://host/camps", "campground"),
    ("postgres://host/camps?campground=lakeside", "postgres://host/camps", "lakeside"),
    ("postgresql://host?campground=a&sslmode=require", "postgresql://host?sslmode=require", "a"),
    ("postgresql://host/?sslmode=require&campground=a-1&user=x", "postgresql://host/?sslmode=require&user=x", "a-1"),
    ("postgresql:///?service=camps&c%61mpground=l%61ke", "postgresql:///?service=camps", "lake"),
    ("postgresql://ann@a:5432,b,[::1]:5433/camps", "postgresql://ann@a:5432,b,[::1]:5433/camps", "campground"),
    ("postgresql://%2Frun%2Fpg/camps", "postgresql://%2Frun%2Fpg/camps", "campground"),
    ("postgresql:///camps?host=/run/pg&user=a@b", "postgresql:///camps?host=/run/pg&user=a@b", "campground"),
    ("postgresql://host?", "postgresql://host", "campground"),
    ("postgresql://a%3Ab@host:5432/c?user=a@b", "postgresql://a%3Ab@host:5432/c?user=a@b", "campground"),
  ]) func `an address is libpq's, and the campground a parameter of ours`(
    text: String, url: String, campground: String
  ) throws {
    let server = try #require(try server(text))
    #expect(server.url == url)
    #expect(server.campground == campground)
    #expect(try StoreLocation(server.description) == .server(server))
  }

  @Test func `an address gives back its text`() throws {
    for text in ["postgres://h/d", "postgres://h/d?campground=a", "postgresql://h?sslmode=require&campground=a"] {
      #expect(try StoreLocation(text).description == text)
    }
  }

  @Test(arguments: [
    "postgresql://ann:secret@host/camps", "postgresql://:secret@host", "postgresql://ann:@host",
    "postgresql://host/camps?password=secret", "postgresql://host?user=a&sslpassword=secret",
    "postgresql://host?p%61ssword=secret", "postgresql://host?PASSWORD=secret", "postgresql://host?password=",
    "postgresql://ann:sec/ret@host/camps", "postgresql://ann:sec?ret@host/camps", "postgresql://ann:sec@ret@host",
    "postgresql://host:5432?user=a@b", "postgres:/ann:secret@host", "Postgre://ann:secret@host",
    "postgresql://host?scram_client_key=secret", "postgresql://host?oauth_client_secret=secret",
  ]) func `an address with a password is refused, wherever it stands`(text: String) {
    #expect(throws: StoreLocationProblem.password) { try StoreLocation(text) }
    #expect(StoreServer.hasPassword(in: "--store=\"\(text)\" # a comment"))
  }

  @Test(arguments: [
    "host=db password=secret", "password=secret host=db", "HOST = db  PassWord = 'a secret'", "password=",
    "service=camps sslpassword=x",
  ]) func `libpq's other way to name a server is refused with a password in it`(text: String) {
    #expect(throws: StoreLocationProblem.password) { try StoreLocation(text) }
  }

  @Test(arguments: [
    "host=db dbname=camps", "dbname=camps", " user = ann", "port=5432", "service=camps", "host=",
    "postgres:/host/camps", "postgresql:host", "postgresql//host", "postgresq://host", "POSTGRESQL://host",
    "http://host/camps", "postgresql:", "postgresql://host:port/camps", "postgresql://[::1/camps",
    "postgresql://a@b@host", "postgresql://host/camps@b", "postgresql://host?sslmode", "postgresql://host?a=b=c",
    "postgresql://host?a=b&", "postgresql://host/%zz", "postgresql://host/%00", "postgresql://host/%F",
    "postgresql://%FF",
    "postgresql://host?campground=a&campground=b",
  ]) func `a text that is like an address makes no file of that name`(text: String) throws {
    #expect(throws: StoreLocationProblem.malformedAddress) { try StoreLocation(text) }
    #expect(try StoreLocation("./" + text) == .file("./" + text))
    #expect(try StoreLocation(StoreLocation.file(text).description) == .file("./" + text))
  }

  @Test(arguments: ["", "Lake", "1st", "pg_lake", "lake side", "lake.a", "láke", String(repeating: "a", count: 64)])
  func `a campground's name is one that a schema can have`(name: String) {
    #expect(throws: StoreLocationProblem.campgroundName(name)) {
      try StoreLocation("postgresql://host/camps?campground=\(name)")
    }
  }

  @Test(arguments: [
    "camp.sqlite", "/a/b:c", "postgresql", "postgres/camp.sqlite", "pg:host", "a:b@c", "-", "", ":", "a=b", "host",
    "host.sqlite",
  ])
  func `any other text is the path of a file`(path: String) throws {
    #expect(try StoreLocation(path) == .file(path))
    #expect(!StoreServer.hasPassword(in: path))
  }

  #if !PostgreSQL
    @Test func `a build without the engine names it as missing`() throws {
      let location = try StoreLocation("postgresql://host/camps?campground=a")
      let error = StoreError.unusable(path: location.description, .needsPostgreSQL)
      #expect(throws: error) { try Store(location, schema: .pantry) }
    }
  #endif
}
