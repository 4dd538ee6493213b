package surge

import (
	"fray/space"
	"fray/table"
)

// encounter is the type of an encounter (surge.encounter.types).
type encounter uint8

const (
	encounterCombat encounter = iota
	encounterConflict
	encounterChallenge
)

func encounterNames() []string { return []string{"combat", "conflict", "challenge"} }

// def is what never changes during an encounter: sheets, deeds, the map, tasks, names. Games of one encounter share it.
type def struct {
	setup      *Setup
	first      *def // the definitions of the setup alone; nil: these
	cast       table.Cast
	book       *table.Book
	verbs      []verbRow
	kind       encounter
	seconds    int16 // of a round: 6 or 360
	maxRounds  int16 // 0: the encounter names none, and lastRound counts
	level      int16 // Power Level where a sheet has none
	kinds      [4]bool
	field      ground
	skills     []string // names of all skills, Lores included
	topics     []string
	templates  []string
	groups     []string
	arrays     []string
	joined     []*Setup   // of one combatant each, behind those of the setup
	thingDefs  []thingDef // objects: those of combatants first, then those on the map
	tools      bool       // some of them can be used
	sheets     []sheet
	deeds      []deed // of each combatant in order; a sheet knows its part
	taskDefs   []taskDef
	goal       goal
	working    uint8       // the side that works on tasks
	odds       int8        // the side without combatants that wins a lost Challenge, or -1
	neutral    int8        // the side that is nobody's enemy, or -1
	lucky      table.Crowd // combatants with Luck Control
	commanders table.Crowd // and those that control another
	fixtures   bool        // something can change what is passable
	social     bool        // Opportunity Attacks are court attacks (surge.oa.conflict)
}

// ground is the map: squares or zones. A Challenge without a map is one zone that no view shows.
type ground struct {
	squares *space.Squares
	zones   *space.Zones
	shown   bool
	plan    *space.SquareField
	walls   *space.Set // squares that nobody enters
	tight   *space.Set
	exits   uint64 // zones that can be left; squares can be left at the edge of the map
	opaque  *space.Barrier
	talk    int16 // conversation range in squares
	hear    int16 // communication range in squares
}

// size is the number of cells.
func (f *ground) size() int {
	if f.squares != nil {
		return f.squares.Size()
	}
	return f.zones.Size()
}

// sheet is a combatant's numbers.
type sheet struct {
	skills     []int8 // by skill, Lores included
	defenses   [4]int8
	resists    [4]int8
	speeds     [modeCount]int8
	modes      uint8 // bit m: it has that mode
	size       int8
	about      string
	level      int16 // Power Level
	hero       bool
	surges     bool
	hands      int8
	immune     condSet
	tireless   bool // immune to fatigue effects
	slamSafe   bool // slam_inflicted
	slamProof  bool // slam_all
	edges      [edgeCount]int8
	forte      skill // the highest at the start
	primary    skill
	template   uint8
	group      uint8 // +1; 0: none
	controller table.Who
	order      order
	stressMax  int16
	first      int16 // its deeds are deeds[first : first+count]
	count      int16
	sections   table.Bits // of a turn that can have something
	hopes      table.Bits // the sections of a turn in which the greedy bot may find something
	seat       table.Seat
	side       uint8
	start      space.Cell
	hidden     bool
	initiative int16
	given      bool
	begin      unit // what it begins with
	attitudes  []attitudeDef
}

// attitudeDef is an attitude that a sheet gives.
type attitudeDef struct {
	to    table.Who
	topic uint8 // +1; 0: to is meant
	level attitude
}
