package sim

import (
	"cmp"
	"slices"

	"fray/table"
)

// Deed counts what one combatant did with one ability.
type Deed struct {
	Who     string `json:"who" jsonschema:"id of the combatant"`
	Ability string `json:"ability" jsonschema:"key of the choice without its target, such as attack:sword; empty: what lasts from before"`
	Uses    int    `json:"uses" jsonschema:"in all fights"`
	Vain    int    `json:"vain" jsonschema:"uses that missed or whose check failed, and that changed nothing"`
	Hits    int    `json:"hits" jsonschema:"attacks that hit, or checks that succeeded"`
	Misses  int    `json:"misses" jsonschema:"attacks that missed, or checks that failed"`
	Damage  int    `json:"damage" jsonschema:"to other sides"`
	Healing int    `json:"healing" jsonschema:"of its side"`
	Kills   int    `json:"kills" jsonschema:"combatants of other sides that fell by it"`
	Spent   int    `json:"spent" jsonschema:"points of all meters"`
	Wasted  int    `json:"wasted" jsonschema:"of them, those of uses in vain"`

	Conditions map[string]int `json:"conditions,omitempty" jsonschema:"given, by name"`
}

// Deeds are the deeds of all combatants, each pair of combatant and ability once.
type Deeds []Deed

// Add adds the deeds of other fights. The sum is in the order of combatants and abilities by name.
func (d *Deeds) Add(o Deeds) {
	for i := range o {
		at := slices.IndexFunc(*d, func(r Deed) bool { return r.Who == o[i].Who && r.Ability == o[i].Ability })
		if at < 0 {
			at = len(*d)
			*d = append(*d, Deed{Who: o[i].Who, Ability: o[i].Ability})
		}
		(*d)[at].add(&o[i])
	}
	slices.SortFunc(*d, func(a, b Deed) int { return cmp.Or(cmp.Compare(a.Who, b.Who), cmp.Compare(a.Ability, b.Ability)) })
}

func (r *Deed) add(o *Deed) {
	r.Uses += o.Uses
	r.Vain += o.Vain
	r.Hits += o.Hits
	r.Misses += o.Misses
	r.Damage += o.Damage
	r.Healing += o.Healing
	r.Kills += o.Kills
	r.Spent += o.Spent
	r.Wasted += o.Wasted
	for name, n := range o.Conditions {
		r.give(name, n)
	}
}

// give counts a condition.
func (r *Deed) give(name string, n int) {
	if r.Conditions == nil {
		r.Conditions = map[string]int{}
	}
	r.Conditions[name] += n
}

// witness hears fights and counts what combatants do. It knows no ruleset: an action ([table.Took]) or reaction begins the use of an
// ability, and what happens by its combatant belongs to it until the next one.
type witness struct {
	game  table.Game
	book  *table.Book
	cast  *table.Cast
	deeds Deeds
	rows  map[[2]string]int // indexes of deeds, by combatant and ability
	names map[string]string // of abilities, by the keys of choices
	who   []doing
	actor table.Who // whose action is under way
}

// doing is what one combatant does.
type doing struct {
	recent [recentChoices]chosen
	next   int
	deed   int // index of the deed under way; -1: none
	using  bool
	failed bool // the use has missed, or its check has failed
	effect bool // it has changed something all the same
	spent  int
}

// chosen is a choice and the name of its ability.
type chosen struct {
	deed table.Deed
	name string
}

// recentChoices is how many choices of a combatant an action may belong to: some rulesets ask how before it is taken.
const recentChoices = 8

func newWitness() *witness { return &witness{rows: map[[2]string]int{}, names: map[string]string{}} }

// begin hears a fight.
func (w *witness) begin(g table.Game) {
	if w.game != g { // another one, or the next fight of an adventure
		w.game, w.book, w.cast = g, g.Book(), g.Cast()
		w.who = make([]doing, len(w.cast.Combatants))
		clear(w.names)
	}
	for i := range w.who {
		d := &w.who[i]
		*d = doing{deed: -1}
	}
	w.actor = table.Nobody
}

// end closes what is under way when the fight ends.
func (w *witness) end() {
	for i := range w.who {
		w.close(&w.who[i])
	}
}

// choice notes what a combatant chooses.
func (w *witness) choice(q *table.Question, o table.Option) {
	if q.Who < 0 || int(q.Who) >= len(w.who) {
		return
	}
	d := &w.who[q.Who]
	key := w.game.Key(q, o)
	name, known := w.names[key]
	if !known {
		name = abilityName(w.game.Describe(q, o))
		w.names[key] = name
	}
	d.recent[d.next%recentChoices] = chosen{o.Deed, name}
	d.next++
	if w.book.QuestionName(q.Kind) == table.TurnQuestion {
		w.close(d)
	}
}
