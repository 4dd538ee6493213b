package flow

import "fray/space"

// scratch is working space of one game buffer: nothing in it outlives a beat, and nothing in it is state.
type scratch struct {
	walls     *space.Set // what cannot be entered now: the map's and closed doors
	opaque    *space.Set // what blocks sight now
	blocked   *space.Set // for one side: walls and enemies
	hold      *space.Set // hexes it is dangerous to leave
	goals     *space.Set
	dest      *space.Set // destinations offered
	dest2     *space.Set
	moves     goals   // of a new Move offered
	walks     goals   // of the Move that continues
	unknown   unknown // enemies to know more of offered
	flood     *space.Flood
	steps     *space.Set   // hexes of a Step offered
	areas     []*space.Set // centers of the areas offered, one set an ability
	areaCount int
	hits      []areaHit
	path      []space.Cell // the last one looked for
	walked    []space.Cell // the one that is being walked
	line      []space.Cell
	thrower   thrower
	flows     [flowFirstAbility]flowRow // the table of Flow Actions
}

func newScratch(d *def) *scratch {
	h := d.hexes
	return &scratch{
		walls: h.NewSet(), opaque: h.NewSet(), blocked: h.NewSet(), hold: h.NewSet(), goals: h.NewSet(),
		dest: h.NewSet(), dest2: h.NewSet(), steps: h.NewSet(), moves: goals{set: h.NewSet()}, walks: goals{set: h.NewSet()}, flood: h.NewFlood(),
		flows: flowRows(),
	}
}

// rewall derives what blocks now from the map and the doors.
func (g *Game) rewall() {
	g.sc.walls.CopyFrom(g.field.Walls)
	g.sc.opaque.CopyFrom(g.field.Opaque)
	for i := range g.objects {
		d, o := &g.def.objectDefs[i], &g.objects[i]
		if o.hp <= 0 {
			continue
		}
		if d.solid || o.state == doorClosed || o.state == doorLocked {
			g.sc.walls.Add(d.cell)
		}
		if o.state == doorClosed || o.state == doorLocked {
			g.sc.opaque.Add(d.cell)
		}
	}
}

// nextArea is a fresh set for the centers of one more area of the question in the making.
func (sc *scratch) nextArea(d *def) *space.Set {
	if sc.areaCount == len(sc.areas) {
		sc.areas = append(sc.areas, d.hexes.NewSet())
	}
	sc.areaCount++
	return sc.areas[sc.areaCount-1]
}
