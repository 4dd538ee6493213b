package room

import (
	"context"
	"log/slog"
	"time"

	"fray/api"
	"fray/internal/store"
	"fray/pack"
	"fray/ruleset"
	"fray/table"
)

// Config says what a hall is made of. What is zero has the default that is named.
type Config struct {
	Store   store.Store
	Library *pack.Library                             // the encounters that can be started
	Find    func(name string) (ruleset.Ruleset, bool) // ruleset.Find
	Log     *slog.Logger                              // none
	Own     func(encounter string) bool               // of the server's folder, not bundled; none
	Tables  int                                       // at most: 10,000
	Awake   int                                       // fights that are kept in memory at most while nobody plays them: 256
	Idle    time.Duration                             // after this long without an input a fight is put away: 5 minutes
	Reckon  time.Duration                             // at most for odds: 3 seconds
}

// Hall has all tables of a server.
type Hall struct{ c Config }

// NewHall opens a hall. It is closed by [Hall.Close].
func NewHall(c Config) *Hall { return &Hall{c} }

// Encounters are the fights that can be started, by name.
func (h *Hall) Encounters() ([]api.Encounter, error) { return nil, refuse(CodeFault, "not built") }

// Create starts a table: its links with their tokens are told this once. The URLs are the server's to fill in.
func (h *Hall) Create(ctx context.Context, c api.Create) (api.Created, error) {
	return api.Created{}, refuse(CodeFault, "not built")
}

// Enter finds the room of a token, and who its holder is. Whatever leads nowhere is CodeNotFound.
func (h *Hall) Enter(ctx context.Context, token string) (*Room, Viewer, error) {
	return nil, Viewer{}, refuse(CodeFault, "not built")
}

// Room is the table of this id.
func (h *Hall) Room(ctx context.Context, id string) (*Room, error) {
	return nil, refuse(CodeFault, "not built")
}

// Stats is how much a hall has to do, for metrics.
type Stats struct {
	Rooms    int // that are known in memory
	Awake    int // whose fights are in memory
	Branches int
	Watches  int
}

// Stats counts.
func (h *Hall) Stats() Stats { return Stats{} }

// Close ends all watches, waits for what is being put in, and takes nothing more. The store stays open.
func (h *Hall) Close() {}

// Room is one live table.
type Room struct{ id string }

// ID is the table's.
func (r *Room) ID() string { return r.id }

// Shown is a State with its JSON. Both are shared: they are not to be changed.
type Shown struct {
	Rev   int
	State *api.State
	JSON  []byte
}

// State is what the viewer may know now. Since is the Rev of the last State the client has, and saves what it knows from it:
// the log begins with the first line that is new or other than it was then, and the map is left out (SameMap) if it is
// the same. With 0 the log has its last lines ([Room.Log] has the earlier ones); with a Rev that nobody knows any more it is whole.
func (r *Room) State(ctx context.Context, v Viewer, since int) (*Shown, error) {
	return nil, refuse(CodeFault, "not built")
}

// Log is the lines of the viewer's log from number from on, before number to.
func (r *Room) Log(ctx context.Context, v Viewer, from, to int) ([]api.Line, error) {
	return nil, refuse(CodeFault, "not built")
}

// Watch has the viewer told of changes. It counts as a page that is connected, until it is closed.
func (r *Room) Watch(v Viewer) (*Watch, error) { return nil, refuse(CodeFault, "not built") }

// Watch tells that a room has changed.
type Watch struct {
	C <-chan struct{} // has something in it after a change, however many there were; closed with the room, or with the link
}

// Close ends the watch. It may be closed twice.
func (w *Watch) Close() {}

// Answer answers a question, or gives the dice that are waited for.
func (r *Room) Answer(ctx context.Context, v Viewer, a api.Answer) error {
	return refuse(CodeFault, "not built")
}

// Adjust carries out what the GM decrees.
func (r *Room) Adjust(ctx context.Context, v Viewer, a table.Adjustment) error {
	return refuse(CodeFault, "not built")
}

