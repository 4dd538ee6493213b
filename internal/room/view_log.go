package room

import (
	"slices"

	"fray/api"
	"fray/internal/narrate"
	"fray/table"
)

// logOf returns the audience's log of the events from number from on.
func (f *fight) logOf(e audience, from int) []api.Line {
	lines := f.lineEvents(e, from)
	out := make([]api.Line, len(lines))
	for i := range lines {
		out[i] = f.line(e, &lines[i])
	}
	return out
}

// lineEvents returns the same lines with the events that they cover.
func (f *fight) lineEvents(e audience, from int) []narrate.Line {
	g := f.s.Game()
	return f.teller.Lines(&narrate.Account{
		Cast: g.Cast(), Seats: table.JustSeat(e.seat), Events: f.s.Events(), Hears: narrate.Hears(g.Cast(), e.seat),
		Text: func(i int) string { return f.texts[i] },
	}, from)
}

// line returns a line of the log for the API.
func (f *fight) line(to audience, l *narrate.Line) api.Line {
	e := &f.s.Events()[l.Last]
	g := f.s.Game()
	out := api.Line{Text: l.Text, Rule: l.Rule, Kind: word(kindOf(l, e)), At: f.unseen.count(to, f.at[l.Last])}
	facts := narrate.FactsOf(g, f.s.Events(), l)
	out.Path, out.Left, out.Brief = l.Path, facts.Left, facts.Brief
	if facts.Who != table.Nobody {
		out.Who = g.Cast().ID(facts.Who)
	}
	if facts.Target != table.Nobody {
		out.Target = g.Cast().ID(facts.Target)
	}
	if l.Kind == table.Round {
		out.Round = int(e.N[0])
	}
	if narrate.IsRoll(e) {
		roll := narrate.PartsOf(g, e)
		out.Roll = &api.Roll{Faces: e.Faces, Mods: modsOf(roll.Mods), Target: roll.Target, Against: modsOf(roll.Against)}
	}
	return out
}

// modsOf returns modifiers for the API.
func modsOf(mods []narrate.Mod) (out []api.Mod) {
	for _, m := range mods {
		out = append(out, api.Mod{
			Rule: m.Rule.ID, Title: m.Title, Value: m.Value, Dice: m.Dice, Fate: m.Became(), By: m.By.ID, Because: m.By.Title,
		})
	}
	return out
}

// kindOf returns the kind of a line: a hit that takes no health is a hit, and no harm.
func kindOf(l *narrate.Line, e *table.Event) table.EventKind {
	if l.Kind == table.Harmed && e.N[0] == 0 {
		return table.Hit
	}
	return l.Kind
}

// word returns the API's name of a kind of event.
func word(k table.EventKind) string {
	switch k {
	case table.Round:
		return "round"
	case table.Began:
		return "turn"
	case table.Rolled:
		return "roll"
	case table.Took:
		return "act"
	case table.Reacted:
		return "react"
	case table.Moved:
		return "move"
	case table.Hit:
		return "hit"
	case table.Missed:
		return "miss"
	case table.Harmed:
		return "harm"
	case table.Healed:
		return "heal"
	case table.Marked, table.Cleared:
		return "condition"
	case table.Gained:
		return "count"
	case table.Fell:
		return "fall"
	case table.Ruled:
		return "decree"
	case table.Ended:
		return "end"
	default:
		return ""
	}
}

// sameLine reports whether two lines are equal.
func sameLine(a, b *api.Line) bool {
	switch {
	case a.Text != b.Text || a.Rule != b.Rule || a.Kind != b.Kind || a.Round != b.Round || a.At != b.At || (a.Roll == nil) != (b.Roll == nil):
		return false
	case a.Who != b.Who || a.Target != b.Target || a.Brief != b.Brief || !slices.Equal(a.Path, b.Path) || (a.Left == nil) != (b.Left == nil):
		return false
	case a.Left != nil && *a.Left != *b.Left:
		return false
	}
	return a.Roll == nil || slices.Equal(a.Roll.Faces, b.Roll.Faces) && slices.Equal(a.Roll.Mods, b.Roll.Mods) &&
		a.Roll.Target == b.Roll.Target && slices.Equal(a.Roll.Against, b.Roll.Against)
}
