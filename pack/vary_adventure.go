package pack

// VaryAdventure reads an adventure like [Library.Adventure], with changes of its party and of all its encounters. A change that changes none
// of them is a mistake.
func (l *Library) VaryAdventure(name string, edits ...Edit) (*Adventure, error) {
	root, bad := l.open(name)
	if bad != nil {
		return nil, bad
	}
	var m mistakes
	if contentOf(root) != kindAdventure {
		m.add(root, "not an adventure; expected party: and play:")
		return nil, m.list
	}
	a := l.adventure(root, edits, &m)
	if len(m.list) > 0 {
		return nil, m.list.tidy()
	}
	return a, nil
}

// changes are edits of an adventure on the way through its parts.
type changes struct {
	edits []Edit
	made  []bool   // by edit: some part was changed
	names []string // that edits may name: of combatants of the party and of all encounters
}

// changesOf prepares the edits of an adventure.
func (j *journey) changesOf(root *node, edits []Edit) changes {
	c := changes{edits: edits, made: make([]bool, len(edits))}
	if len(edits) == 0 {
		return c
	}
	aside := *j
	aside.mistakes = &mistakes{} // they are reported when the encounters are read
	c.names = namesIn(root.get(partyKey), []string{encounterWord})
	if play := root.get("play"); play != nil {
		for _, e := range play.items {
			if n := e.get("encounter"); n != nil {
				if part := aside.encounter(n); part != nil {
					c.names = namesIn(part.get(combatantsKey), c.names)
				}
			}
		}
	}
	return c
}

// changed returns a part of the adventure with the edits that it has a place for. Own has the entries that come before those of the library.
func (j *journey) changed(part *node, crowd string, own layer) *node {
	if len(j.edits) == 0 {
		return part
	}
	v := variation{library: j.library, ruleset: j.ruleset, own: own, root: part, crowd: crowd, others: j.names[1:], mistakes: j.mistakes}
	for i, e := range j.edits {
		j.made[i] = v.apply(e) || j.made[i]
	}
	return v.root
}

// missed reports the edits that have changed nothing.
func (j *journey) missed(root *node) {
	for i, e := range j.edits {
		if !j.made[i] {
			e.missed(root, j.names, j.mistakes)
		}
	}
}
