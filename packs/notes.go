package packs

// Note is what players want to know of a bundled encounter before they choose it.
type Note struct {
	Difficulty string // for the side that players usually have: Easy, Even or Hard
	Minutes    int    // that one player takes, about
	First      bool   // the one to begin with, of those of its ruleset
}

// The difficulties: how often the first side wins when the greedy bot plays both. [Easy] is 57 % or more, [Hard] less than 43 %.
const (
	Easy = "easy"
	Even = "even"
	Hard = "hard"
)

// Notes returns the notes on the bundled encounters, by ruleset/name. `go test ./packs -run Notes -v` measures what they say.
func Notes() map[string]Note {
	return map[string]Note{
		"escalation/bell-water": {Even, 15, false},
		"escalation/champions":  {Even, 2, true},
		"escalation/eel-night":  {Even, 10, false},
		"escalation/fivescore":  {Easy, 15, false},
		"escalation/ford-gate":  {Easy, 10, false},
		"escalation/kiln":       {Even, 20, false},
		"escalation/late-snow":  {Easy, 10, false},
		"escalation/low-water":  {Even, 30, false},
		"escalation/night-raid": {Even, 10, false},
		"escalation/reed-road":  {Even, 15, false},
		"flank/barrow-door":     {Even, 15, false},
		"flank/burnt-abbey":     {Even, 10, false},
		"flank/chain-bridge":    {Even, 15, false},
		"flank/gate-yard":       {Easy, 2, true},
		"flank/hollow-way":      {Even, 15, false},
		"flank/muster":          {Easy, 60, false},
		"flank/three-towers":    {Even, 10, false},
		"flank/two-schools":     {Easy, 10, false},
		"flank/wine-cellar":     {Even, 10, false},
		"flow/ambush":           {Even, 10, false},
		"flow/beast":            {Hard, 10, false},
		"flow/bridge":           {Hard, 10, false},
		"flow/duel":             {Even, 2, true},
		"flow/melee":            {Easy, 45, false},
		"flow/ruin":             {Even, 15, false},
		"flow/skirmish":         {Easy, 10, false},
		"phase/bank":            {Even, 10, false},
		"phase/bonded-store":    {Hard, 10, false},
		"phase/dredger":         {Hard, 10, false},
		"phase/lesson":          {Even, 2, true},
		"phase/long-quay":       {Even, 45, false},
		"phase/rooftop":         {Even, 5, false},
		"phase/runner":          {Even, 5, false},
		"surge/audience":        {Even, 20, false},
		"surge/drill-yard":      {Even, 30, false},
		"surge/kitchen-court":   {Hard, 30, false},
		"surge/landing":         {Hard, 15, false},
		"surge/lantern-ball":    {Hard, 20, false},
		"surge/low-quay":        {Even, 60, false},
		"surge/petition":        {Even, 10, false},
		"surge/roofs":           {Even, 10, false},
		"surge/spring-flood":    {Even, 5, true},
		"surge/trial":           {Hard, 20, false},
		"surge/water-gate":      {Even, 5, false},
	}
}
