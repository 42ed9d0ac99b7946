import CampgroundManager
import Foundation

// The library's errors as Foundation knows errors: `localizedDescription` is the sentence that campctl prints.

extension CampingError: LocalizedError {
  public var errorDescription: String? { description }
}

extension StoreError: LocalizedError {
  public var errorDescription: String? { description }
}

extension StoreLocationProblem: LocalizedError {
  public var errorDescription: String? { description }
}

extension ImportError: LocalizedError {
  public var errorDescription: String? { description }
}

extension CampingError: CustomNSError {
  public static var errorDomain: String { "CampingManager" }
  public var errorCode: Int { code }
  public var errorUserInfo: [String: Any] {
    userInfo.merging([NSLocalizedDescriptionKey: description]) { $1 }
  }
}
