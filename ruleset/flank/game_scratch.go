package flank

import (
	"fray/space"
	"fray/table"
)

// scratch is working space of one game buffer: nothing in it outlives a beat, and nothing in it is state.
type scratch struct {
	area     *space.Set
	work     *space.Set
	taken    *space.Set // where bodies stand
	blocked  *space.Set // what a mover may not enter
	hold     *space.Set // squares that it is dangerous to leave
	flood    *space.SquareFlood
	flooded  trip // that of flood
	safe     *space.SquareFlood
	line     []space.Cell
	goals    [goalKinds]goals
	runs     [goingCount]runs // straight Dashes
	hits     []table.Who      // those in an area
	gains    []gained         // what a spell does to each
	row      []spot           // of those, the ones that a burst reaches from a row
	picks    []table.Who
	thrower  thrower
	moves    table.Stack[movement]
	strikes  table.Stack[strike]
	casts    table.Stack[casting]
	aims     [2 * mostArms]aims // targets of each arm, in melee or by shooting, and by throwing
	crowds   []*crowd           // of the question in the making
	ncrowds  int
	feints   foes
	charges  [goingCount][mostArms]foes
	aside    *space.Set // places offered in a question in the middle of an action
	none     *space.Set
	shown    *space.Set // an area that is described
	flight   trek
	chase    [goingCount]trek // by kind of movement
	pushes   [goingCount]*space.Set
	dropped  []int16
	handled  []int16
	ruling   bool         // a decree is being carried out: nobody is asked
	held     *space.Set   // anchors at which a mover would be in the squares of a creature that bars it
	passing  *space.Set   // or of one that lets it through
	solid    *space.Set   // or of something solid
	rivals   [2]table.Who // opposed, and both could fight when somebody looked last
	reacts   int          // how many Reactions have been made in this beat
	others   []other      // what the combatant whose options are listed knows of each
	close    []table.Who  // those that it knows of within its reach, or beside it
	beset    bool         // some of them are foes
	joined   bool         // some of them are not
	danger   int          // how many foes reach it
	mine     []int16      // the items that it has
	scene    scene
	aimed    uint8          // of which arms aims are those of the scene, as bits
	grasped  bool           // hands, reached and upright are those of the scene
	hands    aims           // those within natural reach
	free     aims           // those of them that it can take hold of
	reached  [mostArms]aims // those that each arm reaches in melee
	upright  [mostArms]aims // those of them that do not lie
	current  bool           // the scene is that of the question in the making
	counted  bool           // and mine are those of its combatant
	around   bool           // others and close are those of the scene
	surveyed bool           // held, passing and solid are those of that combatant
	rooms    rooms
	spots    []*spots
	nspots   int
	lines    space.Lines          // of effect: whether they are free
	shots    space.Lines          // from the middle of a body: whether they are free
	covers   space.Lines          // whether they pass cover beside either end
	steps    [goingCount][7]steps // by how one moves, and the span
}

func newScratch(d *def) *scratch {
	sq := d.squares
	sc := &scratch{
		scene: scene{stirs: 1},
		area:  sq.NewSet(), work: sq.NewSet(), taken: sq.NewSet(), blocked: sq.NewSet(), hold: sq.NewSet(), flood: sq.NewFlood(), safe: sq.NewFlood(),
	}
	sc.held, sc.passing, sc.solid = sq.NewSet(), sq.NewSet(), sq.NewSet()
	sc.aside, sc.none, sc.shown = sq.NewSet(), sq.NewSet(), sq.NewSet()
	sc.flight.set = sq.NewSet()
	for i := range sc.goals {
		sc.goals[i].set = sq.NewSet()
	}
	for how := range sc.runs {
		for kind := range sc.runs[how].sets {
			sc.runs[how].sets[kind] = sq.NewSet()
		}
		sc.chase[how].set, sc.pushes[how] = sq.NewSet(), sq.NewSet()
	}
	return sc
}

// begin makes ready for a beat; the last one may have been abandoned.
func (sc *scratch) begin() {
	sc.reacts = 0
	sc.moves.Cut(0)
	sc.strikes.Cut(0)
	sc.casts.Cut(0)
	sc.list()
}

// keepCrowd keeps a set of combatants until the question in the making is answered.
func (g *Game) keepCrowd(set *table.Crowd) *crowd {
	sc := g.sc
	if sc.ncrowds == len(sc.crowds) {
		sc.crowds = append(sc.crowds, new(crowd))
	}
	c := sc.crowds[sc.ncrowds]
	sc.ncrowds++
	c.Crowd = *set
	return c
}

// offerCrowd lists one option for each combatant of a set.
func (g *Game) offerCrowd(q *table.Question, set *table.Crowd) {
	if !set.Empty() || q.Explaining() {
		q.OfferCrowd(g.keepCrowd(set))
	}
}

// list makes ready for a question with many entries.
func (sc *scratch) list() {
	sc.nspots, sc.ncrowds = 0, 0
	sc.current, sc.counted = false, false
}
