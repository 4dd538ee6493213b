package surge

import (
	"fray/space"
	"fray/table"
)

// scratch is working space of one game buffer: nothing in it outlives a beat, and nothing in it is state.
type scratch struct {
	walls   *space.Set     // squares that nobody enters now
	opaque  *space.Barrier // what blocks lines of effect now
	blocked *space.Set
	hold    *space.Set
	dead    *space.Set // squares from which a charge does not reach its target
	flood   *space.SquareFlood
	safe    *space.SquareFlood
	shut    [][]space.Cell // closed objects that block: each set of them that has been met
	closed  int            // the one that walls and opaque have, from 1; 0: they are not compiled
	lines   space.Lines    // of effect: whether they are clear
	sights  sights         // the same, between two squares
	areas   []area         // where the areas of powers can be put, by deed
	ranging ranging
	taken   *space.Set // where the combatant of the question would stand inside another
	crowded bool       // taken is worked out
	between []sight    // by two combatants: see [Game.sight]
	path    []space.Cell
	walked  []space.Cell // the paths under way; each has its part

	rivalry   rivalry  // the enemies of the combatant that the greedy bot chooses for
	strongest strength // what the greedy bot has found for the choice under way

	cells    []*space.Set // sets of squares of the question in the making
	zones    []*table.Bits
	crowds   []*crowd
	used     [3]int
	strikes  []*strike
	depth    int
	standing [2]table.Who   // two of different sides that stood at the last verdict
	took     []table.Option // answers of windows; each window has its part
	rivals   []rival        // checks of those that conceal themselves; each has its part
}

func newScratch(d *def) *scratch {
	sc := &scratch{}
	if s := d.field.squares; s != nil {
		sc.walls, sc.blocked, sc.hold, sc.dead = s.NewSet(), s.NewSet(), s.NewSet(), s.NewSet()
		sc.taken, sc.ranging.blocked = s.NewSet(), s.NewSet()
		sc.opaque, sc.flood, sc.safe = s.NewBarrier(), s.NewFlood(), s.NewFlood()
	}
	return sc
}

// area is where the area of a power can be put from a place; set is nil if that has not been worked out.
type area struct {
	of     *deed
	from   space.Cell
	span   int
	closed int // as scratch.closed was
	set    *space.Set
}

// reset is called at the beginning of a beat: one that was abandoned has left its part behind.
func (sc *scratch) reset() {
	sc.depth, sc.took, sc.walked = 0, sc.took[:0], sc.walked[:0]
	sc.renew()
}

// renew gives up the sets of the last question.
func (sc *scratch) renew() { sc.used = [3]int{} }

// ask forgets what was worked out for the last question: each that lists moves begins with it.
func (sc *scratch) ask() { sc.ranging.fresh, sc.crowded = false, false }

// strike returns a new attack; release gives it back.
func (sc *scratch) strike() *strike {
	if sc.depth == len(sc.strikes) {
		sc.strikes = append(sc.strikes, new(strike))
	}
	sc.depth++
	return sc.strikes[sc.depth-1]
}

// release gives back the last attack.
func (sc *scratch) release(*strike) { sc.depth-- }

// crowd is a set of combatants that a question offers.
type crowd struct{ table.Crowd }

// Empty reports whether nobody is in it.
func (c *crowd) Empty() bool { return c.Crowd.Empty() }

// Count returns how many are in it.
func (c *crowd) Count() int { return c.Crowd.Count() }

// Kth returns the k-th of them.
func (c *crowd) Kth(k int) int32 { return int32(c.Crowd.Kth(k)) }

// Has reports whether a combatant is in it.
func (c *crowd) Has(who int32) bool { return c.Crowd.Has(table.Who(who)) }

// crowd returns an empty set of combatants for the question in the making.
func (sc *scratch) crowd() *crowd {
	if sc.used[0] == len(sc.crowds) {
		sc.crowds = append(sc.crowds, new(crowd))
	}
	sc.used[0]++
	c := sc.crowds[sc.used[0]-1]
	c.Crowd = table.Crowd{}
	return c
}

// set returns an empty set of squares for the question in the making.
func (sc *scratch) set(s *space.Squares) *space.Set {
	if sc.used[1] == len(sc.cells) {
		sc.cells = append(sc.cells, s.NewSet())
	}
	sc.used[1]++
	c := sc.cells[sc.used[1]-1]
	c.Clear()
	return c
}

// zoneSet returns an empty set of zones for the question in the making.
func (sc *scratch) zoneSet() *table.Bits {
	if sc.used[2] == len(sc.zones) {
		sc.zones = append(sc.zones, new(table.Bits))
	}
	sc.used[2]++
	z := sc.zones[sc.used[2]-1]
	*z = 0
	return z
}
