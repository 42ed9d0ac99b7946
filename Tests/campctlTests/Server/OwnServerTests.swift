#if PostgreSQL
  import Foundation
  import TestSupport
  import Testing

  /// A server of the test's own, with settings that no other test may meet.
  @Suite(.enabled(if: TestEngine.server != nil, "CAMPCTL_TEST_SERVER names no server"))
  struct OwnServerTests: ~Copyable {
    private let shell: Shell

    init() throws { shell = Shell() }

    /// Runs a script while there is a server with these settings and options, at whose campground it is.
    private func run(_ options: String, _ script: String) throws -> Shell.Result {
      let begun = #"export CAMPCTL_STORE="$CAMPCTL_TEST_SERVER&campground=lakeside" && campctl init --quiet >&2 && "#
      return try shell.run(
        "TMPDIR=/tmp sh scripts/cluster.sh run --fast \(options) -- sh -c \(Shell.quoted(begun + script))")
    }

    @Test func `a server that a power cut may damage is named by check`() throws {
      let found = try run("--set fsync=off --set full_page_writes=off", "campctl check")
      #expect(found.status == 74)
      #expect(
        found.errors.contains("The server's setting fsync is off, so a power cut may lose or damage the campground"))
      #expect(found.errors.contains("The server's setting full_page_writes is off"))
    }

    /// The words of a server that has lost a client, or met a fault.
    private static let faults = ["FATAL", "ERROR", "PANIC", "WARNING", "could not", "unexpected EOF"]

    @Test func `a day of desks leaves no line in the server's log that is no fault`() throws {
      let found = try run(
        "",
        """
        campctl add-site 1..3 && campctl add-camper 'Bacon Lover' --phone 910-543-9000 &&
        campctl reserve --any-site --camper c-1 --arrive today --nights 2 --key once &&
        campctl reserve --any-site --camper c-1 --arrive today --nights 2 --key once
        for line in list-sites today log info check 'show-site 9' 'reserve --site 9 --camper c-1 --arrive today --nights 1' \
          'reserve --site 1 --camper c-1 --arrive today --nights 1' 'pay r-1 5 --method cash' undo 'undo --dry-run' bogus \
          'find bacon' 'grant nobody --front' 'availability --arrive today --nights 2' 'list-campers --csv' \
          'export all all' 'backup kept.sqlite' 'restore kept.sqlite --yes' init 'forget-camper c-1 --yes'
        do (cd "$HOME" && eval "campctl $line"); done
        printf 'add-site 7\\nshow-site 99\\nadd-site 8\\n' >"$HOME/lines"
        for options in '' --keep-going --dry-run; do campctl batch "$HOME/lines" $options; done
        campctl list-sites | head -n 1
        campctl __complete bash -- ' ' 'campctl show-site '
        folder=${CAMPCTL_TEST_SERVER##*host=} && cp "${folder%%&*}/log" "$HOME/log"
        """)
      let log = try String(contentsOf: shell.home.appending(path: "log"), encoding: .utf8)
      #expect(log.contains("ready to accept connections"), "\(found)")
      let lines = log.split(separator: "\n").filter { line in Self.faults.contains { line.contains($0) } }
      #expect(lines == [])
    }

    @Test func `a command connects once, also one that reads its list while it is printed`() throws {
      let found = try run(
        "--set log_connections=on",
        """
        folder=${CAMPCTL_TEST_SERVER##*host=} && log=${folder%%&*}/log
        connections() { grep -c 'connection received' "$log"; }
        campctl add-site 1..3 --quiet >&2
        for line in log list-reservations list-balances list-sites 'report balances' info; do
          before=$(connections); campctl $line >&2; echo "$line: $(($(connections) - before))"
        done
        """)
      let lines = ["log", "list-reservations", "list-balances", "list-sites", "report balances", "info"]
      #expect(found.output == lines.map { "\($0): 1\n" }.joined(), "\(found.errors)")
    }

    @Test func `a batch at whose end the server has no room reports no line as done`() throws {
      let found = try run(
        "",
        """
        psql -XqAt -v ON_ERROR_STOP=1 "$CAMPCTL_TEST_SERVER" -c "
          CREATE FUNCTION lakeside.fill() RETURNS trigger LANGUAGE plpgsql AS
            'BEGIN RAISE EXCEPTION ''no room'' USING ERRCODE = ''53100''; END';
          CREATE CONSTRAINT TRIGGER fill AFTER INSERT ON lakeside.command DEFERRABLE INITIALLY DEFERRED
            FOR EACH ROW EXECUTE FUNCTION lakeside.fill()" >&2
        printf 'add-site 5\\nadd-site 6\\n' | campctl batch --jsonl; echo $?; campctl list-sites --quiet
        """)
      #expect(found.output == "74\n", "\(found.errors)")
      #expect(found.errors.contains(#""done":0"#) && found.errors.contains(#""applied":false"#))
    }

    @Test func `where amcheck is installed, check finds a row that an index lacks`() throws {
      let found = try run(
        "",
        """
        ask() { psql -XqAt -v ON_ERROR_STOP=1 "$CAMPCTL_TEST_SERVER" -c "$1" >&2; }
        isReady() {
          ask "SET allow_system_table_mods = on; UPDATE pg_index SET indisready = $1
            WHERE indexrelid = 'lakeside.\\"camp_site.number\\"'::regclass"
        }
        campctl check && ask 'CREATE EXTENSION amcheck' && campctl check && isReady false && campctl add-site 12 --quiet &&
          isReady true && campctl check
        """)
      #expect(found.output.split(separator: "\n").count == 3, "\(found)")
      #expect(found.status == 74)
      #expect(found.errors.contains("lacks matching index tuple within index \"camp_site.number\""))
    }

    @Test(.enabled(if: OwnServerTests.address != nil, "This machine has no address beside its own loopback"))
    func `a server at another address is warned of until its certificate is verified`() throws {
      let address = try #require(Self.address)
      let made = try shell.run(
        """
        cd \(shell.home.path)
        for name in own other; do
          openssl req -x509 -newkey rsa:2048 -nodes -keyout $name.key -out $name.crt -days 2 -subj /CN=campground \\
            -addext subjectAltName=IP:\(address) 2>/dev/null || exit
        done
        chmod 600 own.key
        [ "$(id -u)" -ne 0 ] || chown "$(id -un postgres 2>/dev/null || echo nobody)" own.key
        printf 'local all all trust\\nhostssl all all all trust\\n' >hba
        """)
      #expect(made.status == 0)
      let port = Int.random(in: 20_000...29_999)
      let settings = [
        "listen_addresses=*", "ssl=on", "ssl_cert_file=\(shell.home.path)/own.crt",
        "ssl_key_file=\(shell.home.path)/own.key", "hba_file=\(shell.home.path)/hba",
      ]
      let found = try run(
        "--port \(port) \(settings.map { "--set '\($0)'" }.joined(separator: " "))",
        """
        place="postgresql://\(address):\(port)/camp?campground=lakeside&user=$(id -un)"
        campctl add-site 1 --store "$place"
        campctl add-site 2 --store "$place&sslmode=verify-full&sslrootcert=\(shell.home.path)/own.crt"
        campctl add-site 3 --store "$place&sslmode=verify-full&sslrootcert=\(shell.home.path)/other.crt"
        """)
      #expect(found.output == "Added site 1.\nAdded site 2.\n")
      let words = "The certificate of \(address) is not verified, so another server could take its place"
      #expect(found.errors.components(separatedBy: words).count == 2, "\(found.errors)")
      #expect(found.status == 78)
    }

    /// An address of this machine that is no loopback; nil where it has none.
    private static let address: String? = {
      let found = try? Shell().run("hostname -I 2>/dev/null")
      return found?.output.split { $0.isWhitespace }.first { $0.contains(".") }.map(String.init)
    }()
  }
#endif
