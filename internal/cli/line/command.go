package line

import "fray/table"

// Verb is what a typed line asks for.
type Verb uint8

// The verbs. What each means stands in the help (see [HelpText]).
const (
	Again     Verb = iota // an empty line
	Answer                // Words: a key, a label or words of one
	Pick                  // N: a number of the list, Words: the cell if there are several
	Default               //
	Undo                  // N
	Why                   //
	Odds                  // Words: a number, or words of a choice; empty: all
	Map                   //
	Choices               //
	Blocked               //
	Log                   // N: lines
	Rules                 // Words
	Adjust                // Adjustment; Side of who joins
	Decrees               //
	Fresh                 //
	Never                 // Words: kind of question
	Always                // Words: what to do; N: only below so many percent, 0 always
	Ask                   // Words: kind of question
	Standings             // Words: KIND=WHAT to give one
	Watch                 //
	Pass                  //
	Save                  // Words: file
	Help                  //
	Quit                  //
)

// Command is a typed line, understood.
type Command struct {
	Verb       Verb
	N          int
	Words      string
	Note       string // words of one's own, that go with an Answer or a Pick
	Adjustment table.Adjustment
	Side       string // of a creature of the library that joins by the Adjustment
}
