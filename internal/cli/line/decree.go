package line

import (
	"errors"
	"strings"

	"fray/internal/draw"
	"fray/pack"
	"fray/table"
)

// adjust applies a decree. A newcomer is a copy of a combatant of the fight. With a side, or if no combatant has the id, the
// newcomer is a creature from the library.
func (p *talk) adjust(c Command) error {
	a := c.Adjustment
	if joins := a.Do == "join" || a.Do == "reserve"; joins && (c.Side != "" || p.t.Cast().Find(a.What) == table.Nobody) {
		if p.Join == nil {
			return errors.New("there is no library of creatures here: name a combatant of the fight")
		}
		var err error
		if a, err = p.Join(pack.Newcomer{Creature: a.What, ID: a.Who, Side: c.Side}, a); err != nil {
			return err
		}
	}
	p.turn = "" // show the map again
	return p.t.Adjust(a)
}

// decrees lists the GM's decrees, with the words of the ruleset.
func (p *talk) decrees() {
	p.say("Decrees of the game master:")
	var ids []string
	for _, t := range p.t.View().Tokens {
		ids = append(ids, t.ID+" ("+t.Name+")")
	}
	p.say("%s", draw.Wrap("  WHO is an id: "+strings.Join(ids, ", "), "      ", p.Draw))
	for _, d := range p.t.Game().Decrees() {
		p.say("%s", draw.Wrap("  "+form(d), "      ", p.Draw))
	}
	for _, l := range []string{
		"gm join NEW like WHO [of SIDE] [at PLACE]: add a combatant: a copy of one in this fight, or with a side a creature from the library",
		"gm reserve NEW like WHO [of SIDE] [at PLACE]: the same, out of sight",
		"gm fresh dice: new dice after the next answer",
	} {
		p.say("%s", draw.Wrap("  "+l, "      ", p.Draw))
	}
}

// form returns the syntax of a decree and its effect.
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
		add(d.What, "beside ", "OTHER")
	} else {
		add(d.Who, "", "WHO")
		add(d.What, "", "WHAT")
		add(d.Value, "", "N")
		add(d.At, preposition(d.At), "AT")
	}
	return out + ": " + d.Text + words
}

// preposition returns the word before the last field of a decree.
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
