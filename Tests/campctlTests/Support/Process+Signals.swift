import Foundation

extension Process {
  /// Runs it with no signal held back, as a terminal does.
  ///
  /// The threads that tests run on hold signals back, and a child would inherit that: its shell would wait for ever.
  func runHoldingNoSignal() throws {
    var none = sigset_t()
    var held = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &held)
    defer { pthread_sigmask(SIG_SETMASK, &held, nil) }
    try run()
  }
}
