package surge

import (
	"fmt"

	"fray/table"
)

// View returns what a seat may see: places, health and conditions of each combatant, tasks and attitudes as tracks,
// and the sheets of its side.
func (g *Game) View(seat table.Seat) table.View {
	v := table.NewView(g, int(g.round))
	if g.active >= 0 && g.seen(seat, g.active) {
		v.Turn = g.id(g.active)
	}
	for i := range g.units {
		a := table.Who(i)
		if p := g.units[i].presence; p != healthFled && p != healthSurrendered && g.seen(seat, a) {
			v.Tokens = append(v.Tokens, g.token(seat, a))
		}
	}
	for i, a := range g.order {
		if !g.seen(seat, a) {
			continue
		}
		v.Order = append(v.Order, table.Place{
			ID: g.id(a), Score: int(g.units[a].initiative), Done: i <= int(g.slot) && a != g.active, Out: !g.standing(a),
		})
	}
	g.tracks(&v, seat)
	if g.round > 1 {
		v.Banners = append(v.Banners, g.clock())
	}
	if aim := g.objective(seat); aim != "" {
		v.Banners = append(v.Banners, aim)
	}
	if g.move.open && g.active >= 0 {
		if n := g.left(g.active); n > 0 {
			v.Banners = append(v.Banners, fmt.Sprintf("%s can go %s further", g.called(g.active), g.lengths(n)))
		}
	}
	return v
}

// clock says how much time has passed (surge.encounter.types).
func (g *Game) clock() string {
	s := int(g.round-1) * int(g.def.seconds)
	if g.def.seconds > 60 {
		return fmt.Sprintf("Minutes passed: %d", s/60)
	}
	return fmt.Sprintf("Seconds passed: %d", s)
}

// lengths says how many squares or zones.
func (g *Game) lengths(n int) string {
	word := "square"
	if g.zoned() {
		word = "zone"
	}
	if n == 1 {
		return "1 " + word
	}
	return fmt.Sprintf("%d %ss", n, word)
}

// tracks shows tasks, the objective, and the attitudes that have changed or matter. A Challenge is about its tasks.
func (g *Game) tracks(v *table.View, seat table.Seat) {
	work := ""
	if g.def.kind == encounterChallenge {
		work = g.book.VerbName(vTask)
	}
	for i := range g.def.taskDefs {
		d, p := &g.def.taskDefs[i], &g.tasks[i]
		word := "open"
		switch {
		case g.isDone(i):
			word = "done"
		case p.lost >= d.limit:
			word = "lost"
		case !g.isOpen(i):
			word = "not yet open"
		}
		v.Tracks = append(v.Tracks, table.Track{
			Name: d.name, Value: int(p.done), Goal: int(d.goal), Text: fmt.Sprintf("%s; setbacks %d of %d", word, p.lost, d.limit),
			Rule: g.book.ID(ruleOfTasks), Verb: work,
		})
	}
	x := &g.def.goal
	if x.what == goalAttitude && g.seen(seat, x.subject) && (x.to < 0 || g.seen(seat, x.to)) {
		now := g.feels(x.subject, x.to, x.topic)
		v.Tracks = append(v.Tracks, table.Track{
			Name: g.called(x.subject) + " to " + g.subjectName(x.to, x.topic), Who: g.id(x.subject), Value: int(now), Goal: int(x.level),
			Text: attitudeNames()[now], Rule: g.book.ID(ruleOfAttitudes), Verb: g.book.VerbName(vInfluence),
		})
	}
	for _, f := range g.feelings {
		if x.what == goalAttitude && f.of == x.subject && f.to == x.to && f.topic == x.topic || !g.seen(seat, f.of) || f.to >= 0 && !g.seen(seat, f.to) {
			continue
		}
		v.Tracks = append(v.Tracks, table.Track{
			Name: g.called(f.of) + " to " + g.subjectName(f.to, f.topic), Who: g.id(f.of), Value: int(f.level), Goal: int(attitudeHelpful),
			Text: attitudeNames()[f.level], Rule: g.book.ID(ruleOfAttitudes),
		})
	}
}

// subjectName names a combatant or a topic.
func (g *Game) subjectName(to table.Who, topic uint8) string {
	if topic > 0 {
		return words(g.def.topics[topic-1])
	}
	return g.called(to)
}

// Forget takes out what others have readied in secret (surge.ready.declare).
func (g *Game) Forget(seat table.Seat) {
	for i := range g.units {
		if a := table.Who(i); g.units[i].ready.when != triggerNone && !g.shown(seat, a) {
			g.loseReady(a)
		}
	}
}

// Tally is what a simulation counts.
func (g *Game) Tally(out *table.Tally) {
	out.Rounds = int(g.round)
	out.Fell, out.Left, out.Full, out.Counts = out.Fell[:0], out.Left[:0], out.Full[:0], out.Counts[:0]
	var stress, dice int
	for i := range g.units {
		now, most := g.Health(table.Who(i))
		out.Fell = append(out.Fell, now == 0)
		out.Left = append(out.Left, now)
		out.Full = append(out.Full, most)
		if g.sheets[i].hero {
			stress += int(g.units[i].stress)
			dice += g.pool(table.Who(i))
		}
	}
	out.Counts = append(out.Counts, table.Count{Name: "stress of heroes", N: stress}, table.Count{Name: "dice left to heroes", N: dice})
}
