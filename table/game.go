package table

// Game is the state of one fight by one ruleset, between and within beats. Its methods that look (Describe, Text, View
// and so on) never change it, and also work in the middle of an abandoned beat.
type Game interface {
	// Beat plays from one resting point to the next: begin a round, begin a turn, one action with all its reactions,
	// end a turn. It is not called once the fight is over.
	Beat(t *Table)
	// Over reports whether the fight is over, and how it ended.
	Over() (Result, bool)
	// Clone is a new buffer with the same state, and CopyFrom makes this state like src's, which must be a Clone of
	// the same game. CopyFrom allocates nothing once the buffers have grown.
	Clone() Game
	CopyFrom(src Game)
	// AppendState appends the canonical bytes of the state at a resting point: what its hash is made of.
	AppendState(buf []byte) []byte
	// Adjust carries out what the GM decrees at a resting point. On an error nothing has changed.
	Adjust(t *Table, a Adjustment) error

	Book() *Book
	Cast() *Cast
	// Prompt is the question in a sentence, Describe one of its options, Text an event in a sentence.
	Prompt(q *Question) string
	Describe(q *Question, o Option) Choice
	Text(e *Event) string
	RollText(r *Roll) string
	// View is all that the seat may see.
	View(s Seat) View
	// Tally is what a simulation counts when the fight is over.
	Tally(out *Tally)
}

// Tactician is a game that can pick a sensible option by its own rules of thumb: the greedy bot. Where several seats are
// asked that may answer different things, it picks for the first of them.
type Tactician interface{ Best(q *Question) Option }

// ModTitler is a game that names what changed a roll better than the title of its rule does, such as by the ability that it
// comes from ([Mod.Of]).
type ModTitler interface{ ModTitle(m Mod) string }

// Result is how a fight ended: the index of the winning side, or Draw.
type Result int

// Draw is the result when no side won.
const Draw Result = -1

// Cast is who takes part: the immutable names of an encounter. Seats[0] is the GM.
type Cast struct {
	Name       string
	Sides      []string
	Seats      []string
	Combatants []Member
	Things     []Object // doors, gates and the like, by [ThingIndex]
	ByName     bool     // texts call combatants by their names, as people do who read; else by their ids, as people do who type
}

// Member is one combatant of the cast.
type Member struct {
	ID, Name string
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

// Object is one thing of the cast.
type Object struct{ ID, Name string }

// Find returns the combatant of this id, or Nobody.
func (c *Cast) Find(id string) int16 {
	for i := range c.Combatants {
		if c.Combatants[i].ID == id {
			return int16(i)
		}
	}
	return Nobody
}

// Lookup returns the combatant or the thing of this id, or Nobody.
func (c *Cast) Lookup(id string) int16 {
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
func (c *Cast) ID(who int16) string {
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
func (c *Cast) Called(who int16) string {
	if who == Nobody || !c.ByName {
		return c.ID(who)
	}
	name := c.nameOf(who)
	for i := range c.Combatants {
		if int16(i) != who && c.Combatants[i].Name == name {
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

func (c *Cast) nameOf(who int16) string {
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

// Count is something that a ruleset counts besides, such as campaign losses: always the same names in the same order.
type Count struct {
	Name string
	N    int
}
