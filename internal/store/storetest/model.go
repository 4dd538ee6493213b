package storetest

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"testing"
	"time"

	"pgregory.net/rapid"

	"fray/api"
	"fray/internal/store"
)

// model is a store in memory to compare drivers with.
type model struct {
	tables map[string]*modelTable
	hashes map[[32]byte]bool
}

type modelTable struct {
	store.Table
	lines []string
	links []store.Link
	snaps []store.Snapshot // the oldest first

	timeline string // of the GM; empty: there is none
}

// ids are the IDs of the model's tables, and linkIDs those of the links of each.
var (
	ids     = []string{"a", "b", "c"}
	linkIDs = []string{"x", "y", "z"}
)

// testModel runs random calls against the store and the model, reopens the store in between, and compares.
func testModel(t *testing.T, d Driver) {
	rapid.Check(t, func(r *rapid.T) {
		m := &model{map[string]*modelTable{}, map[[32]byte]bool{}}
		p := d.Empty(t)
		s := d.open(t, p)
		defer func() { is(t, "close", s.Close(), nil) }()
		for range rapid.IntRange(1, 25).Draw(r, "steps") {
			id := rapid.SampledFrom(ids).Draw(r, "table")
			what := rapid.SampledFrom([]string{"create", "append", "append", "append", "undo", "snapshot", "snapshot", "timeline", "update", "link", "link", "use", "revoke", "delete", "reopen"}).Draw(r, "do")
			if what == "reopen" {
				is(t, "close", s.Close(), nil)
				s = d.open(t, p)
			} else {
				m.step(t, r, s, what, id)
			}
			for _, id := range ids {
				m.compare(t, r, s, id)
			}
		}
	})
}

// step makes one call to both.
func (m *model) step(t *testing.T, r *rapid.T, s store.Store, what, id string) {
	tb, there := m.tables[id]
	want := error(nil)
	if there == (what == "create") {
		want = map[bool]error{true: store.ErrExists, false: store.ErrNotFound}[there]
	}
	var got error
	switch what {
	case "create":
		n := sample(id)
		n.Created = begin().Add(time.Duration(len(m.hashes)) * time.Second)
		n.Branch = rapid.SampledFrom([]string{"", "", "a", "b"}).Draw(r, "of")
		if want == nil && n.Branch != "" && m.tables[n.Branch] == nil {
			want = store.ErrNotFound
		}
		if got = s.Create(t.Context(), n, [][]byte{[]byte("head")}, nil); want == nil {
			m.tables[id] = &modelTable{Table: kept(n), lines: []string{"head"}}
		}
	case "append", "undo":
		at := rapid.IntRange(1, 6).Draw(r, "at")
		line := rapid.StringMatching(`[a-z]{1,9}`).Draw(r, "line")
		keep := rapid.IntRange(0, 4).Draw(r, "keep")
		if what == "undo" {
			line = fmt.Sprintf(`{"undo":%d}`, keep)
		}
		switch {
		case want == nil && at != tb.Lines:
			want = store.ErrConflict
		case want == nil:
			tb.lines, tb.Lines, tb.timeline = append(tb.lines, line), tb.Lines+1, ""
			if what == "undo" {
				tb.undo(keep)
			}
		}
		got = s.Append(t.Context(), id, at, []byte(line))
	case "snapshot":
		snap := snapshot(rapid.IntRange(1, 6).Draw(r, "lines"), 0)
		snap.Inputs = rapid.IntRange(0, snap.Lines-1).Draw(r, "inputs")
		switch {
		case want == nil && snap.Lines != tb.Lines:
			want = store.ErrConflict
		case want == nil:
			tb.put(snap)
		}
		got = s.PutSnapshot(t.Context(), id, snap)
	case "timeline":
		lines := rapid.IntRange(1, 6).Draw(r, "lines")
		switch {
		case want == nil && lines != tb.Lines:
			want = store.ErrConflict
		case want == nil:
			tb.timeline = fmt.Sprint("seen at ", lines)
		}
		got = s.PutTimelines(t.Context(), id, lines, []store.Timeline{timeline("gm", fmt.Sprint("seen at ", lines))})
	case "update":
		limit := rapid.IntRange(0, 99).Draw(r, "limit")
		if got = s.Update(t.Context(), id, func(x *store.Table) error { x.Limit = limit; return nil }); want == nil {
			tb.Limit = limit
		}
	case "link":
		l := store.Link{ID: rapid.SampledFrom(linkIDs).Draw(r, "link"), Table: id, Role: api.RoleSeat, Created: begin().UTC()}
		l.Seat = rapid.SampledFrom([]string{"wardens", "reavers"}).Draw(r, "seat")
		l.Hash = sha256.Sum256([]byte(rapid.SampledFrom([]string{"1", "2", "3", "4"}).Draw(r, "token")))
		l.Unused = rapid.Bool().Draw(r, "unused")
		var revoked []string
		switch {
		case want == nil && (m.hashes[l.Hash] || tb.link(l.ID) != nil):
			want = store.ErrExists
		case want == nil:
			revoked = tb.revokeOthers(l, l.Unused)
			tb.links, m.hashes[l.Hash] = append(tb.links, l), true
		}
		var gone []string
		gone, got = s.Reissue(t.Context(), l)
		sameLinks(r, revoked, gone)
	case "use":
		l := rapid.SampledFrom(linkIDs).Draw(r, "link")
		var revoked []string
		switch {
		case want == nil && (tb.link(l) == nil || tb.link(l).Revoked):
			want = store.ErrNotFound
		case want == nil && tb.link(l).Unused:
			tb.link(l).Unused = false
			revoked = tb.revokeOthers(*tb.link(l), false)
		}
		var gone []string
		gone, got = s.UseLink(t.Context(), id, l)
		sameLinks(r, revoked, gone)
	case "revoke":
		l := rapid.SampledFrom(linkIDs).Draw(r, "link")
		switch {
		case want == nil && tb.link(l) == nil:
			want = store.ErrNotFound
		case want == nil:
			tb.link(l).Revoked = true
		}
		got = s.Revoke(t.Context(), id, l)
	case "delete":
		if got = s.Delete(t.Context(), id); want == nil {
			m.forget(id)
		}
	}
	if (want == nil && got != nil) || !errors.Is(got, want) {
		r.Fatalf("%s of %s: the error is %v, not %v", what, id, got, want)
	}
}

// forget deletes a table with its links and branches.
func (m *model) forget(id string) {
	for _, l := range m.tables[id].links {
		delete(m.hashes, l.Hash)
	}
	delete(m.tables, id)
	for _, of := range ids {
		if t := m.tables[of]; t != nil && t.Branch == id {
			m.forget(of)
		}
	}
}
