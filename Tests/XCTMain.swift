import Testing

/// The beginning of the test bundle. No test is XCTest's; with this beginning the package manager does not look for such in an
/// index of the sources, which would take the compiler a fifteenth of its time.
@main struct XCTMain {
  static func main() async {
    await Testing.__swiftPMEntryPoint() as Never
  }
}
