package pack

import (
	"reflect"
	"slices"

	"fray/ruleset"
	"fray/table"
)

// leg is one entry of `play:` as written.
type leg struct {
	Encounter *node `yaml:"encounter"`
	At        *node `yaml:"at"`
	Keep      *node `yaml:"keep"`
	As        *node `yaml:"as"`
	If        *node `yaml:"if"`
	Unless    *node `yaml:"unless"`
	Rest      *node `yaml:"rest"`
}

// journey reads one adventure.
type journey struct {
	library  *Library
	ruleset  ruleset.Ruleset
	own      layer // the sections of the adventure
	party    party
	words    []string // what the encounters so far can reach
	broken   []string // names of encounters with mistakes: what they can reach is not known
	mistakes *mistakes
	changes
}

// adventure makes the adventure that a mapping describes, with changes. The result is valid only if no mistake was noted.
func (l *Library) adventure(root *node, edits []Edit, m *mistakes) *Adventure {
	rs, ok := l.ruleset(root, m)
	if !ok {
		return nil
	}
	if rs.Carry == nil {
		m.add(root.key("play"), "ruleset %s has no adventures; expected a ruleset with rests", rs.Name)
		return nil
	}
	checkKeys(root, rs, []string{"party", "play"}, nil, m)
	j := journey{library: l, ruleset: rs, own: layer{}, mistakes: m}
	j.own.put(root, rs, m)
	j.changes = j.changesOf(root, edits)
	j.party = j.readParty(j.changed(root, partyKey, j.own))
	a := &Adventure{Name: nameOf(root), File: root.file, Ruleset: rs, Party: j.party.ids, Side: j.party.side}
	if j.party.side != "" {
		j.play(root, a)
		j.missed(root)
	}
	return a
}

// play reads the entries in order: encounters, with at most one rest between two of them.
func (j *journey) play(root *node, a *Adventure) {
	n := root.get("play")
	if n == nil || n.kind != list || len(n.items) == 0 {
		j.needs(root, "play", "a list of encounters and rests")
		return
	}
	var rest *node // the one before the next encounter
	fights, clean := 0, len(j.mistakes.list)
	for _, item := range n.items {
		var e leg
		before := len(j.mistakes.list)
		decode(item, reflect.ValueOf(&e).Elem(), j.mistakes)
		switch {
		case len(j.mistakes.list) > before:
		case (e.Encounter == nil) == (e.Rest == nil), e.Rest != nil && (e.At != nil || e.Keep != nil || e.As != nil || e.terms()):
			j.mistakes.add(item, "expected encounter: (with at:, keep:, as:, if: and unless:), or rest: alone")
		case e.terms() && fights == 0:
			j.mistakes.add(item, "an adventure begins with an encounter that is always played; expected no if: or unless: here")
		case e.Rest != nil && fights == 0:
			j.mistakes.add(item, "an adventure begins with an encounter; expected one before this rest")
		case e.Rest != nil && rest != nil:
			j.mistakes.add(item, "a second rest; expected an encounter between two rests")
		case e.Rest != nil:
			rest = e.Rest
			j.checkRest(rest)
		default:
			if fights++; fights > MaxFights {
				j.mistakes.add(item, "found more than %d encounters; expected fewer", MaxFights)
				return
			}
			f := j.fight(&e, textOf(rest))
			if n := len(a.Fights); n > 0 && f.As != "" && f.As == a.Fights[n-1].As && rest == nil { // variants share the rest before them
				f.Rest = a.Fights[n-1].Rest
			}
			a.Fights = append(a.Fights, f)
			rest = nil
		}
	}
	if rest != nil {
		j.mistakes.add(rest, "an adventure ends with an encounter; expected one after this rest")
	}
	if fights == 0 && len(j.mistakes.list) == clean {
		j.mistakes.add(n, "found no encounter; expected at least one")
	}
}

func (j *journey) checkRest(n *node) {
	if !slices.Contains(j.ruleset.Rests, textOf(n)) {
		j.mistakes.add(n, "there is no rest %s%s", quoted(n), table.OneOf(textOf(n), j.ruleset.Rests))
	}
}

// needs reports that a key is missing or has the wrong kind of value.
func (j *journey) needs(n *node, key, what string) {
	if value := n.get(key); value != nil {
		j.mistakes.add(value, "found %s; expected %s", value.describe(), what)
		return
	}
	j.mistakes.add(n, "%s: is missing; expected %s", key, what)
}
