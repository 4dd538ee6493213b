package table

import "errors"

// Game is the state of one fight by one ruleset, at a resting point or in the middle of a beat. Methods that only look
// (Describe, Text, View and so on) never change it, and also work in the middle of an abandoned beat. A game that has
// nothing to say to some of them embeds [Basic].
type Game interface {
	// Beat plays from one resting point to the next: begin a round, begin a turn, one action with all its reactions,
	// end a turn. It is not called once the fight is over.
	Beat(t *Table)
	// Over reports whether the fight is over, and its result.
	Over() (Result, bool)
	// Clone returns a new buffer with the same state, and CopyFrom makes this state equal to that of src, which is a
	// Clone of the same game. CopyFrom allocates nothing once the buffers have grown.
	Clone() Game
	CopyFrom(src Game)
	// AppendState appends the canonical bytes of the state at a resting point: its hash is made of them, and a snapshot
	// holds them. ReadState makes the state what AppendState has written, in a game of the same setup. After an error
	// the game is of no use.
	AppendState(buf []byte) []byte
	ReadState(state []byte) error
	// Adjust carries out a decree of the GM at a resting point. On an error nothing has changed. Decrees lists what the
	// GM may decree, hidden combatants included: whether it can be done at this moment is for Adjust to say.
	Adjust(t *Table, a Adjustment) error
	Decrees() []Decree

	Book() *Book
	Cast() *Cast
	// Prompt returns a question as a sentence. Describe returns an option as people and programs read it, and Key only
	// the key of that.
	Prompt(q *Question) string
	Describe(q *Question, o Option) Choice
	Key(q *Question, o Option) string
	// Text returns an event as a sentence, or "" for the end of a check that says no more than its roll, RollText what a roll is
	// for, ModTitle what changed a roll where the title of the rule does not say it, or "", and Degree the word for a degree of
	// success, or "".
	Text(e *Event) string
	RollText(r *Roll) string
	ModTitle(m Mod) string
	Degree(n int) string
	// Brief returns the outcome that an event says in a word or two, such as "critical", where it is not just a hit, a miss, points
	// of health or a fall; else "".
	Brief(e *Event) string
	// Contest reports whether an event says how a check of its Who ended, against its Target or against a number, and
	// whether Who won.
	Contest(e *Event) (won, ok bool)
	// View returns what the seat may see, without the map, and Map returns the map with what lies on it, which all see alike; it uses
	// cells, which may be nil, for its own ([EmptyCells]). [See] puts both together.
	View(s Seat) View
	Map(cells []CellView) MapView
	// Forget takes out of the state what the seat may not know, so that nothing that is computed from it tells the seat more than
	// its view does: plans that others keep to themselves, and combatants that it does not notice. The GM knows all.
	Forget(s Seat)
	// Cards explains the pieces that the seat may know: items and abilities of combatants whose sheets it
	// sees. Hosts add combatants and the rows of the Book.
	Cards(s Seat) []Card
	// Health returns how much of a combatant's health is left, and how much it has at most: hit points, stun, levels of
	// damage, whatever the ruleset counts. 0 of 0 is a game without health.
	Health(who Who) (now, most int)
	// Best picks an option by the ruleset's own rules of thumb: the greedy bot. Where several seats are asked that may
	// answer different things, it picks for the first of them.
	Best(q *Question) Option
	// Tally writes what a simulation counts when the fight is over.
	Tally(out *Tally)
}

// Basic is embedded by games that leave some of [Game] out.
type Basic struct{}

// ReadState refuses: the game has no snapshots.
func (Basic) ReadState([]byte) error { return errors.New("this ruleset has no snapshots") }

// Decrees lists nothing.
func (Basic) Decrees() []Decree { return nil }

// ModTitle leaves it to the rule's title.
func (Basic) ModTitle(Mod) string { return "" }

// Degree has no words.
func (Basic) Degree(int) string { return "" }

// Brief leaves it to the usual words.
func (Basic) Brief(*Event) string { return "" }

// Contest knows none.
func (Basic) Contest(*Event) (won, ok bool) { return false, false }

// Map has no places.
func (Basic) Map([]CellView) MapView { return MapView{} }

// Forget has no secrets to forget.
func (Basic) Forget(Seat) {}

