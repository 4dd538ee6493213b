package table

// Pursuer is a game in which one side has to reach something in time, such as tasks or an attitude, and the others keep it from that.
type Pursuer interface {
	Pursuit() Pursuit
}

// Pursuit is how far a side has come with what it has to reach.
type Pursuit struct {
	Side       int // that has to reach it
	Done, Goal int // how much it has, and has to have; a goal of 0: there is nothing to be reached
	Last       int // the round at whose end it is too late; 0: there is none
}
