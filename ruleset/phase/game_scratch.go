package phase

import (
	"fray/space"
	"fray/table"
)

// scratch is working space of one game buffer: nothing in it outlives a beat, and nothing in it is state.
type scratch struct {
	solid       *space.Set // what blocks movement and sight now: walls, closed doors, heavy objects
	blocking    bool       // solid is not empty
	blocked     *space.Set // for one combatant: solid and conscious enemies
	hold        *space.Set // hexes it is dangerous to leave
	from        *space.Set // hexes to strike from
	to          *space.Set
	steps       *space.Set
	flood       *space.Flood
	onward      *space.Flood
	outing      *space.Flood // where a combatant can get in a Phase, while a question is listed and open
	outgoing    table.Who    // the combatant of the outing, or Nobody
	asked       table.Who    // who is asked what it does in its slot, or Nobody
	outlook     outlook
	walk        walker
	dives       goals
	goals       [8]goals
	charges     [2]charges
	crowds      []*table.Bits
	crowded     int
	pushes      []*space.Set
	trails      [][]space.Cell // paths under way, the innermost last
	depth       int
	rest        []space.Cell
	want        table.Option // of a readied action: what is listed
	kept        modifiers    // of a sum, where somebody listens
	keptAgainst modifiers    // of the number that it has to reach
	sights      [1024]sight
	walls       uint32           // what blocks now: it counts the sets that have been known
	known       [8]barring       // what blocked last
	threats     [maxCrowd]threat // of tactics: what the enemies of a survey do, by combatant
	pasts       pasts            // of tactics
	margins     margins          // of tactics
	choices     uint32           // of tactics: it counts the choices
	aims        *space.Set       // of tactics: hexes to attack from
	way         []space.Cell     // of tactics
	approach    []space.Cell     // of tactics: the way to the hex that survey.goal is
}

// sight is whether two hexes see each other, kept because combatants look at each other many times between two moves.
type sight struct {
	from, to space.Cell
	walls    uint32 // the answer holds while this is scratch.walls
	clear    bool
}

// seesHex reports whether a line of sight leads from one hex to another, or back. Nothing is between neighbours.
func (sc *scratch) seesHex(h *space.Hexes, from, to space.Cell) bool {
	from, to = min(from, to), max(from, to)
	s := &sc.sights[(uint32(from)*37+uint32(to)+sc.walls*101)%uint32(len(sc.sights))]
	if s.walls != sc.walls || s.from != from || s.to != to {
		*s = sight{from, to, sc.walls, h.Adjoins(from, to) || h.Sight(from, to, sc.solid)}
	}
	return s.clear
}

// barring is a set of hexes that block, with its number. Doors open and close, things break, and a new fight begins as the last one did:
// what is known of sights holds again when the same hexes block.
type barring struct {
	set    *space.Set
	number uint32 // from 1; 0 is none
}

// bar makes a set what blocks now.
func (sc *scratch) bar(h *space.Hexes, solid *space.Set) {
	sc.solid.CopyFrom(solid)
	sc.blocking = !solid.Empty()
	newest := uint32(0)
	for _, k := range sc.known {
		if k.number != 0 && k.set.Equal(solid) {
			sc.walls = k.number
			return
		}
		newest = max(newest, k.number)
	}
	k := &sc.known[newest%uint32(len(sc.known))]
	if k.set == nil {
		k.set = h.NewSet()
	}
	k.set.CopyFrom(solid)
	k.number, sc.walls = newest+1, newest+1
}

func newScratch(d *def) *scratch {
	h := d.hexes
	sc := &scratch{
		solid: h.NewSet(), blocked: h.NewSet(), hold: h.NewSet(), from: h.NewSet(), to: h.NewSet(), steps: h.NewSet(),
		flood: h.NewFlood(), onward: h.NewFlood(), outing: h.NewFlood(), walk: newWalker(h), dives: goals{set: h.NewSet()}, aims: h.NewSet(),
	}
	for i := range sc.goals {
		sc.goals[i].set = h.NewSet()
	}
	return sc
}

// begin makes the scratch ready for a beat: the one before may have been abandoned.
func (sc *scratch) begin() {
	sc.depth, sc.crowded, sc.want = 0, 0, table.Option{}
	sc.asking(table.Nobody)
}

// others returns a crowd as an entry of the question that is being listed.
func (sc *scratch) others(c crowd) *table.Bits {
	if sc.crowded == len(sc.crowds) {
		sc.crowds = append(sc.crowds, new(table.Bits))
	}
	sc.crowded++
	x := sc.crowds[sc.crowded-1]
	*x = table.Bits(c)
	return x
}

// goalsOf returns the goals of a kind of movement.
func (sc *scratch) goalsOf(v table.Verb) *goals {
	switch v {
	case vHalf:
		return &sc.goals[0]
	case vFull:
		return &sc.goals[1]
	case vNoncombat:
		return &sc.goals[2]
	case vWithdraw:
		return &sc.goals[3]
	case vCrawl:
		return &sc.goals[4]
	case vStep:
		return &sc.goals[5]
	default:
		return &sc.goals[6]
	}
}

// trail returns the buffer for the path of a movement at this depth.
func (sc *scratch) trail() []space.Cell {
	for len(sc.trails) <= sc.depth {
		sc.trails = append(sc.trails, make([]space.Cell, 0, 16))
	}
	return sc.trails[sc.depth]
}
