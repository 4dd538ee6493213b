package api

// Adventure is where a table is in its adventure: a row of fights under the same links.
type Adventure struct {
	Name   string   `json:"name"`
	Fight  int      `json:"fight" doc:"number of the current fight, from 1"`
	Of     int      `json:"of" doc:"number of fights that the adventure has at most"`
	Fought []Fought `json:"fought" nullable:"false" doc:"the fights before the current one, in their order"`
	Next   *Ahead   `json:"next,omitempty" doc:"what follows; present when the current fight is over"`
}

// Fought is an earlier fight of an adventure.
type Fought struct {
	Name   string `json:"name"`
	Winner string `json:"winner,omitempty" doc:"name of a side; empty: a draw"`
	Rounds int    `json:"rounds"`
}

// Ahead is what follows a fight of an adventure.
type Ahead struct {
	Continues bool     `json:"continues" doc:"the party continues; false: the adventure ends here"`
	Name      string   `json:"name,omitempty" doc:"name of the next fight; empty: there is none, and the adventure is complete"`
	Rest      string   `json:"rest,omitempty" doc:"the rest before the next fight"`
	Party     []string `json:"party,omitempty" doc:"how each member of the party begins the next fight"`
	Problem   string   `json:"problem,omitempty" doc:"why the next fight cannot begin: a fault of fray"`
}
