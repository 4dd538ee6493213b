package room

import (
	"encoding/json"

	"fray/api"
	"fray/table"
)

// part describes which part of a state a client lacks.
type part struct {
	from    int
	sameMap bool
	reset   bool // more of the log has changed than one answer holds
}

// Shown is a State with its JSON. Both are shared: do not change them.
type Shown struct {
	Rev   int
	State *api.State
	JSON  []byte
}

// show returns the state for the audience, as far as a client with the rev since lacks it.
func (f *fight) show(e audience, sc *shared, since int) (*Shown, error) {
	v := f.viewOf(e, sc)
	p := v.lacks(since)
	if !sc.past || since < 0 { // a replay needs every new line
		if page := len(v.log) - logPage; p.from < page {
			p.from, p.reset = page, true
		}
	}
	if s := v.shown[p]; s != nil {
		return s, nil
	}
	s, err := shownOf(v.state, v.log, p)
	if err != nil {
		return nil, err
	}
	if len(v.shown) < shownParts {
		v.shown[p] = s
	}
	return s, nil
}

// shownOf returns a part of a state.
func shownOf(whole *api.State, log []api.Line, p part) (*Shown, error) {
	state := *whole
	state.LogFrom, state.Log, state.LogReset = p.from, log[p.from:], p.reset
	if state.SameMap = p.sameMap; p.sameMap {
		state.View.Map = table.MapView{Shape: state.View.Map.Shape, Cells: []table.CellView{}}
	}
	text, err := json.Marshal(&state)
	if err != nil {
		return nil, err
	}
	return &Shown{Rev: state.Rev, State: &state, JSON: text}, nil
}

// outdate clears the cached parts: hardly any is used again.
func (f *fight) outdate() {
	for _, v := range f.views {
		v.shown = map[part]*Shown{}
	}
}
