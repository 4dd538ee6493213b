package sim

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"fray/table"
)

// Ability is what one combatant did with one ability, in all fights.
type Ability struct {
	Deed
	Side     string  `json:"side" jsonschema:"id of the combatant's side"`
	PerFight float64 `json:"uses_per_fight" jsonschema:"uses in a fight, on average"`
}

// report returns the deeds by combatant in the order of the cast, first those that did most harm.
func (d Deeds) report(cast *table.Cast, fights int) []Ability {
	var all []Ability
	for i := range d {
		a := Ability{Deed: d[i], PerFight: ratio(d[i].Uses, fights)}
		if who := cast.Find(a.Who); who != table.Nobody {
			a.Side = cast.Sides[cast.Combatants[who].Side]
		}
		all = append(all, a)
	}
	slices.SortFunc(all, func(a, b Ability) int {
		return cmp.Or(cmp.Compare(cast.Find(a.Who), cast.Find(b.Who)), cmp.Compare(a.Who, b.Who), cmp.Compare(b.Damage, a.Damage),
			cmp.Compare(b.Healing, a.Healing), cmp.Compare(b.Uses, a.Uses), cmp.Compare(a.Ability, b.Ability))
	})
	return all
}

// lastingName is what reports call the results of nothing that was done just now, such as a wound that bleeds.
const lastingName = "(lasts)"

// Title is what a report calls the ability.
func (a *Ability) Title() string { return cmp.Or(a.Ability, lastingName) }

// Given returns the conditions, the most frequent first.
func (a *Ability) Given() []string {
	return slices.SortedFunc(maps.Keys(a.Conditions), func(x, y string) int {
		return cmp.Or(cmp.Compare(a.Conditions[y], a.Conditions[x]), cmp.Compare(x, y))
	})
}

// writeWhy writes what each combatant did, on average of all fights.
func writeWhy(b *strings.Builder, why []Ability, fights int) {
	if len(why) == 0 {
		return
	}
	b.WriteByte('\n')
	columns(b, func(w *strings.Builder) {
		fmt.Fprint(w, "deeds, a fight\tuses\tin vain\thits\tdamage\thealing\tfelled\tpoints\twasted\tconditions\n")
		for i := range why {
			a := &why[i]
			if i == 0 || a.Who != why[i-1].Who {
				fmt.Fprintf(w, "%s\n", a.Who)
			}
			fmt.Fprintf(w, "  %s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\n", a.Title(), each(a.Uses, fights), shareOf(a.Vain, a.Uses), shareOf(a.Hits, a.Hits+a.Misses),
				each(a.Damage, fights), each(a.Healing, fights), each(a.Kills, fights), each(a.Spent, fights), each(a.Wasted, fights), a.conditionText(fights))
		}
	})
}

// conditionText lists the conditions with how often they were given in a fight.
func (a *Ability) conditionText(fights int) string {
	var parts []string
	for _, name := range a.Given() {
		parts = append(parts, name+" "+each(a.Conditions[name], fights))
	}
	return strings.Join(parts, ", ")
}

// each formats an average, "-" for nothing at all.
func each(n, fights int) string {
	if n == 0 {
		return "-"
	}
	return fmt.Sprintf("%.2f", ratio(n, fights))
}

// shareOf formats a share, "-" of nothing.
func shareOf(n, of int) string {
	if of == 0 {
		return "-"
	}
	return Percent(ratio(n, of), 0)
}

// measure is one number of a deed.
type measure struct {
	name string
	n    int
}

// measures returns the numbers of a deed by the names that JSON gives them.
func (a *Ability) measures() []measure {
	return []measure{
		{"uses", a.Uses},
		{"vain", a.Vain},
		{"hits", a.Hits},
		{"misses", a.Misses},
		{"damage", a.Damage},
		{"healing", a.Healing},
		{"kills", a.Kills},
		{"spent", a.Spent},
		{"wasted", a.Wasted},
	}
}
