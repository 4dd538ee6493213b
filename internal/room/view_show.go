package room

import (
	"bytes"
	"slices"
	"sync"

	"fray/api"
	"fray/table"
)

// Shown is an api.Change as JSON. It is shared: do not change it.
type Shown struct {
	Rev  api.Rev
	JSON []byte
}

// whole returns the state with the last lines of the log.
func (v *view) whole() *api.State {
	s := *v.state
	s.LogFrom = max(0, len(v.log)-shownLines)
	s.Log = slices.Clone(v.log[s.LogFrom:])
	return &s
}

// draft is memory for writing a change, to be used again.
type draft struct{ set, text []byte }

var drafts = sync.Pool{New: func() any { return new(draft) }}

// changes returns what a client with the revision since lacks: everything if this view does not know the revision.
func (v *view) changes(since api.Rev) (*Shown, error) {
	n := since.N
	if since.Epoch != v.epoch || n > v.rev {
		n = 0
	}
	if s := v.shown[n]; s != nil {
		return s, nil
	}
	c := api.Change{Rev: v.state.Rev, Since: api.Rev{Epoch: v.epoch, N: n}, Log: v.logSince(n)}
	if n == 0 {
		c.Since = api.Rev{}
	}
	d := drafts.Get().(*draft)
	defer drafts.Put(d)
	var err error
	if d.set, err = v.parts.Since(d.set[:0], v.state, n); err != nil {
		return nil, err
	}
	c.Set = d.set
	if d.text, err = c.AppendJSON(d.text[:0]); err != nil {
		return nil, err
	}
	s := &Shown{Rev: c.Rev, JSON: bytes.Clone(d.text)}
	if len(v.shown) < shownChanges {
		v.shown[n] = s
	}
	return s, nil
}

// logSince returns what a client with the rev n, or with 0 nothing, lacks of the log; nil: nothing.
func (v *view) logSince(n int) *api.LogChange {
	if n == 0 {
		s := v.whole()
		return &api.LogChange{From: s.LogFrom, Lines: s.Log}
	}
	from, changed := v.lineSince(n)
	if !changed {
		return nil
	}
	out := &api.LogChange{From: from}
	if page := len(v.log) - logPage; from < page {
		out.From, out.Reset = page, true
	}
	out.Lines = v.log[out.From:]
	return out
}

// frame returns the state without what is the same as in the state of rev since; since 0: with everything.
func (v *view) frame(since int) *api.State {
	s := *v.state
	if since > 0 {
		s.LogFrom, _ = v.lineSince(since)
		s.SameMap = v.mapAt <= since
	}
	s.Log = slices.Clone(v.log[s.LogFrom:])
	if s.SameMap {
		s.View.Map = table.MapView{Shape: s.View.Map.Shape, Cells: []table.CellView{}}
	}
	return &s
}

// outdate clears the cached changes: hardly any is used again.
func (f *fight) outdate() {
	for _, v := range f.views {
		v.shown = map[int]*Shown{}
	}
}