// End ends the fight by the GM's decree: winner is a side, or empty for a draw.
func (r *Room) End(ctx context.Context, v Viewer, winner, why string) error {
	return refuse(CodeFault, "not built")
}

// Fresh has the dice after the next answer fall anew, by the GM's leave.
func (r *Room) Fresh(ctx context.Context, v Viewer) error { return refuse(CodeFault, "not built") }

// Undo takes inputs back: the GM's wish at once, a seat's when the table agrees.
func (r *Room) Undo(ctx context.Context, v Viewer, u api.Undo) error {
	return refuse(CodeFault, "not built")
}

// Stand gives the standing answers of a seat in place of those it had: a seat's own (seat may be empty), or any by the GM.
func (r *Room) Stand(ctx context.Context, v Viewer, seat string, all []api.Standing) error {
	return refuse(CodeFault, "not built")
}

// Hand hands a seat to a bot or a person: a seat its own, the GM any.
func (r *Room) Hand(ctx context.Context, v Viewer, c api.SeatChange) error {
	return refuse(CodeFault, "not built")
}

// Pause stops the clocks, or has them go on. Only the GM may.
func (r *Room) Pause(ctx context.Context, v Viewer, on bool) error {
	return refuse(CodeFault, "not built")
}

// Limit sets how many seconds a question may take; 0 is as long as it takes. Only the GM may.
func (r *Room) Limit(ctx context.Context, v Viewer, seconds int) error {
	return refuse(CodeFault, "not built")
}

// Links are the links of the table, without tokens. Only the GM may see them.
func (r *Room) Links(ctx context.Context, v Viewer) ([]api.Link, error) {
	return nil, refuse(CodeFault, "not built")
}

// Reissue makes a new link of a role (and seat), and has the old ones of it lead nowhere. Only the GM may. The GM's own
// link is reissued alike.
func (r *Room) Reissue(ctx context.Context, v Viewer, role, seat string) (api.Link, error) {
	return api.Link{}, refuse(CodeFault, "not built")
}

// Revoke has a link lead nowhere. Only the GM may, and not with the link it came by.
func (r *Room) Revoke(ctx context.Context, v Viewer, link string) error {
	return refuse(CodeFault, "not built")
}

// Blocked is what the viewer might think of but may not answer to the open question, with the rules that forbid it.
func (r *Room) Blocked(ctx context.Context, v Viewer) ([]table.BlockedChoice, error) {
	return nil, refuse(CodeFault, "not built")
}

// Odds is what becomes of one of the viewer's own choices of the question of this id.
func (r *Room) Odds(ctx context.Context, v Viewer, question, key string) (*api.Odds, error) {
	return nil, refuse(CodeFault, "not built")
}

// Past is the table as it was after so many inputs, with its whole log and without a question.
func (r *Room) Past(ctx context.Context, v Viewer, inputs int) (*api.State, error) {
	return nil, refuse(CodeFault, "not built")
}

// Replay tells every moment of the fight from the start to now: as Past, but the log of each has only what is new, and the map
// is left out where it is the same.
func (r *Room) Replay(ctx context.Context, v Viewer, tell func(*api.State) error) error {
	return refuse(CodeFault, "not built")
}

// Branch is a table of its own that begins after so many inputs and is kept in memory only: the link that it gives is the
// GM's. It is dropped an hour after it was last used. Only the GM may.
func (r *Room) Branch(ctx context.Context, v Viewer, inputs int) (api.Link, error) {
	return api.Link{}, refuse(CodeFault, "not built")
}

// Drop forgets a branch. A table that is no branch is not dropped.
func (r *Room) Drop(ctx context.Context, v Viewer) error { return refuse(CodeFault, "not built") }

// Record is the record as a file. Only the GM may have it: it holds the seed and all that is hidden.
func (r *Room) Record(ctx context.Context, v Viewer) ([]byte, error) {
	return nil, refuse(CodeFault, "not built")
}
