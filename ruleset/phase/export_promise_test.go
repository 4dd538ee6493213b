package phase

import (
	"fmt"

	"fray/table"
)

// Promised is how many sections the greedy bot weighs by a promise. Of couriers it weighs the two others by one too.
const Promised = int(sectionSkills)

// BrokenPromise says which section of the question of a slot has an option that is worth more than the section promises, or more
// than what the greedy bot takes at once when it comes first. It says nothing if there is none, and counts in kept the sections that
// have something worth an answer.
func (g *Game) BrokenPromise(q *table.Question, kept *[Promised + 1]int) string {
	if q.Kind != askTurn {
		return ""
	}
	s := g.survey(q.Who)
	g.rateAttacks(&s, q.In(sectionAttacks))
	if s.sh.courier || g.left.attack || g.left.move {
		g.incoming(&s)
	}
	for section := sectionDelay; section <= sectionFree; section++ {
		plain := int(section) <= Promised
		if !plain && !s.sh.courier { // weighed without a promise
			continue
		}
		promised := g.promise(&s, section)
		if section == sectionMoves {
			promised = max(promised, g.march(&s).worth) // read off the way
		}
		var found rating
		g.weigh(&s, q.In(section), &found)
		if plain && found.worth > 0 {
			kept[section]++
		}
		switch {
		case found.worth > promised:
			return fmt.Sprintf("section %d promises %d to %s, and %+v is worth %d", section, promised, g.id(q.Who), found.best, found.worth)
		case !s.sh.courier && found.worth > comesFirst+mostHaste:
			return fmt.Sprintf("%+v of section %d is worth %d to %s, more than comes first", found.best, section, found.worth, g.id(q.Who))
		}
	}
	return ""
}
