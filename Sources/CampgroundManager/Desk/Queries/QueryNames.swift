import Persistence

// The program speaks of statements and their answers without the store's module.
package typealias AnswerValue = Persistence.AnswerValue
package typealias GivenAnswer = Persistence.GivenAnswer
package typealias GivenLimits = Persistence.GivenLimits
package typealias GivenProblem = Persistence.GivenProblem
package typealias GivenRefusal = Persistence.GivenRefusal
package typealias PlacedProblem = Persistence.PlacedProblem
