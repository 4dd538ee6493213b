package odds_test

import (
	"math/big"
	"strings"
	"testing"

	"fray/bot"
	"fray/internal/duel"
	"fray/odds"
	"fray/table"
)

// refereed is the duel with words for what it rolls: an attack is a contest, and a degree has a name.
type refereed struct{ *duel.Game }

func (g refereed) Clone() table.Game        { return refereed{g.Game.Clone().(*duel.Game)} }
func (g refereed) CopyFrom(from table.Game) { g.Game.CopyFrom(from.(refereed).Game) }
func (g refereed) Degree(n int) string      { return "a rolled " + big.NewInt(int64(n)).String() }
func (g refereed) Contest(e *table.Event) (won, ok bool) {
	return e.Kind == table.Hit, e.Kind == table.Hit || e.Kind == table.Missed
}

// TestReferee: a game that tells of contests and names its degrees has both in its odds.
func TestReferee(t *testing.T) {
	s := table.NewSession(refereed{duel.New(duel.Yardstick())}, table.Options{Seed: table.Practice(1)})
	q := until(t, s, bot.Greedy{}, func(q *table.Question) bool { return q.Who < 4 && lists(duel.Attack)(q) })
	o, _ := first(q, duel.Attack)
	r := estimate(t, s, o, odds.Options{})
	if len(r.Contests) != 1 {
		t.Fatalf("%d contests, want the attack", len(r.Contests))
	}
	c := r.Contests[0]
	if c.Rule != "duel.attack" || c.Won.Exact.Cmp(big.NewRat(11, 20)) != 0 || c.Lost.Exact.Cmp(big.NewRat(9, 20)) != 0 {
		t.Errorf("%+v", c)
	}
	text := r.Text()
	for _, want := range []string{"(Attack): wins 55.0 %, loses 45.0 %", "a rolled 20 5.0 %"} {
		if !strings.Contains(text, want) {
			t.Errorf("the text lacks %q:\n%s", want, text)
		}
	}
}
