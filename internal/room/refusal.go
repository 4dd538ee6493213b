package room

// Codes of refusals, as in [api.Problem].
const (
	CodeStale      = "stale"       // the question has been answered, or has changed
	CodeNotAsked   = "not_asked"   // the question is for other seats
	CodeNotListed  = "not_listed"  // no such choice
	CodeBadDice    = "bad_dice"    // wrong number of dice, or impossible faces
	CodeBadText    = "bad_text"    // text that is not allowed here, too long or not UTF-8
	CodeBad        = "bad"         // another mistake in the request
	CodeNotNow     = "not_now"     // not possible at this moment
	CodeForbidden  = "forbidden"   // this link may not do that
	CodeNotFound   = "not_found"   // there is no such table, link or encounter
	CodeFull       = "full"        // the limit of tables or branches is reached
	CodeBusy       = "busy"        // the server is busy: try again
	CodeRecordFull = "record_full" // the record has no room for this
	CodeDamaged    = "damaged"     // the stored table cannot be read or played
	CodeNotKept    = "not_kept"    // storing failed
	CodeFault      = "fault"       // the ruleset failed
	CodeClosed     = "closed"      // the server is stopping
	CodeRevoked    = "revoked"     // the link was revoked while in use
	CodeDeleted    = "deleted"     // the table was deleted
)

// Refusal is an error for people. Its text does not hint at anything hidden, and nothing has changed.
type Refusal struct {
	Code string
	Text string
	Err  error // the cause, only for the log of the server
}

// Error returns the text.
func (r *Refusal) Error() string { return r.Text }

// Unwrap returns the cause.
func (r *Refusal) Unwrap() error { return r.Err }

// refuse returns a refusal.
func refuse(code, text string) error { return &Refusal{Code: code, Text: text} }
