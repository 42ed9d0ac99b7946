import Persistence

/// The state of an entry of the waitlist.
public enum WaitlistStatus: String, Hashable, Sendable, Storable {
  case waiting
  /// A hold was made for it; when that expires it waits again, in its old place.
  case offered
  case left
  /// Its days went by; never kept.
  case past
}

extension WaitlistStatus: ColumnWord {}
