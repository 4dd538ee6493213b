package table_test

import (
	"errors"
	"strings"
	"testing"

	"fray/table"
)

// chess is a game of which only the decrees matter.
type chess struct {
	cast table.Cast
	ran  table.Command
}

func (c *chess) Cast() *table.Cast { return &c.cast }

func (c *chess) ParseCell(name string) (int32, error) {
	if name != "e4" {
		return table.Nowhere, errors.New("there is no square " + name)
	}
	return 44, nil
}

func chessDecrees() []table.DecreeRow[*chess] {
	keep := func(c *chess, _ *table.Table, cmd table.Command) error {
		c.ran = cmd
		return nil
	}
	return []table.DecreeRow[*chess]{
		{Decree: table.Decree{Do: "set", Who: table.Somebody("Who"), What: table.Word("Which", "hp", "ap"), Value: table.Between("To", 0, 20)}, Run: keep},
		{Decree: table.Decree{Do: "set", Who: table.Somebody("Who"), What: table.Word("Which", "lead"), At: table.Somebody("Over")}, Run: keep},
		{Decree: table.Decree{Do: "place", Who: table.Somebody("Who"), At: table.Somewhere("Where").OrNot()}, Run: keep},
		{Decree: table.Decree{Do: "wait", What: table.Word("How", "long", "short").OrNot(), At: table.Between("Rounds", 1, 9).OrNot()}, Run: keep},
		{Decree: table.Decree{Do: "round", Value: table.Between("To", 1, 1)}, Run: keep},
	}
}

// TestRunDecree reads the fields of a decree as its row says, and refuses what the row does not take.
func TestRunDecree(t *testing.T) {
	for _, x := range []struct {
		a    table.Adjustment
		want table.Command
		err  string
	}{
		{a: table.Adjustment{Do: "set", Who: "rook", What: "ap", Value: 20}, want: table.Command{Who: 1, Target: -1, Word: 1, Cell: -1}},
		{a: table.Adjustment{Do: "set", Who: "king", What: "lead", At: "rook"}, want: table.Command{Who: 0, Target: 1, Cell: -1}},
		{a: table.Adjustment{Do: "place", Who: "king", At: "e4"}, want: table.Command{Who: 0, Target: -1, Word: -1, Cell: 44}},
		{a: table.Adjustment{Do: "place", Who: "king"}, want: table.Command{Who: 0, Target: -1, Word: -1, Cell: -1}},
		{a: table.Adjustment{Do: "wait", What: "short", At: "9"}, want: table.Command{Who: -1, Target: -1, Word: 1, Cell: -1, Count: 9}},
		{a: table.Adjustment{Do: "wait"}, want: table.Command{Who: -1, Target: -1, Word: -1, Cell: -1}},
		{a: table.Adjustment{Do: "round", Value: 1}, want: table.Command{Who: -1, Target: -1, Word: -1, Cell: -1}},
		{a: table.Adjustment{Do: "sett"}, err: `unknown decree "sett"; did you mean "set"?`},
		{a: table.Adjustment{Do: "set", Who: "rook", What: "apt"}, err: `set: unknown "apt"; did you mean "ap"?`},
		{a: table.Adjustment{Do: "set", Who: "rook"}, err: `set needs what; expected one of hp, ap, lead`},
		{a: table.Adjustment{Do: "place", Who: "king", What: "fast"}, err: `place takes no what, got "fast"`},
		{a: table.Adjustment{Do: "set", Who: "rok", What: "hp"}, err: `unknown combatant "rok"; did you mean "rook"?`},
		{a: table.Adjustment{Do: "set", What: "hp"}, err: `unknown combatant ""; expected one of king, rook`},
		{a: table.Adjustment{Do: "set", Who: "rook", What: "hp", Value: 21}, err: "set hp 21: want 0 to 20"},
		{a: table.Adjustment{Do: "set", Who: "rook", What: "hp", Value: -1}, err: "set hp -1: want 0 to 20"},
		{a: table.Adjustment{Do: "set", Who: "rook", What: "lead", At: "x"}, err: `at: unknown combatant "x"`},
		{a: table.Adjustment{Do: "place", Who: "rook", At: "z9"}, err: "there is no square z9"},
		{a: table.Adjustment{Do: "wait", At: "10"}, err: `at "10": want a whole number from 1 to 9`},
		{a: table.Adjustment{Do: "round", Value: 2}, err: "round 2: want 1 to 1"},
	} {
		g := &chess{cast: table.Cast{Combatants: []table.Member{{ID: "king"}, {ID: "rook"}}}}
		err := table.RunDecree(chessDecrees(), g, &table.Table{}, x.a)
		if x.err != "" {
			if err == nil || !strings.Contains(err.Error(), x.err) {
				t.Errorf("%v: got error %v, want %s", x.a, err, x.err)
			}
			continue
		}
		x.want.Adjustment = x.a
		if err != nil || g.ran != x.want {
			t.Errorf("%v: got %+v and %v, want %+v", x.a, g.ran, err, x.want)
		}
	}
}
