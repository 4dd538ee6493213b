package room

import (
	"reflect"
	"sort"

	"fray/api"
	"fray/internal/parts"
	"fray/table"
)

// shownLines is the number of log lines in a first State.
const shownLines = 200

// epochLetters is the length of an epoch: 40 random bits.
const epochLetters = 8

// logPage is the largest number of log lines in one answer.
const logPage = 500

// shownChanges is the number of changes of one state that are cached for clients who lack the same.
const shownChanges = 16

// view is what an audience sees of a fight.
type view struct {
	audience audience
	at       int    // rev of the shared state for which it was made
	epoch    string // of its revisions: that of the fight
	rev      int    // increases whenever what is shown changes
	state    *api.State
	parts    parts.Of[api.State]
	lines    []line
	events   int        // events that lines covers and that still hold
	log      []api.Line // what leaves the room is a copy

	ground *table.MapView
	mapAt  int      // rev at which the map last changed
	since  []turned // in ascending order of rev and of line
	shown  map[int]*Shown
}

// line is a line of the log with the events that it covers.
type line struct{ first, last int }

// turned says that lines from a number on changed at a rev.
type turned struct{ rev, line int }

// viewOf returns the current view of the audience.
func (f *fight) viewOf(e audience, sc *shared) *view {
	v := f.views[e]
	if v == nil {
		v = &view{audience: e, at: -1, epoch: f.epoch, log: []api.Line{}}
		f.views[e] = v
	}
	if v.at != sc.rev {
		v.update(f, sc)
	}
	return v
}

// moved reports whether the audience sees a change since its last view.
func (f *fight) moved(e audience, sc *shared) (is bool) {
	v := f.views[e]
	if v == nil {
		return true
	}
	defer func() {
		if recover() != nil { // the next State reports it
			is = true
		}
	}()
	was := v.rev
	return f.viewOf(e, sc).rev != was
}

// update brings the view up to date with the shared state.
func (v *view) update(f *fight, sc *shared) {
	state := f.state(v.audience, sc)
	line := v.updateLog(f)
	v.at = sc.rev
	if !v.noted(sc, state) && line < 0 {
		return
	}
	v.rev++
	if m := f.mapNow(); m != v.ground {
		v.ground, v.mapAt = m, v.rev
	}
	state.Rev = api.Rev{Epoch: v.epoch, N: v.rev}
	v.state, v.shown = state, map[int]*Shown{}
	v.turn(v.rev, line)
}

// noted notes the parts of a state in which it differs from the last one, and reports whether it does. Nobody is sent changes of the past.
func (v *view) noted(sc *shared, s *api.State) (changed bool) {
	if !sc.past {
		return v.parts.Note(v.state, s, v.rev+1)
	}
	if v.state == nil {
		return true
	}
	was := *v.state
	was.Rev = s.Rev
	return !reflect.DeepEqual(&was, s)
}

// updateLog brings the log up to date, and returns the number of the first new or changed line, or -1.
func (v *view) updateLog(f *fight) int {
	n := len(v.log)
	keep := sort.Search(len(v.lines), func(i int) bool { return v.lines[i].last >= v.events })
	keep = max(keep-1, 0) // the last line may be a way that continues
	from := 0
	if keep < len(v.lines) {
		from = min(v.lines[keep].first, v.events) // what was not logOf before it may be now
	}
	var log []api.Line
	events := f.s.Events()
	v.lines = v.lines[:keep]
	for _, l := range f.lineEvents(v.audience, from) {
		v.lines = append(v.lines, line{l.First, l.Last})
		log = append(log, f.line(v.audience, &l))
	}
	v.events = len(events)
	same := 0
	for same < min(n-keep, len(log)) && sameLine(&v.log[keep+same], &log[same]) {
		same++
	}
	changed := keep + same
	v.log = append(v.log[:changed], log[same:]...)
	if changed == n && changed == len(v.log) {
		return -1
	}
	return changed
}
