package api

import "fray/table"

// Join adds a combatant to the fight by the GM's decree: a copy of a present combatant, or a creature of the library.
type Join struct {
	ID       string `json:"id" doc:"new unique id, such as goblin-9"`
	Like     string `json:"like,omitempty" doc:"id of the combatant of this fight to copy; leave it out to name a creature"`
	Creature string `json:"creature,omitempty" doc:"id of a creature of the library"`
	Name     string `json:"name,omitempty" doc:"for a creature; default: the creature's name"`
	Side     string `json:"side,omitempty" doc:"for a creature; default: the creature's side"`
	Seat     string `json:"seat,omitempty" doc:"for a creature; default: the seat of the others on its side"`
	At       string `json:"at,omitempty" doc:"name of a cell"`
	Hidden   bool   `json:"hidden,omitempty" doc:"it starts out of sight"`
	Why      string `json:"why,omitempty" doc:"reason, shown in the log"`
}

// Decrees lists what the GM may decree at this table, and the creatures and sides that may join.
type Decrees struct {
	Decrees   []table.Decree `json:"decrees" nullable:"false"`
	Creatures []Creature     `json:"creatures" nullable:"false" doc:"creatures of the library"`
	Sides     []string       `json:"sides" nullable:"false"`
}

// Creature is a creature of the library.
type Creature struct {
	ID    string `json:"id"`
	Name  string `json:"name"`
	Group string `json:"group" doc:"name of its file, such as mudkin"`
}
