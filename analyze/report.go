package analyze

import "slices"

// Report is the analysis of a fight. Shares and chances are from 0 to 1.
type Report struct {
	Ruleset   string    `json:"ruleset" jsonschema:"name of the ruleset"`
	Encounter string    `json:"encounter" jsonschema:"display name of the encounter"`
	Sides     []string  `json:"sides" jsonschema:"display names of the sides"`
	Fights    int       `json:"fights" jsonschema:"continuations from each moment"`
	Seed      uint64    `json:"seed" jsonschema:"that their dice come from"`
	Search    int       `json:"search" jsonschema:"nodes with which better choices were searched; 0: they were not"`
	Start     []Chance  `json:"start" jsonschema:"chances at the start, by side"`
	Moments   []Moment  `json:"moments" jsonschema:"the inputs, in order"`
	Turning   []Turning `json:"turning" jsonschema:"largest swings first"`
	Seats     []Seat    `json:"seats" jsonschema:"how each seat played"`
}

// Chance is how often a side wins when greedy bots play on, with the 95 % Wilson interval. Draws count for nobody.
type Chance struct {
	Share float64 `json:"share" jsonschema:"victories of all continuations"`
	Low   float64 `json:"low" jsonschema:"lower end of the 95 % Wilson interval"`
	High  float64 `json:"high" jsonschema:"upper end of the 95 % Wilson interval"`
}

// Moment is one input and what it changed.
type Moment struct {
	Input  int      `json:"input" jsonschema:"its number, from 1"`
	Round  int      `json:"round" jsonschema:"of the fight"`
	Seat   string   `json:"seat,omitempty" jsonschema:"that answered, or of the combatant whose dice they are"`
	Who    string   `json:"who,omitempty" jsonschema:"the combatant that was asked or rolls"`
	Key    string   `json:"key,omitempty" jsonschema:"of the answer"`
	Text   string   `json:"text" jsonschema:"the answer, dice or decree in words"`
	Side   int      `json:"side" jsonschema:"place of the side for which choice and luck count; -1: for none"`
	Choice float64  `json:"choice" jsonschema:"how much better the answer is for the side than what greedy would have done"`
	Luck   float64  `json:"luck" jsonschema:"how much better for the side the dice fell than on average"`
	Free   bool     `json:"free,omitempty" jsonschema:"there was something to choose from"`
	Usual  string   `json:"usual,omitempty" jsonschema:"what greedy would have answered, if not the same"`
	After  []Chance `json:"after" jsonschema:"chances after it, by side"`
}

// Turning is one of the moments that changed the chances most.
type Turning struct {
	Moment int     `json:"moment" jsonschema:"its place in moments, from 0"`
	Swing  float64 `json:"swing" jsonschema:"change of the chance of the first side"`
	Better *Better `json:"better,omitempty" jsonschema:"a choice that would have been better"`
}

// Better is a choice that would have been better.
type Better struct {
	Key    string  `json:"key" jsonschema:"of the choice"`
	Text   string  `json:"text" jsonschema:"the choice in words"`
	Chance Chance  `json:"chance" jsonschema:"of the side that chose"`
	Gain   float64 `json:"gain" jsonschema:"against what was chosen"`
}

// Seat is how a seat played.
type Seat struct {
	Seat      string  `json:"seat" jsonschema:"name of the seat"`
	Decisions int     `json:"decisions" jsonschema:"questions with more than one option"`
	Usual     int     `json:"usual" jsonschema:"of them, those that greedy would have answered in the same way"`
	Gained    float64 `json:"gained" jsonschema:"by choices that were better than those of greedy, in all"`
	Lost      float64 `json:"lost" jsonschema:"by worse ones"`
	Luck      float64 `json:"luck" jsonschema:"by the dice after its choices"`
}

// Report makes the report of all points, and of closer looks at some moments ([Candidates]). The chances at these moments are those of the looks,
// and the turning points are the largest swings among them.
func (a *Analysis) Report(points []Point, moments []int, looks []Look) *Report {
	points = slices.Clone(points)
	for i, m := range moments {
		l := &looks[i]
		points[m].After, points[m+1].After, points[m+1].Chosen = l.Before, l.After, l.Chosen
	}
	r := &Report{
		Encounter: a.rec.Header.Name, Ruleset: a.rec.Header.Ruleset, Sides: a.sides, Fights: a.o.Fights, Seed: a.o.Seed, Search: a.o.Search,
		Start: points[0].After, Moments: []Moment{}, Turning: []Turning{}, Seats: []Seat{},
	}
	before := r.Start
	for i := range points[1:] {
		p := &points[i+1]
		m, chosen := p.Moment, before
		if p.Chosen != nil {
			chosen = p.Chosen
			m.Choice = chosen[m.Side].Share - before[m.Side].Share
		}
		if m.Side >= 0 {
			m.Luck = m.After[m.Side].Share - chosen[m.Side].Share
		}
		r.Moments = append(r.Moments, m)
		before = m.After
	}
	for _, t := range swings(points) {
		if i := slices.Index(moments, t.Moment); i >= 0 && len(r.Turning) < turnings {
			t.Better = looks[i].Better
			r.Turning = append(r.Turning, t)
		}
	}
	r.seats()
	return r
}

// seats sums up how the seats played.
func (r *Report) seats() {
	for i := range r.Moments {
		m := &r.Moments[i]
		if m.Side < 0 {
			continue
		}
		at := slices.IndexFunc(r.Seats, func(s Seat) bool { return s.Seat == m.Seat })
		if at < 0 {
			at = len(r.Seats)
			r.Seats = append(r.Seats, Seat{Seat: m.Seat})
		}
		s := &r.Seats[at]
		if m.Free {
			s.Decisions++
			if m.Usual == "" {
				s.Usual++
			}
		}
		s.Gained += max(0, m.Choice)
		s.Lost += max(0, -m.Choice)
		s.Luck += m.Luck
	}
}
