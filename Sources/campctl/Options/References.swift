import ArgumentParser
import CampgroundManager

extension Reference: ExpressibleByArgument {
  public init?(argument: String) {
    self.init(argument)
    if text.isEmpty { return nil }
  }
}