// Cards has none.
func (Basic) Cards(Seat) []Card { return nil }

// Health counts none.
func (Basic) Health(Who) (now, most int) { return 0, 0 }

// Best picks the default.
func (Basic) Best(q *Question) Option { return q.Default() }

// Result is how a fight ended: the index of the winning side, or Draw.
type Result int

// Draw is the result when no side won.
const Draw Result = -1

// Cast is who takes part: the immutable names of an encounter. Seats[0] is the GM.
type Cast struct {
	Name       string
	Sides      []string
	SideNames  []string // display names by side; "" and those that are left out: the side
	Seats      []string
	Combatants []Member
	Things     []Object // doors, gates and the like, by [ThingIndex]
	ByName     bool     // texts call combatants by their names, as people do who read; else by their ids, as people do who type
}

// Member is one combatant of the cast.
type Member struct {
	ID, Name string
	Icon     string // one of [Icons], or ""
	Picture  string // the file of a picture in its place, or ""
	Side     int
	Seat     Seat
}

// Seat gives the seat of this name and whether there is one.
func (c *Cast) Seat(name string) (Seat, bool) {
	for i, s := range c.Seats {
		if s == name {
			return Seat(i), true
		}
	}
	return 0, false
}

// SideName returns what texts call a side.
func (c *Cast) SideName(side int) string {
	if side < len(c.SideNames) && c.SideNames[side] != "" {
		return c.SideNames[side]
	}
	return c.Sides[side]
}

// Object is one thing of the cast.
type Object struct{ ID, Name string }

// Find returns the combatant of this id, or Nobody.
func (c *Cast) Find(id string) Who {
	for i := range c.Combatants {
		if c.Combatants[i].ID == id {
			return Who(i)
		}
	}
	return Nobody
}

// Lookup returns the combatant or the thing of this id, or Nobody.
func (c *Cast) Lookup(id string) Who {
	if who := c.Find(id); who != Nobody {
		return who
	}
	for i := range c.Things {
		if c.Things[i].ID == id {
			return Thing(i)
		}
	}
	return Nobody
}

// ID returns the id of a combatant or a thing, or "nobody".
func (c *Cast) ID(who Who) string {
	if i, ok := ThingIndex(who); ok {
		return c.Things[i].ID
	}
	if who == Nobody {
		return "nobody"
	}
	return c.Combatants[who].ID
}

// Called returns what texts call a combatant or a thing: its id, or ByName its name unless another has the same. Keys
// always have the id.
func (c *Cast) Called(who Who) string {
	if who == Nobody || !c.ByName {
		return c.ID(who)
	}
	name := c.nameOf(who)
	for i := range c.Combatants {
		if Who(i) != who && c.Combatants[i].Name == name {
			return c.ID(who)
		}
	}
	for i := range c.Things {
		if Thing(i) != who && c.Things[i].Name == name {
			return c.ID(who)
		}
	}
	return name
}

func (c *Cast) nameOf(who Who) string {
	if i, ok := ThingIndex(who); ok {
		return c.Things[i].Name
	}
	return c.Combatants[who].Name
}

// Plays reports whether any combatant of the side is the seat's.
func (c *Cast) Plays(s Seat, side int) bool {
	for i := range c.Combatants {
		if c.Combatants[i].Side == side && c.Combatants[i].Seat == s {
			return true
		}
	}
	return false
}

// Tally is what a fight came to.
type Tally struct {
	Rounds int
	Fell   []bool // by combatant
	Left   []int  // hit points left, by combatant, not below 0
	Full   []int  // hit points at most
	Counts []Count
}

// Begin empties the tally of a fight of some rounds; it keeps its memory.
func (t *Tally) Begin(rounds int) {
	t.Rounds, t.Fell, t.Left, t.Full, t.Counts = rounds, t.Fell[:0], t.Left[:0], t.Full[:0], t.Counts[:0]
}

// Add adds the next combatant: whether it fell, and its hit points.
func (t *Tally) Add(fell bool, left, full int) {
	t.Fell, t.Left, t.Full = append(t.Fell, fell), append(t.Left, left), append(t.Full, full)
}

// Count is something that a ruleset counts besides, such as campaign losses: always the same names in the same order.
type Count struct {
	Name string
	N    int
}
