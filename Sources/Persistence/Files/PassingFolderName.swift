#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The name of a passing folder, `.campctl-HOST-PROCESS-NUMBER`: by it another process knows the maker's machine.
struct PassingFolderName: CustomStringConvertible {
  static let beginning = ".campctl-"
  private let host: String
  private let process: UInt32
  private let number: UInt32

  /// A new name of this process.
  init() {
    (host, process, number) = (Self.thisHost, UInt32(getpid()), .random(in: .min ... .max))
  }

  /// Returns nil for a name that no passing folder has.
  init?(_ name: Substring) {
    guard name.hasPrefix(Self.beginning) else { return nil }
    let parts = name.dropFirst(Self.beginning.count).split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, !parts[0].isEmpty, let process = UInt32(parts[1]), let number = UInt32(parts[2]) else {
      return nil
    }
    (host, self.process, self.number) = (String(parts[0]), process, number)
  }

  var description: String { "\(Self.beginning)\(host)-\(process)-\(number)" }

  var isFromThisHost: Bool { host == Self.thisHost }

  /// The first letters and digits of this machine's name; a container has its own.
  private static let thisHost: String = {
    var name = [CChar](repeating: 0, count: 256)
    gethostname(&name, name.count - 1)
    let plain = name.prefix { $0 != 0 }.map { Unicode.Scalar(UInt8(bitPattern: $0)) }
      .filter { $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0)) }
    return plain.isEmpty ? "host" : String(String.UnicodeScalarView(plain.prefix(20)))
  }()
}
