package pack

import (
	"reflect"
	"slices"

	"fray/ruleset"
	"fray/table"
)

// readCase reads one case of a scenario and makes its game.
func (l *Library) readCase(n *node, rs ruleset.Ruleset, m *mistakes) Case {
	var text caseText
	decode(n, reflect.ValueOf(&text).Elem(), m)
	c := Case{Name: text.Name, About: text.Case, Line: n.line, Dice: text.Dice}
	if n.kind != mapping {
		return c
	}
	if c.Name == "" {
		m.add(n, "name: is missing; expected what the case shows, in a few words")
	}
	c.Rules = ruleIDs(text.Rules, rs.Book, m)
	if len(text.Rules) == 0 {
		m.add(n.key("rules"), "rules: is missing; expected the ids of the rules that the case proves")
	}
	c.Encounter = l.caseEncounter(n, text.Encounter, rs, m)
	var cast *table.Cast
	if c.Encounter != nil && c.Encounter.Game != nil {
		cast = c.Encounter.Game.Cast()
	}
	for _, g := range text.Given {
		c.Given = append(c.Given, Given{Line: g.line})
		decode(g, reflect.ValueOf(&c.Given[len(c.Given)-1].Adjustment).Elem(), m)
	}
	r := checkReader{book: rs.Book, cast: joined(cast, c.Given), mistakes: m}
	for _, n := range text.Script {
		step := r.step(n)
		c.Script = append(c.Script, step)
		if step.Decree != nil {
			r.cast = joined(r.cast, []Given{{Adjustment: *step.Decree}})
		}
	}
	c.Expect = r.checks(text.Expect)
	if len(text.Expect) == 0 {
		m.add(n.key("expect"), "expect: is missing; expected at least one check")
	}
	return c
}

// joined is a cast with those who join it by decrees: their names, as far as they are known before they are there.
func joined(cast *table.Cast, given []Given) *table.Cast {
	if cast == nil {
		return nil
	}
	all := *cast
	all.Combatants = slices.Clip(all.Combatants)
	for i := range given {
		if a := &given[i].Adjustment; a.Do == "join" || a.Do == "reserve" {
			all.Combatants = append(all.Combatants, table.Member{ID: a.Who})
		}
	}
	return &all
}

// ruleIDs reads ids of rules that must be in the book.
func ruleIDs(nodes []*node, book *table.Book, m *mistakes) []string {
	var ids []string
	for _, n := range nodes {
		checkRule(n, book, m)
		ids = append(ids, textOf(n))
	}
	return ids
}

func checkRule(n *node, book *table.Book, m *mistakes) {
	if book.Find(textOf(n)) != 0 {
		return
	}
	known := make([]string, len(book.Rules))
	for i, r := range book.Rules {
		known[i] = r.ID
	}
	m.add(n, "there is no rule %s in the book of %s%s", quoted(n), book.Name, table.DidYouMean(textOf(n), known))
}

// caseEncounter makes the encounter of a case: it is of the file's ruleset, and need not say so; what the ruleset assumes
// of a scenario is laid beneath it.
func (l *Library) caseEncounter(at, n *node, rs ruleset.Ruleset, m *mistakes) *Encounter {
	switch {
	case n == nil:
		m.add(at, "encounter: is missing; expected a mapping with combatants")
		return nil
	case n.kind != mapping:
		m.add(n, "found %s; expected a mapping with combatants", n.describe())
		return nil
	}
	whole := n.empty(mapping)
	if !n.has("ruleset") {
		whole.put(n.like("ruleset"), n.like(rs.Name))
	}
	for i, key := range n.keys {
		whole.put(key, n.items[i])
	}
	if assumed := preset(rs.Assumed, n); assumed != nil {
		for i, key := range assumed.keys {
			if !n.has(key.text) {
				whole.put(key, assumed.items[i])
			}
		}
	}
	return l.encounter(whole, m)
}
