package sim_test

import (
	"context"
	"fmt"

	"fray/bot"
	"fray/pack"
	"fray/sim"
)

// Fifty fights of a bundled encounter, the greedy bot against the random one. The report is the same for any number of
// workers: the seed of trial i depends only on the run's seed and i.
func ExampleRun() {
	lib, err := pack.Bundled()
	if err != nil {
		fmt.Println(err)
		return
	}
	bridge, err := lib.Encounter("bridge")
	if err != nil {
		fmt.Println(err)
		return
	}
	c := sim.Config{
		Match:  sim.Match{Game: bridge.Game, Bots: []bot.Player{bot.Greedy{}, bot.Random{}}},
		Fights: 50, Seed: 7, Workers: 1,
	}
	alone, err := sim.Run(context.Background(), c)
	if err != nil {
		fmt.Println(err)
		return
	}
	c.Workers = 4
	together, err := sim.Run(context.Background(), c)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(alone.Encounter+":", alone.Sides[0].Name, "against", alone.Sides[1].Name)
	fmt.Println("all fights counted:", alone.Sides[0].Wins+alone.Sides[1].Wins+alone.Draws == alone.Fights)
	fmt.Println("the same by four workers:", alone.Checksum == together.Checksum)
	// Output:
	// Harrow Ford bridge: wardens against reavers
	// all fights counted: true
	// the same by four workers: true
}

// An invalid run is refused with the reason.
func ExampleRun_refused() {
	_, err := sim.Run(context.Background(), sim.Config{Fights: 10})
	fmt.Println(err)
	// Output: simulation: there is no game to play
}
