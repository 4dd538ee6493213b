package room_test

import (
	"bytes"
	"strings"
	"testing"

	"fray/api"
)

// damaging changes the record of a table in its store, as a bad disk does, and opens the table again.
func (s *sat) damaging(change func(lines [][]byte)) {
	s.t.Helper()
	s.registry.Close()
	change(s.store.lines[s.id])
	s.again()
}

// A damaged table says what is damaged, also to those who only look, and is marked; the game master alone gets its record as
// it is, and deletes it.
func TestDamagedTable(t *testing.T) {
	for name, tt := range map[string]struct {
		change func(lines [][]byte)
		says   string
	}{
		"no JSON":  {func(l [][]byte) { l[2] = []byte(`{"n":2,"secret-`) }, "line 3 of the record of this table is damaged"},
		"no text":  {func(l [][]byte) { l[2] = bytes.Replace(l[2], []byte(`"answer":"`), []byte(`"answer":"\u001b`), 1) }, "line 3 of the record of this table is damaged"},
		"a change": {func(l [][]byte) { l[1] = bytes.Replace(l[1], []byte(`"hash":"`), []byte(`"hash":"00`), 1)[:len(l[1])] }, "line 2 of the record"},
		"tampered": {func(l [][]byte) { l[0] = bytes.Replace(l[0], []byte(`"seed":"7"`), []byte(`"seed":"8"`), 1) }, "does not fit those before it"},
	} {
		t.Run(name, func(t *testing.T) {
			s := newFixture(t).start(bridge())
			for range 3 {
				s.turns()
				s.byDefault()
			}
			s.damaging(tt.change)
			for who, v := range s.who {
				_, err := s.State(t.Context(), v)
				wants(t, err, api.CodeDamaged)
				if err != nil && (!strings.Contains(err.Error(), tt.says) || strings.Contains(err.Error(), "secret") || strings.Contains(err.Error(), "try again")) {
					t.Errorf("%s gets %v", who, err)
				}
				if who == "gm" {
					continue
				}
				_, err = s.Record(t.Context(), v)
				wants(t, err, api.CodeForbidden)
			}
			kept, err := s.store.Table(t.Context(), s.id)
			must(t, err)
			if !kept.Damaged {
				t.Error("the table is not marked")
			}
			file, err := s.Record(t.Context(), s.who["gm"])
			must(t, err)
			if want := append(bytes.Join(s.store.record(s.id), []byte("\n")), '\n'); !bytes.Equal(file, want) {
				t.Errorf("the record is given as %q", file)
			}
			must(t, s.Delete(t.Context(), s.who["gm"]))
			if n, err := s.store.Count(t.Context()); n != 0 || err != nil {
				t.Errorf("%d tables are left: %v", n, err)
			}
		})
	}
}

// A table that was damaged and is mended is played on, and is marked no more.
func TestMendedTable(t *testing.T) {
	s := newFixture(t).start(bridge())
	s.turns()
	s.byDefault()
	line := s.store.record(s.id)[1]
	s.damaging(func(l [][]byte) { l[1] = []byte("{") })
	_, err := s.State(t.Context(), s.who["gm"])
	wants(t, err, api.CodeDamaged)
	s.damaging(func(l [][]byte) { l[1] = line })
	s.byDefault()
	if kept, err := s.store.Table(t.Context(), s.id); err != nil || kept.Damaged {
		t.Errorf("the table is marked: %v, %v", kept.Damaged, err)
	}
}

// What a store cannot read of a table is no reason to try again, and what it can read is given to the game master.
func TestUnreadableTable(t *testing.T) {
	s := newFixture(t).start(bridge())
	s.turns()
	s.registry.Close()
	s.store.damaged = s.id
	s.again()
	_, err := s.State(t.Context(), s.who["spectator"])
	wants(t, err, api.CodeDamaged)
	file, err := s.Record(t.Context(), s.who["gm"])
	must(t, err)
	if len(file) == 0 {
		t.Error("nothing is given")
	}
	must(t, s.Delete(t.Context(), s.who["gm"]))
}
