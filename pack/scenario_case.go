package pack

import (
	"reflect"
	"slices"

	"fray/ruleset"
	"fray/table"
)

// readCase reads one case of a scenario and makes its game. Encounters are those of the cases above it, by the names of
// the cases; that of this case is put beside them.
func (l *Library) readCase(n *node, rs ruleset.Ruleset, encounters map[string]*node, m *mistakes) Case {
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
	if text.Like != nil {
		text.Encounter = likeAnother(text.Like, text.Encounter, encounters, m)
	} else if text.Encounter == nil {
		m.add(n, "encounter: is missing; expected a mapping with combatants, or like: and the name of a case above")
	}
	encounters[c.Name] = text.Encounter
	c.Encounter = l.caseEncounter(text.Encounter, rs, m)
	var cast *table.Cast
	if c.Encounter != nil && c.Encounter.Game != nil {
		cast = c.Encounter.Game.Cast()
	}
	r := checkReader{book: rs.Book, cast: cast, mistakes: m}
	for _, n := range text.Given {
		given := r.given(n)
		c.Given = append(c.Given, given)
		r.cast = joined(r.cast, given.Decree)
	}
	for _, n := range text.Script {
		step := r.step(n)
		c.Script = append(c.Script, step)
		r.cast = joined(r.cast, step.Decree)
	}
	c.Expect = r.checks(text.Expect)
	if len(text.Expect) == 0 {
		m.add(n.key("expect"), "expect: is missing; expected at least one check")
	}
	return c
}

// joined returns a cast with the combatant that a decree lets join: its id, as far as it is known beforehand.
func joined(cast *table.Cast, a *table.Adjustment) *table.Cast {
	if cast == nil || a == nil || a.Do != "join" && a.Do != "reserve" {
		return cast
	}
	all := *cast
	all.Combatants = append(slices.Clip(all.Combatants), table.Member{ID: a.Who})
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

// caseEncounter makes the encounter of a case: it belongs to the file's ruleset, and need not say so; what the ruleset
// assumes of a scenario fills in what is not written.
func (l *Library) caseEncounter(n *node, rs ruleset.Ruleset, m *mistakes) *Encounter {
	switch {
	case n == nil:
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
