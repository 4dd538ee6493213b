package room_test

import (
	"maps"
	"slices"
	"testing"

	"fray/api"
)

// TestEachHasALink: a seat that is parted is played by as many people as it has combatants.
func TestEachHasALink(t *testing.T) {
	wardens := []string{"bastian", "hale", "mara", "wren"}
	for name, c := range map[string]struct {
		seats map[string]string
		want  map[string]string
	}{
		"as usual":    {nil, map[string]string{"mara": "player", "wren": "player", "reavers": "greedy"}},
		"as a whole":  {map[string]string{"wardens": "random", "reavers": "player"}, map[string]string{"mara": "random", "hale": "random", "reavers": "player"}},
		"but for one": {map[string]string{"wardens": "player", "hale": "greedy"}, map[string]string{"mara": "player", "hale": "greedy"}},
	} {
		t.Run(name, func(t *testing.T) {
			s := newFixture(t).start(api.Create{Encounter: "bridge", Seats: c.seats, Each: []string{"wardens"}, Seed: 7})
			if got := slices.Sorted(maps.Keys(s.who)); !slices.Equal(got, []string{"bastian", "gm", "hale", "mara", "reavers", "spectator", "wren"}) {
				t.Errorf("links of %v", got)
			}
			state := s.state("mara")
			if !slices.Equal(state.You.Who, []string{"mara"}) {
				t.Errorf("mara's link plays %v", state.You.Who)
			}
			for _, seat := range state.Seats {
				if want := c.want[seat.Name]; want != "" && seat.Plays != want {
					t.Errorf("%s is played by %s, want %s", seat.Name, seat.Plays, want)
				}
				if slices.Contains(wardens, seat.Name) && !slices.Equal(seat.Who, []string{seat.Name}) {
					t.Errorf("seat %s plays %v", seat.Name, seat.Who)
				}
			}
		})
	}
	_, err := newFixture(t).registry.Create(t.Context(), api.Create{Encounter: "bridge", Each: []string{"gm"}})
	wants(t, err, api.CodeBad)
}
