package pack_test

import (
	"fmt"
	"testing/fstest"

	"fray/pack"
	"fray/ruleset"
	"fray/table"
)

// A bundled encounter, ready to be played.
func Example() {
	lib, err := pack.Bundled()
	if err != nil {
		fmt.Println(err)
		return
	}
	enc, err := lib.Encounter("bridge")
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(enc.Name, "by the rules of", enc.Ruleset.Name)
	s := table.NewSession(enc.Game, table.Options{Seed: table.Practice(1)})
	fmt.Println(s.Game().Cast().Sides)
	// Output:
	// Harrow Ford bridge by the rules of flow
	// [wardens reavers]
}

// All mistakes are reported at once, each with its place and what was expected.
func ExampleErrors() {
	lib := pack.New(ruleset.All()...)
	err := lib.AddBundle(fstest.MapFS{"beasts.yaml": {Data: []byte(`ruleset: flow
creatures:
  wolf:
    hp_max: many
    mele: 60
`)}})
	fmt.Println(err)
	// Output:
	// packs/beasts.yaml:4:13: hp_max: found the text "many"; expected a whole number from 1 to 10000
	// packs/beasts.yaml:5:5: unknown key "mele"; did you mean "melee"?
}

// Nearest finds the known word closest to a mistyped one.
func ExampleNearest() {
	fmt.Println(table.Nearest("swrod", []string{"sword", "shield", "bow"}))
	// Output: sword
}
