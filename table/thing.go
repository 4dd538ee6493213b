package table

// Thing returns the number of the i-th thing of the cast: a door, a gate, a pillar. Options, events and crowds name things
// and combatants alike; the numbers of things are below Nobody.
func Thing(i int) Who { return Nobody - 1 - Who(i) }

// ThingIndex returns which thing of the cast a number names, and whether it names one.
func ThingIndex(who Who) (i int, ok bool) { return int(Nobody) - 1 - int(who), who < Nobody }
