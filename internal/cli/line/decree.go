package line

import (
	"errors"
	"strings"

	"fray/internal/draw"
	"fray/pack"
	"fray/table"
)

// adjust carries out a decree. Who joins is like a combatant of the fight; with a side, or where there is none of this id, it
// is a creature of the library.
func (p *talk) adjust(c Command) error {
	a := c.Adjustment
	if joins := a.Do == "join" || a.Do == "reserve"; joins && (c.Side != "" || p.t.Cast().Find(a.What) == table.Nobody) {
		if p.Join == nil {
			return errors.New("there is no library here to take a creature from: name a combatant of the fight")
		}
		var err error
		if a, err = p.Join(pack.Newcomer{Creature: a.What, ID: a.Who, Side: c.Side}, a); err != nil {
			return err
		}
	}
	p.turn = "" // the map may be another
	return p.t.Adjust(a)
}

// decrees lists what the GM may decree, with the words of the ruleset.
func (p *talk) decrees() {
	p.say("As game master you may decree:")
	for _, d := range p.t.Game().Decrees() {
		p.say("%s", draw.Wrap("  "+form(d), "      ", p.Draw))
	}
	for _, l := range []string{
		"gm join NEW like WHO [of SIDE] [at PLACE]: bring in somebody new, like a combatant of this fight, or with a side like a creature of the library",
		"gm reserve NEW like WHO [of SIDE] [at PLACE]: the same, out of sight",
		"gm fresh dice: the dice after the next answer fall anew",
	} {
		p.say("%s", draw.Wrap("  "+l, "      ", p.Draw))
	}
}

// form is how a decree is typed, and what it does.
func form(d table.Decree) string {
	out, words := "gm "+d.Do, ""
	add := func(f *table.Field, before, name string) {
		if f == nil {
			return
		}
		word := name
		if len(f.Words) == 1 {
			word = f.Words[0]
		} else if len(f.Words) > 1 {
			words += "; " + name + ": " + strings.Join(f.Words, ", ")
		}
		if word = before + word; f.Optional {
			word = "[" + word + "]"
		}
		out += " " + word
	}
	if d.Do == "place" || d.Do == "reveal" {
		add(d.Who, "", "WHO")
		add(d.At, "", "PLACE")
		add(d.What, "beside ", "WHOM")
	} else {
		add(d.Who, "", "WHO")
		add(d.What, "", "WHAT")
		add(d.Value, "", "N")
		add(d.At, preposition(d.At), "AT")
	}
	return out + ": " + d.Text + words
}

// preposition is the word before what a decree says at its end.
func preposition(f *table.Field) string {
	switch {
	case f == nil:
		return ""
	case f.Kind == table.FieldCombatant:
		return "by "
	case f.Kind == table.FieldCell:
		return "at "
	default:
		return "for "
	}
}
