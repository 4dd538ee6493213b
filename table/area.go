package table

// Coverer is a game with options that touch a whole area.
type Coverer interface {
	// Area returns the names of the cells that an option of a question touches. It is called for options whose [Choice] is Wide:
	// areas of a thousand places are too many to be listed with the question.
	Area(q *Question, o Option) []string
}
