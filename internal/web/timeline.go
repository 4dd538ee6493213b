package web

import (
	"fmt"
	"iter"
	"slices"

	"fray/api"
	"fray/table"
)

// Timeline is a fight from start to end as one link may see it, small enough for one file: values shared by several frames are
// stored once.
type Timeline struct {
	Table   string            `json:"table"`
	Name    string            `json:"name"`
	Ruleset string            `json:"ruleset"`
	You     api.You           `json:"you"`
	Seats   []api.Seat        `json:"seats"`
	Sides   []table.NamedSide `json:"sides,omitempty"` // of all frames
	Maps    []table.MapView   `json:"maps"`
	Tokens  []table.Token     `json:"tokens"`
	Orders  [][]table.Place   `json:"orders"`
	Frames  []Frame           `json:"frames"`
	Log     []api.Line        `json:"log"`
	Summary *api.Summary      `json:"summary,omitempty"`
	Proof   api.Proof         `json:"proof,omitzero"`
	Rules   []table.RuleText  `json:"rules"` // the rules cited in the log

	Analysis *api.Analysis `json:"-"` // nil: the fight is not over
}

// Frame is the state after a number of inputs. Map, Tokens and Order are indexes into the lists of the timeline.
type Frame struct {
	Inputs  int           `json:"inputs"`
	Map     int           `json:"map"`
	Tokens  []int         `json:"tokens"`
	Order   int           `json:"order"`
	Round   int           `json:"round"`
	Turn    string        `json:"turn,omitempty"`
	Banners []string      `json:"banners,omitempty"`
	Over    bool          `json:"over,omitempty"`
	Winner  string        `json:"winner,omitempty"`
	Lines   int           `json:"lines"` // length of the log so far
	Prompt  string        `json:"prompt,omitempty"`
	Tracks  []table.Track `json:"tracks,omitempty"`
}

// NewTimeline makes a timeline of the states after 0, 1, 2, ... inputs. Each state may leave out what is unchanged since the one
// before (LogFrom, SameMap), so that only the timeline stays in memory.
func NewTimeline(states iter.Seq[api.State], rule func(id string) table.RuleText) (*Timeline, error) {
	f := &Timeline{Log: []api.Line{}}
	var maps, tokens, orders pool
	var last api.State
	for s := range states {
		v := &s.View
		fr := Frame{
			Inputs: s.Inputs, Round: v.Round, Turn: v.Turn, Banners: v.Banners, Over: v.Over, Winner: v.Winner,
			Lines: s.LogFrom + len(s.Log), Prompt: s.Waiting.Prompt, Tracks: v.Tracks,
		}
		f.Log = append(f.Log[:min(s.LogFrom, len(f.Log))], s.Log...)
		var err error
		if s.SameMap && len(f.Frames) > 0 {
			fr.Map = f.Frames[len(f.Frames)-1].Map
		} else if fr.Map, err = keep(&maps, &f.Maps, v.Map); err != nil {
			return nil, err
		}
		if fr.Order, err = keep(&orders, &f.Orders, v.Order); err != nil {
			return nil, err
		}
		for i := range v.Tokens {
			n, err := keep(&tokens, &f.Tokens, v.Tokens[i])
			if err != nil {
				return nil, err
			}
			fr.Tokens = append(fr.Tokens, n)
		}
		for _, side := range v.Sides {
			if !slices.Contains(f.Sides, side) {
				f.Sides = append(f.Sides, side)
			}
		}
		f.Frames = append(f.Frames, fr)
		last = s
	}
	f.Table, f.Name, f.Ruleset, f.You, f.Summary, f.Proof = last.Table, last.Name, last.Ruleset, last.You, last.Summary, last.Proof
	for _, seat := range last.Seats { // who is connected now is not part of the fight
		f.Seats = append(f.Seats, api.Seat{Name: seat.Name, Plays: seat.Plays, Side: seat.Side, Who: seat.Who})
	}
	f.cite(rule)
	return f, nil
}

// cite adds the text of every rule that the log or a tag cites.
func (f *Timeline) cite(rule func(id string) table.RuleText) {
	var ids []string
	for i := range f.Log {
		ids = append(ids, f.Log[i].Rule)
		if r := f.Log[i].Roll; r != nil {
			for _, m := range slices.Concat(r.Mods, r.Against) {
				ids = append(ids, m.Rule, m.By)
			}
		}
	}
	for i := range f.Tokens {
		for _, g := range f.Tokens[i].Tags {
			ids = append(ids, g.Rule)
		}
	}
	slices.Sort(ids)
	for _, id := range slices.Compact(ids) {
		if t := rule(id); t.ID != "" {
			f.Rules = append(f.Rules, t)
		}
	}
}

// State returns the n-th frame as a state to show.
func (f *Timeline) State(n int) (api.State, error) {
	if n < 0 || n >= len(f.Frames) {
		return api.State{}, fmt.Errorf("no frame %d: want 0 to %d", n, len(f.Frames)-1)
	}
	fr := &f.Frames[n]
	s := api.State{
		Table: f.Table, Name: f.Name, Ruleset: f.Ruleset, Inputs: fr.Inputs, You: f.You, Seats: f.Seats, Proof: f.Proof,
		Waiting: api.Waiting{Prompt: fr.Prompt}, Log: f.Log[:min(fr.Lines, len(f.Log))],
		View: table.View{
			Ruleset: f.Ruleset, Encounter: f.Name, Round: fr.Round, Turn: fr.Turn, Map: f.Maps[fr.Map], Order: f.Orders[fr.Order],
			Sides: f.Sides, Tracks: fr.Tracks, Banners: fr.Banners, Over: fr.Over, Winner: fr.Winner,
		},
	}
	for _, i := range fr.Tokens {
		s.View.Tokens = append(s.View.Tokens, f.Tokens[i])
	}
	if n == len(f.Frames)-1 {
		s.Summary = f.Summary
	}
	return s, nil
}
