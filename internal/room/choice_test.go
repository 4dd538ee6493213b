package room_test

import (
	"slices"
	"strings"
	"testing"

	"fray/api"
	"fray/table"
)

// mostState is how many bytes of JSON a page is sent at most with the largest question of the packs: spells for areas, in three dimensions.
const mostState = 96 << 10

// TestAreas: the asked seat, and no other, gets the cells that a wide choice touches; they do not come with the question.
func TestAreas(t *testing.T) {
	s := newFixture(t).start(api.Create{Encounter: "three-towers", Seed: 7, Seats: map[string]string{"wardens": "player"}})
	var q *api.Question
	for {
		q = s.settled().Question
		if i := slices.IndexFunc(q.Choices, func(c table.Choice) bool { return c.Wide }); i >= 0 {
			break
		}
		must(t, s.answer("wardens", api.Answer{Key: "end"}))
	}
	var c client
	if c.take(t, s, "wardens"); c.size > mostState || len(q.Choices) < 1000 {
		t.Errorf("%d choices take %d bytes", len(q.Choices), c.size)
	}
	i := slices.IndexFunc(q.Choices, func(c table.Choice) bool { return strings.HasPrefix(c.Key, "cast:furnace-door:") })
	a, err := s.Area(t.Context(), s.who["wardens"], q.ID, q.Choices[i].Key)
	must(t, err)
	if len(a.Cells) < 2 || !slices.Contains(a.Cells, q.Choices[i].Cell) {
		t.Errorf("%s touches %v", q.Choices[i].Key, a.Cells)
	}
	a, err = s.Area(t.Context(), s.who["wardens"], q.ID, "end")
	if err != nil || a.Cells == nil || len(a.Cells) > 0 {
		t.Errorf("the end of a turn touches %v, %v", a.Cells, err)
	}
	_, err = s.Area(t.Context(), s.who["spectator"], q.ID, q.Choices[i].Key)
	wants(t, err, api.CodeNotAsked)
	_, err = s.Area(t.Context(), s.who["wardens"], "1000", q.Choices[i].Key)
	wants(t, err, api.CodeStale)
	_, err = s.Area(t.Context(), s.who["wardens"], q.ID, "fly")
	wants(t, err, api.CodeNotListed)
}
