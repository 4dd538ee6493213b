package phase

import (
	"fmt"

	"fray/table"
)

// Promised is how many sections the greedy bot weighs by a promise. Of couriers it weighs the two others by one too.
const Promised = int(sectionSkills)

// BrokenPromise says which section of the question of a slot has an option that is worth more than the section promises. It says nothing if there is none, and counts in kept the sections that
// have something worth an answer.
func (g *Game) BrokenPromise(q *table.Question, kept *[Promised + 1]int) string {
	if q.Kind != askTurn {
		return ""
	}
	g.sc.choices++
	s := g.survey(q.Who)
	g.rateAttacks(&s)
	if s.sh.courier || g.left.attack || g.left.move {
		g.incoming(&s)
	}
	marched := g.march(&s).worth // read off the way
	for section := sectionDelay; section <= sectionFree; section++ {
		plain := int(section) <= Promised
		if !plain && !s.sh.courier { // weighed without a promise
			continue
		}
		promised := g.promise(&s, section)
		if section == sectionMoves {
			promised = max(promised, marched)
		}
		var found rating
		g.weigh(&s, q.In(section), &found)
		if plain && found.worth > 0 {
			kept[section]++
		}
		if found.worth > promised {
			return fmt.Sprintf("section %d promises %d to %s, and %+v is worth %d", section, promised, g.id(q.Who), found.best, found.worth)
		}
	}
	return ""
}
