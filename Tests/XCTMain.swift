import Testing

/// The beginning of the test bundle. With one of our own, the package manager need not look for XCTest's tests in an index of the
/// sources, which takes the compiler a fifteenth of its time; there are none.
@main struct XCTMain {
  static func main() async {
    await Testing.__swiftPMEntryPoint() as Never
  }
}
