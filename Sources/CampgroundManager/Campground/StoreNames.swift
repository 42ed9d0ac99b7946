import Persistence

// One import is enough for a program that embeds this library; statements on the store are none of its business.

/// The store of a campground: one connection to a file, or a store in memory.
public typealias Store = Persistence.Store
/// The place of a store: a file, memory, or a server.
public typealias StoreLocation = Persistence.StoreLocation
/// The rights that a role of a server can have on a campground.
package typealias StoreRole = Persistence.StoreRole
/// A role of a server, with its rights on a campground.
package typealias GrantedRole = Persistence.GrantedRole
/// The reason why a role cannot be given rights on a campground.
package typealias StoreRoleProblem = Persistence.StoreRoleProblem
/// A campground in a PostgreSQL server.
package typealias StoreServer = Persistence.StoreServer
/// Several campgrounds in a database of a PostgreSQL server.
package typealias StoreChain = Persistence.StoreChain
/// The campgrounds of a chain, open to be read.
package typealias ChainedStores = Persistence.ChainedStores
/// One store, or a chain of campgrounds.
package typealias StoreTarget = Persistence.StoreTarget
/// The reason why a text is no location of a store.
public typealias StoreLocationProblem = Persistence.StoreLocationProblem
/// An error of a store: busy, full, damaged, or no store at all.
public typealias StoreError = Persistence.StoreError
/// A change that a commit has made, as observers hear of it.
public typealias StoreChange = Persistence.StoreChange
/// The reason why a place has no store that can be used.
public typealias StoreUnusable = Persistence.StoreUnusable
/// A standby that streams from the server of a store.
package typealias StoreStandby = Persistence.StoreStandby
/// The access of others to a store.
package typealias StoreExposure = Persistence.StoreExposure
/// A folder beside a place, in which a file is made before it takes the place.
package typealias PassingFolder = Persistence.PassingFolder
