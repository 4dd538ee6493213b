package surge

import (
	"fmt"
	"slices"
	"strings"

	"fray/table"
)

// Rests are the rests that an adventure may list between two encounters. A breather is ten minutes: one step of fatigue goes, and the
// highest wound of each kind falls by a level. A night ends all fatigue and Stress, every wound falls by a level, and the dice
// of each pool are at least what the sheet has. After either nobody is dying any more. The rules say nothing about time between
// encounters: these are fray's.
func Rests() []string { return []string{"breather", "night"} }

// Carry writes into the setup of the next encounter what the party brings from the one that is over: wounds, fatigue, Stress, dice
// and attitudes, after the rest. The dead stay behind. It reports whether the party can continue: a member has to be able to
// act, and a Combat has to be won. A Conflict or a Challenge may be lost.
func Carry(next *Setup, from *Game, party []string, rest string) (bool, error) {
	if _, over := from.Over(); !over {
		return false, fmt.Errorf("the encounter %q is not over", from.def.cast.Name)
	}
	if rest != "" && !slices.Contains(Rests(), rest) {
		return false, fmt.Errorf("there is no rest %q", rest)
	}
	won, able := false, false
	after := map[string]unit{}
	for _, id := range party {
		if a := from.def.cast.Find(id); a >= 0 && from.units[a].presence != healthDead {
			u := from.rested(a, rest)
			won = won || from.winner == int8(from.sheets[a].side)
			able = able || !u.dying && u.fatigue < 3 && u.wounds[physical][2]+u.wounds[social][2] == 0
			after[id] = u
		}
	}
	if !able || from.def.kind == encounterCombat && !won {
		return false, nil
	}
	if next != nil {
		next.bring(party, after, rest)
		next.recall(from)
	}
	return true, nil
}

// rested returns a combatant after the end of an encounter and a rest. The fatigue of Surges has landed by then.
func (g *Game) rested(a table.Who, rest string) unit {
	u := g.units[a]
	u.fatigue = min(3, u.fatigue+u.pending+u.deferred)
	if rest == "" {
		return u
	}
	u.dying = false
	for kind := range u.wounds {
		w := &u.wounds[kind]
		if rest == "night" {
			w[0], w[1], w[2] = w[1], w[2], 0
		} else if level := highest(w); level > 0 {
			w[level-1]--
			if level > 1 {
				w[level-2]++
			}
		}
	}
	u.fatigue = max(0, u.fatigue-1)
	if rest == "night" {
		u.fatigue, u.stress = 0, 0
	}
	return u
}

// bring writes how the members of the party are into their sheets, and leaves out those that are not there any more.
func (s *Setup) bring(party []string, after map[string]unit, rest string) {
	var lost, places []string
	s.Combatants = slices.DeleteFunc(s.Combatants, func(c Combatant) bool {
		_, comes := after[c.ID]
		if !slices.Contains(party, c.ID) || comes {
			return false
		}
		lost, places = append(lost, c.ID), append(places, c.At)
		return true
	})
	for i := range s.Combatants {
		if u, ok := after[s.Combatants[i].ID]; ok {
			s.Combatants[i].arrive(&u, rest)
		}
	}
	for _, id := range lost {
		s.forget(id)
	}
	for _, at := range places {
		s.unmark(at)
	}
}

// arrive writes how a combatant is into its sheet. After a night it has at least the dice that the sheet has.
func (c *Combatant) arrive(u *unit, rest string) {
	levels := func(w [3]int16) []int {
		var list []int
		for level := len(w); level > 0; level-- {
			list = append(list, slices.Repeat([]int{level}, int(w[level-1]))...)
		}
		return list
	}
	dice := [3]int{int(u.dice[0]), int(u.dice[1]), int(u.dice[2])}
	if rest == "night" {
		full := [3]int{table.Bit(c.Hero), c.Fate, c.Corruption}
		if c.Destiny != nil {
			full[0] = *c.Destiny
		}
		for i, n := range full {
			dice[i] = max(dice[i], n)
		}
	}
	c.Destiny, c.Fate, c.Corruption = &dice[0], dice[1], dice[2]
	c.Wounds, c.SocialWounds, c.Dying = levels(u.wounds[physical]), levels(u.wounds[social]), u.dying
	c.Stress, c.Fatigue = int(u.stress), int(u.fatigue)
}

// forget takes out of an encounter what names a combatant that does not come.
func (s *Setup) forget(id string) {
	for i := range s.Combatants {
		c := &s.Combatants[i]
		delete(c.Attitudes, id)
		if c.Controller == id {
			c.Controller = ""
		}
	}
	for i := range s.Tasks {
		if s.Tasks[i].OpposedBy == id {
			s.Tasks[i].OpposedBy, s.Tasks[i].Opposing = "", ""
		}
	}
	if x := s.Objective; x != nil && (x.Subject == id || x.To == id) {
		s.Objective = nil
	}
}

// unmark takes a marker off the drawing at which nothing stands any more.
func (s *Setup) unmark(at string) {
	used := slices.ContainsFunc(s.Combatants, func(c Combatant) bool { return c.At == at }) ||
		slices.ContainsFunc(s.Things, func(t Thing) bool { return t.At == at }) ||
		s.Objective != nil && slices.Contains(s.Objective.At, at)
	if len(at) == 1 && !used {
		s.Map.Draw = strings.ReplaceAll(s.Map.Draw, at, ".")
	}
}

// recall carries attitudes over: those that an encounter has changed, and those that earlier ones have. What concerns a combatant that
// is not in the next encounter waits in Regards for a later one.
func (s *Setup) recall(from *Game) {
	regards := slices.Clone(from.def.setup.Regards)
	for _, f := range from.feelings {
		if from.secret(f.of) || f.to >= 0 && from.secret(f.to) {
			continue
		}
		x := Regard{Of: from.id(f.of), Attitude: attitudeNames()[f.level]}
		if x.To = from.id(f.to); f.topic > 0 {
			x.To = from.def.topics[f.topic-1]
		}
		regards = slices.DeleteFunc(regards, func(o Regard) bool { return o.Of == x.Of && o.To == x.To })
		regards = append(regards, x)
	}
	s.Regards = nil
	for _, x := range regards {
		of := slices.IndexFunc(s.Combatants, func(c Combatant) bool { return c.ID == x.Of })
		known := slices.Contains(s.Topics, x.To) || slices.ContainsFunc(s.Combatants, func(c Combatant) bool { return c.ID == x.To })
		if of < 0 || !known {
			s.Regards = append(s.Regards, x)
			continue
		}
		c := &s.Combatants[of]
		if c.Attitudes == nil {
			c.Attitudes = map[string]string{}
		}
		c.Attitudes[x.To] = x.Attitude
	}
}

// Reached lists what has been reached in an encounter besides a victory, and all that can be: done-TASK for each task, and
// SUBJECT-ATTITUDE, such as queen-favorable, for each attitude that the subject of the objective has or has left behind.
func (g *Game) Reached() (reached, all []string) {
	add := func(word string, is bool) {
		all = append(all, word)
		if is {
			reached = append(reached, word)
		}
	}
	for i := range g.def.taskDefs {
		add("done-"+g.def.taskDefs[i].key, g.isDone(i))
	}
	if x := &g.def.goal; x.what == goalAttitude {
		for level := attitudeHostile; level <= attitudeHelpful; level++ {
			add(g.id(x.subject)+"-"+attitudeNames()[level], g.feels(x.subject, x.to, x.topic) >= level)
		}
	}
	return reached, all
}
