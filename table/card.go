package table

// Card explains one piece of a fight to people: an item, an ability, a combatant, a condition, an action.
type Card struct {
	ID     string   `json:"id" doc:"as keys, files and players write it, such as spark-flick"`
	Kind   string   `json:"kind" doc:"what it is, such as item, ability, spell, combatant, condition, action, number"`
	Name   string   `json:"name" doc:"as people read it"`
	Price  string   `json:"price,omitempty" doc:"what it costs, such as \"2 AP\""`
	Effect string   `json:"effect,omitempty" doc:"what it does, in one line"`
	About  string   `json:"about,omitempty" doc:"what it looks like: flavor"`
	Lines  []string `json:"lines,omitempty" doc:"more about it, line by line"`
	Rule   string   `json:"rule,omitempty" doc:"rule id"`
}
