#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
#if FUZZER
  import CFuzzer
#endif

// Tries the parsers with input that the fuzzer grows by the code it covers, and takes libFuzzer's own arguments. Without
// the fuzzer, `-runs` and `-seed` are taken, and the corpus' files are changed by chance.
#if FUZZER
  var count = CommandLine.argc
  var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
  exit(
    LLVMFuzzerRunDriver(&count, &arguments) { bytes, size in
      Property.hold(for: UnsafeBufferPointer(start: bytes, count: size))
      return 0
    })
#else
  var chance = try Chance(arguments: CommandLine.arguments.dropFirst())
  chance.run()
#endif
