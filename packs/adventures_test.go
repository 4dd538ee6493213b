package packs_test

import (
	"context"
	"testing"

	"fray/sim"
)

// TestEveryAdventureIsPlayed: greedy bots reach every fight, and the party sometimes wins the last one and sometimes
// loses. `go test -v ./packs` prints how far the party comes.
func TestEveryAdventureIsPlayed(t *testing.T) {
	adventures := 100
	if testing.Short() {
		adventures = 20
	}
	lib := library(t)
	for _, e := range lib.Adventures() {
		t.Run(e.Name, func(t *testing.T) {
			read, err := lib.Adventure(e.Name)
			if err != nil {
				t.Fatal(err)
			}
			a := sim.Adventure{Name: read.Name, Party: read.Party, Next: read.NextGame}
			for _, f := range read.Fights {
				a.Fights = append(a.Fights, sim.Leg{Name: f.Name, Rest: f.Rest, Game: f.Game})
			}
			r, err := sim.RunAdventure(context.Background(), sim.Config{Fights: adventures, Seed: 1}, a)
			if err != nil {
				t.Fatal(err)
			}
			for i, f := range r.Fights {
				if f.Played == 0 || f.CutOff > 0 {
					t.Errorf("fight %d, %s: played %d times, %d of them without an end", i+1, f.Name, f.Played, f.CutOff)
				}
			}
			if r.Through == 0 || r.Through == r.Played {
				t.Errorf("the party comes through in %d of %d", r.Through, r.Played)
			}
			t.Log(r.Text())
		})
	}
}
