package flank

import (
	"math"

	"fray/space"
	"fray/table"
)

// def is what never changes during a fight: sheets, items, abilities, the map, names. Games of one fight share it.
type def struct {
	setup     *Setup
	first     *def     // the definitions of the setup alone; nil: these
	joined    []*Setup // of one combatant each, behind those of the setup
	cast      table.Cast
	book      *table.Book
	verbs     []verbRow
	field     *space.SquareField
	squares   *space.Squares
	ground    terrain
	sheets    []sheet
	figures   []figure    // by combatant, beside its sheet
	attacks   []attackDef // the first is the unarmed strike
	itemDefs  []itemDef
	abilities []abilityDef
	against   []uint64      // by side: the sides that fight it
	opponents [][]table.Who // by side: the combatants of those, in the order of their numbers
	ambushers table.Crowd
	ambushDC  bool // the ambushers have to hide first
	solids    bool // something can stand in the way
	askPlace  bool // the GM rules on tactical positions
	maxRounds int
}

// setApart is in place of the elevation of a square that sets those apart that stand in it: Difficult, mist, or next to cover.
const setApart = math.MinInt16

// terrain is the ground of the map, by cell.
type terrain struct {
	difficult, water, earth *space.Set
	cover, mist, gap        *space.Set
	besideCover             *space.Set     // squares next to one that gives cover
	plain                   []int16        // the elevation, or setApart
	elevation               []int16        // in feet
	height                  []int16        // of an obstacle in feet; 0 is none
	walk                    *space.Barrier // what stops walkers: walls, earth, water, gaps, obstacles
	fly                     *space.Barrier // what stops flyers and climbers: walls, earth, water
	swim                    *space.Barrier // what stops swimmers: walls, earth
	cost                    *space.Ground  // squares of movement to enter
	footing                 [goingCount][]*space.Set
	levels                  bool // the map has several levels
	rough                   bool // some square is Difficult, a cover square or the like
	raised                  bool // some square is higher than another
	hurdles                 bool // there is a gap or an obstacle
}
