package table

// Reason says why a session refused something.
type Reason uint8

// The reasons.
const (
	NothingOpen   Reason = iota + 1 // nobody is asked anything, or not that kind of thing
	NotAsked                        // another seat is asked
	NotListed                       // the option is not open
	BadDice                         // wrong number of dice, or faces they do not have
	NotNow                          // an adjustment in the middle of a beat
	BadAdjustment                   // the ruleset cannot carry it out
	BadUndo                         // there are not so many inputs
	BadText                         // a text where none is wanted, too long, or not UTF-8
	NotKept                         // the journal could not keep it
	Stuck                           // the game cannot continue: a fault of the ruleset
)

// Refusal is the error of a session, in plain words. The session is unchanged, unless the reason is Stuck.
type Refusal struct {
	Reason Reason
	Text   string
	Err    error // what the journal or the ruleset said, if it was them
}

// Error gives the text.
func (r *Refusal) Error() string {
	if r.Err != nil {
		return r.Text + ": " + r.Err.Error()
	}
	return r.Text
}

// Unwrap gives what the journal or the ruleset said.
func (r *Refusal) Unwrap() error { return r.Err }

func refuse(why Reason, text string) error { return &Refusal{Reason: why, Text: text} }
