package room

// The codes of refusals, as [api.Problem] has them.
const (
	CodeStale      = "stale"       // the question has been answered, or has changed
	CodeNotAsked   = "not_asked"   // the question is not this link's
	CodeNotListed  = "not_listed"  // that cannot be answered here
	CodeBadDice    = "bad_dice"    // wrong number of dice, or faces they do not have
	CodeBadText    = "bad_text"    // a text where none is wanted, too long, or not UTF-8
	CodeBad        = "bad"         // something else that is said wrongly
	CodeNotNow     = "not_now"     // a decree in the middle of an action
	CodeForbidden  = "forbidden"   // this link may not do that
	CodeNotFound   = "not_found"   // there is no such table, link or encounter
	CodeFull       = "full"        // there are as many tables or branches as there may be
	CodeBusy       = "busy"        // as much is computed as may be: try again
	CodeRecordFull = "record_full" // the record takes no more of this: nothing has changed
	CodeDamaged    = "damaged"     // what is kept of the table cannot be read or played
	CodeNotKept    = "not_kept"    // the store could not keep it: nothing has changed
	CodeFault      = "fault"       // the ruleset broke down: nothing has changed
	CodeClosed     = "closed"      // the server is stopping
	CodeRevoked    = "revoked"     // the link was taken back while it was in use
	CodeDeleted    = "deleted"     // the table is no more
)

// Refusal is how a room says no: in plain words that hint at nothing hidden. The room is as it was.
type Refusal struct {
	Code string
	Text string
	Err  error // what is behind it, for the log of the server only
}

// Error gives the text.
func (r *Refusal) Error() string { return r.Text }

// Unwrap gives what is behind it.
func (r *Refusal) Unwrap() error { return r.Err }

// refuse makes a refusal.
func refuse(code, text string) error { return &Refusal{Code: code, Text: text} }
