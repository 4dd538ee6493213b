package job

import (
	"encoding/json"

	"fray/table"
)

// Spec is a run of simulated fights or adventures, or of pairs of them, or the analysis of a record.
type Spec struct {
	Ruleset string `json:"ruleset"`
	Fight   *Fight `json:"fight,omitempty"`
	// Against is a second fight that is played with the same seeds, to compare.
	Against *Fight `json:"against,omitempty"`
	// Adventure is played instead of a fight, with Bots, and Other is a second one that is played with the same seeds, to compare.
	Adventure *table.Plan       `json:"adventure,omitempty"`
	Other     *table.Plan       `json:"other,omitempty"`
	Bots      map[string]string `json:"bots,omitempty"`
	Labels    []string          `json:"labels,omitempty"` // what reports call the adventures, if not by their names

	// Analysis is made instead: so many Fights are played from each moment of a record.
	Analysis *Analysis `json:"analysis,omitempty"`

	Seed         uint64 `json:"seed"`
	Fights       int    `json:"fights"`                  // or adventures, or pairs
	MaxDecisions int    `json:"max_decisions,omitempty"` // of one fight; 0 is the usual limit
	Why          bool   `json:"why,omitempty"`           // count what each combatant does with each ability
}

// Fight is one fight: an encounter, or a record that is played on from one of its moments.
type Fight struct {
	Label string            `json:"label,omitempty"` // what reports call it, if not by its name
	Setup json.RawMessage   `json:"setup,omitempty"` // the whole setup, as in the header of a record
	Bots  map[string]string `json:"bots,omitempty"`  // names of bots by side; sides that are missing are greedy

	Record string `json:"record,omitempty"` // the lines of a record, in place of Setup
	Number int    `json:"number,omitempty"` // of the fight in the record of an adventure, from 1; 0 is the last one
	At     int    `json:"at,omitempty"`     // the number of its inputs that are played
	Answer string `json:"answer,omitempty"` // the key of the answer to the open question; "" leaves it to the bots
}
