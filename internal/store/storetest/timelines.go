package storetest

import (
	"bytes"
	"testing"

	"github.com/google/go-cmp/cmp"

	"fray/api"
	"fray/internal/store"
)

func timeline(viewer, data string) store.Timeline {
	return store.Timeline{Viewer: viewer, Data: []byte(data)}
}

// testTimelines checks which timelines are accepted, that later ones replace them, and what deletes them.
func testTimelines(t *testing.T, d Driver) {
	p := d.Empty(t)
	s := d.open(t, p)
	create(t, s, "one", link("one", "g", api.RoleGM))
	is(t, "two lines", s.Append(t.Context(), "one", 1, []byte("a"), []byte("b")), nil)
	is(t, "the largest", s.PutTimelines(t.Context(), "one", 3, []store.Timeline{{Viewer: "gm", Data: make([]byte, store.MaxTimeline)}}), nil)
	is(t, "two", s.PutTimelines(t.Context(), "one", 3, []store.Timeline{timeline("gm", "all"), timeline("seat grüne Räuber", "\x00\xff")}), nil)
	for why, tt := range map[string]struct {
		table string
		lines int
		all   []store.Timeline
		want  error
	}{
		"an earlier line": {"one", 2, []store.Timeline{timeline("gm", "x")}, store.ErrConflict},
		"a later line":    {"one", 4, []store.Timeline{timeline("gm", "x")}, store.ErrConflict},
		"no lines":        {"one", 0, []store.Timeline{timeline("gm", "x")}, store.ErrInvalid},
		"none":            {"one", 3, nil, store.ErrInvalid},
		"no viewer":       {"one", 3, []store.Timeline{timeline("", "x")}, store.ErrInvalid},
		"invalid viewer":  {"one", 3, []store.Timeline{timeline("\xff", "x")}, store.ErrInvalid},
		"no data":         {"one", 3, []store.Timeline{timeline("gm", "")}, store.ErrInvalid},
		"a viewer twice":  {"one", 3, []store.Timeline{timeline("gm", "x"), timeline("gm", "y")}, store.ErrInvalid},
		"too long":        {"one", 3, []store.Timeline{{Viewer: "gm", Data: make([]byte, store.MaxTimeline+1)}}, store.ErrTooLong},
		"missing table":   {"none", 3, []store.Timeline{timeline("gm", "x")}, store.ErrNotFound},
	} {
		is(t, why, s.PutTimelines(t.Context(), tt.table, tt.lines, tt.all), tt.want)
	}
	is(t, "close", s.Close(), nil)
	s = d.open(t, p)
	read := func(why, viewer, want string) {
		t.Helper()
		got, err := s.Timeline(t.Context(), "one", viewer)
		wantErr := error(nil)
		if want == "" {
			wantErr = store.ErrNotFound
		}
		is(t, why, err, wantErr)
		if !bytes.Equal(got, []byte(want)) {
			t.Errorf("%s: the timeline is %q, not %q", why, got, want)
		}
	}
	all, err := s.Timelines(t.Context(), "one")
	if diff := cmp.Diff([]store.Timeline{timeline("gm", "all"), timeline("seat grüne Räuber", "\x00\xff")}, all); diff != "" || err != nil {
		t.Errorf("%v %s", err, diff)
	}
	all, err = s.Timelines(t.Context(), "none")
	if len(all) != 0 || err != nil {
		t.Errorf("a missing table has timelines %v: %v", all, err)
	}
	read("the game master", "gm", "all")
	read("a seat", "seat grüne Räuber", "\x00\xff")
	read("another viewer", "spectator", "")
	_, err = s.Timeline(t.Context(), "none", "gm")
	is(t, "missing table", err, store.ErrNotFound)
	is(t, "other ones", s.PutTimelines(t.Context(), "one", 3, []store.Timeline{timeline("gm", "new")}), nil)
	read("replaced", "gm", "new")
	read("gone", "seat grüne Räuber", "")
	is(t, "another line", s.Append(t.Context(), "one", 3, []byte("c")), nil)
	read("after another line", "gm", "")
	is(t, "put again", s.PutTimelines(t.Context(), "one", 4, []store.Timeline{timeline("gm", "again")}), nil)
	is(t, "delete", s.Delete(t.Context(), "one"), nil)
	create(t, s, "one")
	read("after deleting the table", "gm", "")
}
