package table

import "slices"

// Terms say when a fight of an adventure is played, and by which name later fights ask for it. A fight whose terms do not hold is
// skipped. The words are what earlier fights have reached: the name of a fight that the party's side has won, or NAME.WORD with a word of
// the ruleset. The zero value always holds.
type Terms struct {
	As     string   `json:"as,omitempty"`     // the name, which variants of one fight share
	If     []string `json:"if,omitempty"`     // words that all have to be reached
	Unless []string `json:"unless,omitempty"` // words of which none may be reached
}

// Hold reports whether the terms hold after these words have been reached.
func (t *Terms) Hold(reached []string) bool {
	has := func(word string) bool { return slices.Contains(reached, word) }
	return !slices.ContainsFunc(t.If, func(word string) bool { return !has(word) }) && !slices.ContainsFunc(t.Unless, has)
}

// Progress is how far the party of an adventure has come. The zero value is the start.
type Progress struct {
	Fight   int      `json:"fight"`             // the current fight, from 0; the number of fights after the last one
	Reached []string `json:"reached,omitempty"` // words that the fights before it have reached
}

// Scenes returns the number of fights that the adventure has at most: neighbors of one name are variants of one fight.
func (p *Plan) Scenes() (n int) {
	for i := range p.Fights {
		if as := p.Fights[i].As; i == 0 || as == "" || as != p.Fights[i-1].As {
			n++
		}
	}
	return n
}
