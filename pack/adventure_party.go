package pack

import (
	"slices"

	"fray/table"
)

// party is the combatants who play an adventure. They are on one side and have no places.
type party struct {
	members []*node
	ids     []string
	side    string // "" if the party has mistakes
}

// readParty reads `party:`. Its combatants are written as in an encounter, without places.
func (j *journey) readParty(root *node) party {
	n := root.get("party")
	if n == nil || n.kind != list || len(n.items) == 0 {
		j.needs(root, "party", "a list of combatants")
		return party{}
	}
	before := len(j.mistakes.list)
	p := party{members: j.library.combatants(n, j.ruleset, j.own, j.mistakes).items}
	for _, one := range p.members {
		if one.kind != mapping {
			j.mistakes.add(one, "found %s; expected a combatant: a mapping with creature, id, side", one.describe())
			continue
		}
		id, side := textOf(one.get("id")), textOf(one.get("side"))
		switch {
		case id == "":
			j.mistakes.add(one, "id: is missing; expected a short unique name such as edda")
		case slices.Contains(p.ids, id):
			j.mistakes.add(one, "id: two members of the party are called %q; expected unique ids", clip(id))
		case side == "":
			j.mistakes.add(one, "side: is missing; expected the side that the party fights on")
		case p.side != "" && side != p.side:
			j.mistakes.add(one.get("side"), "found side %q, but other members of the party are on side %q; expected one side", clip(side), clip(p.side))
		case one.has("at"):
			j.mistakes.add(one.get("at"), "the party has no fixed place; expected at: beside encounter:, in play:")
		}
		p.ids, p.side = append(p.ids, id), side
	}
	if len(j.mistakes.list) > before {
		p.side = ""
	}
	return p
}

// cast returns the combatants of an encounter in the adventure. The party comes first and replaces friends, the
// combatants of its side in the encounter, except those in `keep:`.
func (j *journey) cast(e *leg, all *node, friends []string) *node {
	if all.kind != list {
		return all // decoding reports the mistake
	}
	keep := j.kept(e.Keep, friends)
	var places, others []*node // a place may be missing
	for _, one := range all.items {
		id := ""
		if one.kind == mapping {
			id = textOf(one.get("id"))
		}
		if slices.Contains(friends, id) && !slices.Contains(keep, id) {
			places = append(places, one.get("at"))
		} else {
			others = append(others, one)
		}
	}
	named := j.places(e.At)
	out := all.empty(list)
	for k, one := range j.party.members {
		place := named[j.party.ids[k]]
		switch {
		case place != nil:
		case e.At != nil && e.At.kind != mapping:
			place = e.At
		case len(places) > 0:
			place = places[min(k, len(places)-1)]
		}
		member := one.empty(mapping)
		member.keys, member.items = slices.Clone(one.keys), slices.Clone(one.items)
		if place != nil {
			member.put(place.like("at"), place)
		}
		out.items = append(out.items, member)
	}
	out.items = append(out.items, others...)
	return out
}

// friends returns the ids of the combatants on the party's side when the encounter is played alone: from the game, or
// from the text if the encounter makes no game.
func (j *journey) friends(root, all *node, own layer) []string {
	var ids []string
	var aside mistakes // they are reported for the encounter with the party in it
	if alone := j.library.build(root, j.ruleset, own, own.things(), &aside); alone.Game != nil {
		cast := alone.Game.Cast()
		for _, m := range cast.Combatants {
			if cast.Sides[m.Side] == j.party.side {
				ids = append(ids, m.ID)
			}
		}
		return ids
	}
	for _, one := range all.items {
		if one.kind == mapping && one.has("id") && textOf(one.get("side")) == j.party.side {
			ids = append(ids, textOf(one.get("id")))
		}
	}
	return ids
}

// places returns the places that `at:` gives to members of the party, by id.
func (j *journey) places(at *node) map[string]*node {
	named := map[string]*node{}
	if at == nil || at.kind != mapping {
		return named
	}
	for i, key := range at.keys {
		if !slices.Contains(j.party.ids, key.text) {
			j.mistakes.add(key, "the party has no member %q%s", clip(key.text), table.OneOf(key.text, j.party.ids))
			continue
		}
		named[key.text] = at.items[i]
	}
	return named
}

// kept returns the ids in `keep:`.
func (j *journey) kept(n *node, friends []string) []string {
	switch {
	case n == nil:
		return nil
	case n.kind != list:
		j.mistakes.add(n, "found %s; expected a list of ids", n.describe())
		return nil
	}
	var ids []string
	for _, item := range n.items {
		id := textOf(item)
		if !slices.Contains(friends, id) || id == "" {
			j.mistakes.add(item, "the encounter has no combatant %s on side %q%s", quoted(item), clip(j.party.side), table.OneOf(id, friends))
			continue
		}
		ids = append(ids, id)
	}
	return ids
}
