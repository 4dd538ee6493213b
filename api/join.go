package api

import "fray/table"

// Join has somebody new join the fight by the GM's decree: one like a combatant of it, or a creature of the library.
type Join struct {
	ID       string `json:"id" doc:"its own, such as goblin-9"`
	Like     string `json:"like,omitempty" doc:"id of a combatant of this fight that it is like; else creature"`
	Creature string `json:"creature,omitempty" doc:"id of a creature of the library"`
	Name     string `json:"name,omitempty" doc:"of a creature; left out, its own"`
	Side     string `json:"side,omitempty" doc:"of a creature; left out, its own"`
	Seat     string `json:"seat,omitempty" doc:"of a creature; left out, that of the others of its side"`
	At       string `json:"at,omitempty" doc:"cell"`
	Hidden   bool   `json:"hidden,omitempty" doc:"it waits there out of sight"`
	Why      string `json:"why,omitempty" doc:"the reason, for the log"`
}

// Decrees are what the GM may decree at this table, and whom it may have join.
type Decrees struct {
	Decrees   []table.Decree `json:"decrees"`
	Creatures []Creature     `json:"creatures" doc:"of the library"`
	Sides     []string       `json:"sides"`
}

// Creature is one of the library.
type Creature struct {
	ID    string `json:"id"`
	Name  string `json:"name"`
	Group string `json:"group" doc:"the file that it is from, such as mudkin"`
}
