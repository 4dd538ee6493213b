package line

import "fray/table"

// Verb is the kind of a typed command.
type Verb uint8

// The verbs. [HelpText] explains them. The comments list the fields of Command that each verb uses.
const (
	Empty     Verb = iota // an empty line
	Answer                // Words: a key, a label or words of one
	Pick                  // N: a number from the list, Words: the cell if there are several
	Default               //
	Undo                  // N
	Why                   //
	Odds                  // Words: a number, or words of a choice; empty: all
	Hint                  //
	Map                   //
	Levels                //
	Choices               //
	Blocked               //
	Sort                  // Words: chance, damage or number; empty: number
	Log                   // N: lines
	Rules                 // Words
	Look                  // Words: a piece of the fight; empty: what there is
	Adjust                // Adjustment; Side of a newcomer
	Decrees               //
	Fresh                 //
	Never                 // Words: kind of question
	Always                // Standing: the answer and its conditions
	Ask                   // Words: kind of question
	Standings             // Words: KIND=WHAT to set one
	Watch                 //
	Pass                  //
	Save                  // Words: file
	Help                  //
	Quit                  //
)

// Command is a parsed line.
type Command struct {
	Verb       Verb
	N          int
	Words      string
	Note       string // the player's words for an Answer or a Pick
	Adjustment table.Adjustment
	Standing   table.Standing
	Side       string // of a creature from the library that joins
}
