package room

import (
	"encoding/json"
	"reflect"
	"slices"
	"sort"
	"time"

	"fray/api"
	"fray/table"
)

// shownLines is how many lines of the log a first State has.
const shownLines = 200

// logPage is how many lines of the log are given at once.
const logPage = 500

// shownParts is how many parts of one state are kept for others who lack the same: more would be of use only to whoever asks
// for each part there is.
const shownParts = 16

// view is what some audience see of a fight, as far as anybody has looked.
type view struct {
	audience audience
	at       int // rev of the shared for which it was made
	rev      int // goes up whenever what is shown is other than before
	state    *api.State
	lines    []line
	told     int // events that lines tells of, and that stand
	log      []api.Line

	ground *table.MapView
	mapAt  int      // rev since which the map is this one
	since  []turned // in ascending order, of rev and of line
	shown  map[part]*Shown
}

// line is a line of the log with the events that it tells.
type line struct{ first, last int }

// turned says that at a rev the lines from one on became others.
type turned struct{ rev, line int }

// part is which part of a state a client lacks.
type part struct {
	from    int
	sameMap bool
	reset   bool // more of the log has changed than is given at once
}

// Shown is a State with its JSON. Both are shared: they are not to be changed.
type Shown struct {
	Rev   int
	State *api.State
	JSON  []byte
}

// show is the state as this audience see it, as far as a client lacks it that has that of rev since.
func (f *fight) show(e audience, sc *shared, since int) (*Shown, error) {
	v := f.look(e, sc)
	p := v.lacks(since)
	if !sc.past || since < 0 { // but for a replay, which is told line by line
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

// shownOf is a part of a state.
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

// outdate lets go of what was shown: hardly any of it is shown again.
func (f *fight) outdate() {
	for _, v := range f.views {
		v.shown = map[part]*Shown{}
	}
}

// look is the view of this audience, up to date.
func (f *fight) look(e audience, sc *shared) *view {
	v := f.views[e]
	if v == nil {
		if !sc.past { // above those of any earlier life of the view
			sc.rev = max(sc.rev+1, int(time.Now().UnixMicro()))
		}
		v = &view{audience: e, at: -1, rev: sc.rev, log: []api.Line{}}
		f.views[e] = v
	}
	if v.at != sc.rev {
		v.update(f, sc)
	}
	return v
}

// moved reports whether this audience see something else than when they looked last.
func (f *fight) moved(e audience, sc *shared) (is bool) {
	v := f.views[e]
	if v == nil {
		return true
	}
	defer func() {
		if recover() != nil { // the next look reports it
			is = true
		}
	}()
	was := v.rev
	return f.look(e, sc).rev != was
}

// update makes the view what it is at this rev of the shared.
func (v *view) update(f *fight, sc *shared) {
	state := f.state(v.audience, sc)
	ground := v.ground
	if ground == nil || !sameMap(ground, &state.View.Map) {
		ground = f.sharedMap(v, &state.View.Map)
	}
	state.View.Map = *ground
	line := v.tell(f)
	v.at = sc.rev
	if v.state != nil {
		if state.Rev = v.rev; line < 0 && reflect.DeepEqual(v.state, state) {
			return
		}
	}
	v.rev++
	if ground != v.ground {
		v.ground, v.mapAt = ground, v.rev
	}
	state.Rev = v.rev
	v.state, v.shown = state, map[part]*Shown{}
	v.turn(v.rev, line)
}

// tell brings the log up to date, and gives the number of the first line that is new or other than it was.
func (v *view) tell(f *fight) int {
	was, n := v.log, len(v.log)
	keep := sort.Search(len(v.lines), func(i int) bool { return v.lines[i].last >= v.told })
	keep = max(keep-1, 0) // the last line may be a way that goes on
	from := 0
	if keep < len(v.lines) {
		from = v.lines[keep].first
	}
	var log []api.Line
	events := f.s.Events()
	v.lines = v.lines[:keep]
	for _, l := range f.lineEvents(v.audience, from) {
		v.lines = append(v.lines, line{l.First, l.Last})
		log = append(log, f.line(v.audience, &l))
	}
	v.told = len(events)
	same := 0
	for same < min(len(was)-keep, len(log)) && sameLine(&was[keep+same], &log[same]) {
		same++
	}
	changed := keep + same
	if changed < len(was) { // what others hold stays as it is
		was = slices.Clip(was[:changed])
	}
	v.log = was
	v.log = append(v.log, log[same:]...)
	if changed == n && changed == len(v.log) {
		return -1
	}
	return changed
}
