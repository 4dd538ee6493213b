package room_test

import (
	"errors"
	"maps"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"fray/api"
	"fray/internal/room"
	"fray/pack"
	"fray/table"
)

// library is what is bundled.
var library = sync.OnceValues(pack.Bundled)

// fixture is a registry over a store in memory.
type fixture struct {
	t        testing.TB
	store    *memory
	registry *room.Registry
	c        room.Config
}

func newFixture(t testing.TB, with ...func(*room.Config)) *fixture {
	t.Helper()
	lib, err := library()
	if err != nil {
		t.Fatal(err)
	}
	h := &fixture{t: t, store: newMemory()}
	h.c = room.Config{Store: h.store, Library: lib, Compute: time.Hour} // a busy machine computes for long
	for _, f := range with {
		f(&h.c)
	}
	h.open()
	t.Cleanup(func() { h.registry.Close() })
	return h
}

// open opens a registry over what the store has; the one before it is closed.
func (h *fixture) open() {
	if h.registry != nil {
		h.registry.Close()
	}
	h.registry = room.NewRegistry(h.c)
}

// sat is a table with its viewers by name: gm, the seats, spectator.
type sat struct {
	*fixture
	id    string
	links map[string]api.Link
	who   map[string]room.Viewer
	undo  []api.Code // codes by which an undo may be refused
	*room.Room
}

// start starts a table.
func (h *fixture) start(c api.Create) *sat {
	h.t.Helper()
	if c.Seed == 0 {
		c.Seed = 7
	}
	made, err := h.registry.Create(h.t.Context(), c)
	if err != nil {
		h.t.Fatal(err)
	}
	return h.sitting(made)
}

// watched starts tables, each with a page of a spectator that stays open.
func (h *fixture) watched(tables int) (all []*sat) {
	h.t.Helper()
	for range tables {
		s := h.start(bridge())
		s.settled()
		if _, err := s.Watch(s.who["spectator"]); err != nil {
			h.t.Fatal(err)
		}
		all = append(all, s)
	}
	return all
}

// sitting is a new table that all have come in at.
func (h *fixture) sitting(made api.Created) *sat {
	h.t.Helper()
	s := &sat{fixture: h, id: made.Table, links: map[string]api.Link{}, who: map[string]room.Viewer{}}
	for _, l := range made.Links {
		name := l.Role
		if l.Role == api.RoleSeat {
			name = l.Seat
		}
		s.links[name] = l
	}
	s.enter()
	return s
}

// enter comes in by all links.
func (s *sat) enter() {
	s.t.Helper()
	for name, l := range s.links {
		r, v, err := s.registry.Enter(s.t.Context(), l.Token)
		if err != nil {
			s.t.Fatalf("%s cannot enter: %v", name, err)
		}
		s.Room, s.who[name] = r, v
	}
}

// again opens a new registry over the same store, and enters again.
func (s *sat) again() {
	s.t.Helper()
	s.open()
	s.enter()
}

// replayed is again without a snapshot: the record is replayed.
func (s *sat) replayed() {
	s.t.Helper()
	s.registry.Close()
	s.store.forgetSnapshots(s.id)
	s.again()
}

// state is what somebody sees, with the whole log.
func (s *sat) state(who string) *api.State {
	s.t.Helper()
	shown, err := s.State(s.t.Context(), s.who[who])
	if err != nil {
		s.t.Fatalf("%s sees nothing: %v", who, err)
	}
	state := *shown
	state.Log, state.LogFrom = append(s.log(who, 0, state.LogFrom), state.Log...), 0
	return &state
}

// log is the lines that somebody sees from one number to another, page by page.
func (s *sat) log(who string, from, to int) []api.Line {
	s.t.Helper()
	all := []api.Line{}
	for from < to {
		lines, err := s.Log(s.t.Context(), s.who[who], from, to)
		if err != nil || len(lines) == 0 {
			s.t.Fatalf("%s sees %d lines from %d to %d: %v", who, len(lines), from, to, err)
		}
		all, from = append(all, lines...), from+len(lines)
	}
	return all
}

// states are what all see. The rev is left out: it only ever goes up.
func (s *sat) states() map[string]api.State {
	s.t.Helper()
	all := map[string]api.State{}
	for name := range s.links {
		state := *s.state(name)
		state.Rev = api.Rev{}
		all[name] = state
	}
	return all
}

// answer gives an answer of somebody, to the question that is open now if none is named.
func (s *sat) answer(who string, a api.Answer) error {
	s.t.Helper()
	if a.Question == "" {
		if q := s.state("gm").Question; q != nil {
			a.Question = q.ID
		}
	}
	return s.Answer(s.t.Context(), s.who[who], a)
}

// byDefault answers the open question by its default.
func (s *sat) byDefault() {
	s.t.Helper()
	q := s.state("gm").Question
	if q == nil {
		s.t.Fatal("nobody is asked anything")
	}
	if err := s.answer("gm", api.Answer{Question: q.ID, Key: q.Default}); err != nil {
		s.t.Fatal(err)
	}
}

// sameStates fails if anybody sees something else, but for the numbers of choices.
func sameStates(t testing.TB, was, is map[string]api.State) {
	t.Helper()
	was, is = unnumbered(was), unnumbered(is)
	if !reflect.DeepEqual(was, is) { // much faster than what shows the difference
		t.Fatalf("what is seen has changed (-was +is):\n%s", cmp.Diff(was, is))
	}
}

// unnumbered returns states without the numbers of choices, which a fight that is opened again does not know.
func unnumbered(states map[string]api.State) map[string]api.State {
	out := maps.Clone(states)
	for name, s := range out {
		if s.Question == nil {
			continue
		}
		q := *s.Question
		q.Rows, q.Choices = nil, slices.SortedFunc(slices.Values(q.Choices), func(a, b table.Choice) int { return strings.Compare(a.Key, b.Key) })
		s.Question = &q
		out[name] = s
	}
	return out
}

// wants fails if the error is not a refusal of this code.
func wants(t testing.TB, err error, code api.Code) {
	t.Helper()
	var no *room.Refusal
	if !errors.As(err, &no) || no.Code != code {
		t.Errorf("the error is %v (%T); a refusal as %s was expected", err, err, code)
	}
}

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// bridge is a table of flow where both sides are people's.
func bridge() api.Create {
	return api.Create{Encounter: "bridge", Seats: map[string]string{"wardens": "player", "reavers": "player"}}
}

// turns are the seat whose turn it is at a bridge, and the one whose it is not.
func (s *sat) turns() (asked, other string) {
	s.t.Helper()
	for len(s.settled().Waiting.Seats) != 1 || s.state("gm").Question.Kind != "turn" {
		s.byDefault()
	}
	if asked = s.state("gm").Waiting.Seats[0]; asked == "wardens" {
		return asked, "reavers"
	}
	return asked, "wardens"
}
