// One import is enough for a program that embeds this library: Store, StoreLocation and StoreError come with it.
@_exported import Persistence
