#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Work in another thread, while the thread that began it goes on.
///
/// A store belongs to one thread, so the work opens a store of its own.
package struct OtherThread<Answer: Sendable> {
  private let thread: pthread_t?
  private let work: @Sendable () -> Answer

  /// Begins the work.
  package init(_ work: @escaping @Sendable () -> Answer) {
    self.work = work
    let given = Unmanaged.passRetained(Work { Given(answer: work()) })
    #if canImport(Glibc)
      var begun = pthread_t()
    #else
      var begun: pthread_t?
    #endif
    let code = pthread_create(&begun, nil, beginWork, given.toOpaque())
    thread = code == 0 ? begun : nil
    if code != 0 { given.release() }
  }

  /// Waits for the answer, once; when the system had no thread to give, the work is done now.
  package consuming func answer() -> Answer {
    var given: UnsafeMutableRawPointer?
    guard let thread, pthread_join(thread, &given) == 0, let given else { return work() }
    return Unmanaged<Given<Answer>>.fromOpaque(given).takeRetainedValue().answer
  }
}

/// The work as the system's thread is given it.
private final class Work {
  let run: () -> AnyObject

  init(_ run: @escaping () -> AnyObject) { self.run = run }
}

/// The answer as the system's thread gives it back.
private final class Given<Answer> {
  let answer: Answer

  init(answer: Answer) { self.answer = answer }
}

#if canImport(Glibc)
  private func beginWork(_ given: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    given.map { Unmanaged.passRetained(Unmanaged<Work>.fromOpaque($0).takeRetainedValue().run()).toOpaque() }
  }
#else
  private func beginWork(_ given: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged.passRetained(Unmanaged<Work>.fromOpaque(given).takeRetainedValue().run()).toOpaque()
  }
#endif
