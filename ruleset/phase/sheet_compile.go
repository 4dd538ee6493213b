package phase

import (
	"maps"
	"slices"

	"fray/ruleset/setup"
	"fray/ruleset/text"
	"fray/space"
	"fray/table"
)

// maxDistance is more steps than any way on a map has that a combatant can walk in a Phase.
const maxDistance = 1 << 14

// maxItems is how many items a fight may have.
const maxItems = 2000

// maxEntries limits the attacks, items, powers and outfits of a fight, each with those of late combatants: their numbers have 8 bits,
// and a modifier's source has other numbers beside those of attacks.
const maxEntries = 256 - ofAttack

// compiler turns a setup into a def and collects every problem on the way.
type compiler struct {
	setup.Reader
	setup   *Setup // checked, and with all defaults
	def     *def
	state   *state
	attacks []string // keys, by number
	items   []string
	powers  []string
	outfits []string
}

// New makes a game of a setup, or lists all that is wrong with it.
func New(s *Setup) (*Game, []table.Problem) {
	c := &compiler{def: &def{setup: s, book: Book(), verbs: verbRows()}, state: &state{}}
	c.Book = c.def.book
	for i := range c.def.verbs {
		c.def.acts = append(c.def.acts, c.def.verbs[i].action)
	}
	c.setup = setup.Fill(&c.Reader, s, Vocabulary())
	c.mapAndLimits()
	c.def.attacks = []attackDef{unarmed()}
	c.attacks = []string{"unarmed"}
	c.libraryDefs()
	if c.def.field != nil {
		c.cast()
		for i := range c.setup.Combatants {
			c.combatant(i)
		}
		c.objects()
		c.ground()
		c.Stray(c.def.field)
	}
	if len(c.Faults) > 0 {
		return nil, c.Faults
	}
	g := &Game{def: c.def, state: *c.state, sc: newScratch(c.def)}
	g.settle()
	return g, nil
}

// unarmed is the attack that everybody has (phase.man.strike).
func unarmed() attackDef {
	return attackDef{key: "unarmed", name: "bare hands", body: true, end: -1, shots: -1, knockback: true}
}

func (c *compiler) mapAndLimits() {
	d, s := c.def, c.setup
	field, faults := s.Map.BuildOf(terrainKinds())
	c.MapFaults(faults)
	d.knockback, d.perceive, d.askAware, d.askProvoke = *s.Knockback, s.Awareness == "roll", s.AskAware, s.AskProvoke
	d.maxTurns = s.MaxTurns
	if field == nil {
		return
	}
	d.field, d.hexes = field, field.Hexes
	h := field.Hexes
	d.dark, d.water, d.edge = h.NewSet(), h.NewSet(), h.NewSet()
	for c := range space.Cell(h.Size()) {
		if k := field.Kind[c]; isDark(k) {
			d.dark.Add(c)
		}
		if isWater(field.Kind[c]) {
			d.water.Add(c)
		}
	}
	d.edges()
	for i, name := range s.Dark {
		if at, err := h.Parse(name); err != nil {
			c.Problem(nth("dark", i), "%v", err)
		} else {
			d.dark.Add(at)
		}
	}
	d.gloomy, d.wet = !d.dark.Empty(), !d.water.Empty()
}

// edges finds the hexes from which the map can be left, and how far each hex is from them at least.
func (d *def) edges() {
	h, walls := d.hexes, d.field.Walls
	d.toEdge = make([]int16, h.Size())
	var queue []space.Cell
	for c := range space.Cell(h.Size()) {
		d.toEdge[c] = maxDistance
		for dir := range 6 {
			if h.Step(c, dir) == space.None && !walls.Has(c) && d.toEdge[c] > 0 {
				d.edge.Add(c)
				d.toEdge[c] = 0
				queue = append(queue, c)
			}
		}
	}
	for head := 0; head < len(queue); head++ {
		for dir := range 6 {
			if c := h.Step(queue[head], dir); c != space.None && !walls.Has(c) && d.toEdge[c] == maxDistance {
				d.toEdge[c] = d.toEdge[queue[head]] + 1
				queue = append(queue, c)
			}
		}
	}
}

// libraryDefs compiles items, attacks, powers and outfits, each in the order of their ids.
func (c *compiler) libraryDefs() {
	d, s := c.def, c.setup
	for _, key := range slices.Sorted(maps.Keys(s.Items)) {
		in := s.Items[key]
		c.items = append(c.items, key)
		d.itemDefs = append(d.itemDefs, itemDef{key: key, hands: int8(in.Hands)})
	}
	for _, key := range slices.Sorted(maps.Keys(s.Attacks)) {
		in := s.Attacks[key]
		if key == "unarmed" {
			c.Problem("attacks.unarmed", "everybody has the unarmed attack, expected another id")
		}
		c.attacks = append(c.attacks, key)
		d.attacks = append(d.attacks, c.attack(key, &in))
	}
	for _, key := range slices.Sorted(maps.Keys(s.Powers)) {
		in := s.Powers[key]
		c.powers = append(c.powers, key)
		d.powers = append(d.powers, powerDef{key: key, name: setup.Or(in.Name, text.Words(key)), upkeep: int16(in.Upkeep), adds: bonuses(in.Effects)})
	}
	for _, key := range slices.Sorted(maps.Keys(s.Outfits)) {
		in := s.Outfits[key]
		c.outfits = append(c.outfits, key)
		d.outfits = append(d.outfits, outfitDef{key: key, name: setup.Or(in.Name, text.Words(key)), adds: bonuses(in.Effects)})
	}
	c.libraryLimits()
}

// bonuses returns what a power or an outfit adds, in the order of the stats.
func bonuses(effects map[string]int) []bonus {
	var out []bonus
	for i, name := range statNames() {
		if n := effects[name]; n != 0 {
			out = append(out, bonus{stat(i), int16(n)})
		}
	}
	return out
}

// attack compiles an attack (phase.damage.classes, phase.damage.endurance).
func (c *compiler) attack(key string, in *Attack) attackDef {
	a := attackDef{
		key: key, name: setup.Or(in.Name, text.Words(key)), dc: int16(in.DC), killing: in.Kind == "killing", energy: in.Against == "energy",
		ranged: in.Mode == "ranged", maxRange: int16(in.MaxRange), reach: int16(in.Reach), ocv: int16(in.OCV), manOCV: int8(in.ManOCV),
		manDCV: int8(in.ManDCV), knockback: *in.Knockback, needs: uint8(slices.Index(c.items, in.NeedsItem) + 1), shots: -1,
		body: in.Source == "body",
	}
	if in.DC == 0 && !a.body {
		c.Problem("attacks."+key+".dc", "missing, expected the damage classes, or source body")
	}
	switch {
	case in.END != nil:
		a.end = int16(*in.END)
	case a.body:
		a.end = -1
	case in.Source == "power" || in.Source == "" && a.needs == 0:
		a.end = max(1, a.dc/2)
	}
	if in.ShotsMax > 0 {
		a.shots = int16(in.ShotsMax)
	}
	return a
}

// libraryLimits finds the lists that have become too long by what a late combatant brings.
func (c *compiler) libraryLimits() {
	d := c.def
	for _, list := range []struct {
		path string
		n    int
	}{{"attacks", len(d.attacks)}, {"items", len(d.itemDefs)}, {"powers", len(d.powers)}, {"outfits", len(d.outfits)}} {
		if list.n > maxEntries {
			c.Problem(list.path, "found %d in the fight, expected at most %d", list.n, maxEntries)
		}
	}
}
