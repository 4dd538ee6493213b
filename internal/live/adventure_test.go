package live_test

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"fray/internal/duel"
	"fray/internal/live"
	"fray/internal/recordfile"
	"fray/pack"
	"fray/table"
)

// bots seats a bot everywhere in the duel.
func bots() live.Seating { return live.Seating{"red": "greedy", "blue": "random"} }

// road returns an adventure of three fighters. Each fight has the given number of goblins, with a rest between fights.
func road(t *testing.T, goblins ...int) *pack.Adventure {
	t.Helper()
	p := &table.Plan{Name: "The Road", Ruleset: "duel", Party: []string{"fighter-1", "fighter-2", "fighter-3"}}
	for i, n := range goblins {
		setup, err := pack.Encode(&duel.Setup{Fighters: 3, Goblins: n})
		if err != nil {
			t.Fatal(err)
		}
		p.Fights = append(p.Fights, table.Leg{Rest: [...]string{"", "quick", "full"}[i], Name: "fight " + string(rune('a'+i)), Setup: setup})
	}
	a, err := pack.DecodeAdventure(duelRules(), p)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// setOut starts an adventure that is recorded in a new file.
func setOut(t *testing.T, a *pack.Adventure, seating live.Seating) (*live.Adventure, string) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "road.jsonl")
	j, err := live.StartAdventure(a, live.Config{Seating: seating, Seed: 5, Record: path})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { j.Table().Close() }) //nolint:errcheck // some tests close it themselves
	return j, path
}

// toTheEnd lets bots play the adventure to its end.
func toTheEnd(t *testing.T, j *live.Adventure) {
	t.Helper()
	for {
		advance(t, j.Table())
		h, err := j.Ahead()
		if err != nil {
			t.Fatal(err)
		}
		if !h.More() {
			break
		}
		if _, err := j.Next(); err != nil {
			t.Fatal(err)
		}
	}
	if !j.Over() {
		t.Fatal("the adventure is not over")
	}
	if err := j.Table().Close(); err != nil {
		t.Fatal(err)
	}
}

func bytesOf(t *testing.T, path string) []byte {
	t.Helper()
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// prove checks the text of an adventure's record.
func prove(t *testing.T, text []byte) ([]*table.Session, error) {
	t.Helper()
	row, err := table.ReadRow(bytes.NewReader(text))
	if err != nil {
		return nil, err
	}
	return live.ProveAdventure(row, find)
}

// Each fight starts with the state that the party had after the fight before, and one chain of hashes covers all fights.
func TestAdventureIsOneRecord(t *testing.T) {
	j, path := setOut(t, road(t, 1, 2, 1), bots())
	toTheEnd(t, j)
	if n, of := j.Fight(); n != 3 || of != 3 {
		t.Fatalf("ended in fight %d of %d", n, of)
	}
	row, err := recordfile.Read(path)
	if err != nil {
		t.Fatal(err)
	}
	all, err := live.ProveAdventure(row, find)
	if err != nil || len(all) != 3 {
		t.Fatalf("%d fights proved: %v", len(all), err)
	}
	var hp [3][]int
	for i, rec := range row.Records {
		var setup duel.Setup
		if err := json.Unmarshal(rec.Header.Setup, &setup); err != nil {
			t.Fatal(err)
		}
		hp[i] = setup.HP
	}
	var tally table.Tally
	all[0].Game().Tally(&tally)
	want := []int{min(13, max(1, tally.Left[0])+4), min(13, max(1, tally.Left[1])+4), min(13, max(1, tally.Left[2])+4)}
	if hp[0] != nil || !slices.Equal(hp[1], want) || hp[2] != nil {
		t.Errorf("the fights start with %v; want none, %v, none", hp, want)
	}
	if row.Records[1].Header.After != all[0].LastHash() || row.Records[0].Header.After != table.BaseHash(row.Base) {
		t.Error("the chain of hashes is broken")
	}
}

// After a crash within a fight or between two, bots complete the adventure with an identical record.
func TestAdventureResumesAfterACrashAtAnyByte(t *testing.T) {
	j, path := setOut(t, road(t, 1, 2, 1), bots())
	toTheEnd(t, j)
	whole := bytesOf(t, path)
	lines := bytes.SplitAfter(whole, []byte("\n"))
	least := len(lines[0]) + len(lines[1])
	sizes := []int{}
	for size := least; size < len(whole); size += 211 {
		sizes = append(sizes, size)
	}
	at := 0
	for _, l := range lines { // before and after the header and the end of each fight, and in them
		if at > least && (bytes.HasPrefix(l, []byte(`{"fray"`)) || bytes.HasPrefix(l, []byte(`{"end"`))) {
			sizes = append(sizes, at, at+9, at+len(l))
		}
		at += len(l)
	}
	for _, size := range sizes {
		if err := os.WriteFile(path, whole[:size], 0o600); err != nil {
			t.Fatal(err)
		}
		r, err := live.Resume(path, find, bots(), nil)
		if err != nil {
			t.Fatalf("%d bytes: %v", size, err)
		}
		if torn := whole[size-1] != '\n'; r.Torn != torn {
			t.Errorf("%d bytes: torn is %v", size, r.Torn)
		}
		toTheEnd(t, r.Adventure)
		if !bytes.Equal(whole, bytesOf(t, path)) {
			t.Fatalf("%d bytes: the record differs", size)
		}
	}
}

func TestChangedAdventureIsRefused(t *testing.T) {
	j, path := setOut(t, road(t, 1, 2, 1), bots())
	toTheEnd(t, j)
	whole := string(bytesOf(t, path))
	other, otherPath := setOut(t, road(t, 1, 3, 1), bots())
	toTheEnd(t, other)
	fights := strings.SplitAfter(whole, `}}`+"\n") // the end of each fight
	others := strings.SplitAfter(string(bytesOf(t, otherPath)), `}}`+"\n")
	change := func(text, from, to string) string {
		if !strings.Contains(text, from) {
			t.Fatalf("%s is not in the record", from)
		}
		return strings.Replace(text, from, to, 1)
	}
	plan, _, _ := strings.Cut(whole, "\n")
	for name, test := range map[string]struct{ text, want string }{
		"unchanged":            {whole, ""},
		"the party's wounds":   {change(whole, `"hp":[`, `"hp":[1`), "does not start with the state that the previous one left"},
		"the plan":             {change(whole, `"goblins":2`, `"goblins":1`), "this fight follows hash"},
		"the seed":             {change(whole, `"seed":"5"`, `"seed":"6"`), "this fight follows hash"},
		"an end":               {change(whole, `"rounds":`, `"rounds":9`), "the record ends with"},
		"a fight of another":   {fights[0] + others[1], "this fight follows hash"},
		"a fight is left out":  {fights[0] + fights[2], "this fight follows hash"},
		"a fight is too many":  {whole + fights[2], "fight 4 begins, but the adventure has 3"},
		"a fight is not over":  {change(whole, `{"end"`, `{"undo":2}`+"\n"+`{"end"`), "the fight is over, but it "},
		"a fight breaks off":   {strings.Join(cutLines(fights[0], 3), "") + fights[1], "fight 2 starts before the previous one is over"},
		"no fight":             {plan + "\n", "the header of the adventure's first fight is missing"},
		"another ruleset":      {change(whole, `"ruleset":"duel"`, `"ruleset":"chess"`), `there is no ruleset "chess"`},
		"a plan without party": {change(whole, `"party":["fighter-1","fighter-2","fighter-3"]`, `"party":[]`), "the plan has no party"},
		"a strange setup":      {change(whole, `"setup":{"fighters"`, `"setup":{"fighter"`), "the adventure cannot be played: fight 1, fight a: setup: "},
	} {
		_, err := prove(t, []byte(test.text))
		if test.want == "" && err != nil || test.want != "" && (err == nil || !strings.Contains(err.Error(), test.want)) {
			t.Errorf("%s: the error is %v; want %q", name, err, test.want)
		}
	}
}

// A fight whose terms do not hold is skipped: it has no record, and the proof skips it too.
func TestAdventureSkips(t *testing.T) {
	a := road(t, 1, 12, 1)
	a.Fights[0].As, a.Fights[1].As = "gate", "gate"
	a.Fights[1].Unless = []string{"gate"}
	j, path := setOut(t, a, bots())
	advance(t, j.Table())
	if h, err := j.Ahead(); err != nil || h.Summary() != "a full rest, then fight c" {
		t.Fatalf("%+v: %v", h, err)
	}
	toTheEnd(t, j)
	if n, of := j.Fight(); n != 2 || of != 2 {
		t.Errorf("ended in fight %d of %d", n, of)
	}
	text := bytesOf(t, path)
	if all, err := prove(t, text); err != nil || len(all) != 2 {
		t.Errorf("%d fights proved: %v", len(all), err)
	}
	other := bytes.Replace(text, []byte(`"unless":["gate"]`), []byte(`"unless":["gaet"]`), 1)
	if _, err := prove(t, other); err == nil {
		t.Error("a plan with other terms is proved")
	}
}

// cutLines returns the first n lines of a text.
func cutLines(text string, n int) []string { return strings.SplitAfter(text, "\n")[:n] }

func TestAdventureEndsWithDefeat(t *testing.T) {
	j, path := setOut(t, road(t, 12, 1), live.Seating{"red": "random", "blue": "greedy"})
	advance(t, j.Table())
	h, err := j.Ahead()
	if err != nil || h.Continues || h.More() || !j.Over() {
		t.Fatalf("%+v: %v", h, err)
	}
	if diff := cmp.Diff([]string{"The party does not continue: The Road ends here."}, h.Lines(j.Name())); diff != "" {
		t.Error(diff)
	}
	if _, err := j.Next(); err == nil {
		t.Error("a defeated party continues")
	}
	if _, err := prove(t, bytesOf(t, path)); err != nil {
		t.Error(err)
	}
}

// The next fight starts only after the end of the current one, and an undo at the end changes the state of the party.
func TestAdventureBetweenFights(t *testing.T) {
	j, path := setOut(t, road(t, 1, 1), live.Seating{"red": live.Player})
	if h, err := j.Ahead(); h != nil || err != nil {
		t.Fatalf("%+v is known before the fight: %v", h, err)
	}
	if _, err := j.Next(); err == nil {
		t.Fatal("the next fight starts before the end of this one")
	}
	win(t, j.Table())
	h, err := j.Ahead()
	if err != nil || h.Name != "fight b" || h.Rest != "quick" || h.Summary() != "a quick rest, then fight b" || len(h.Party) != 3 || !strings.Contains(h.Party[0], ": HP ") {
		t.Fatalf("%+v: %v", h, err)
	}
	if _, err := j.Table().Undo(1); err != nil {
		t.Fatal(err)
	}
	if again, err := j.Ahead(); again != nil || err != nil {
		t.Fatalf("%+v is known during the fight: %v", again, err)
	}
	if err := j.Table().Adjust(table.Adjustment{Do: "end", What: "fighters", Why: "a test"}); err != nil {
		t.Fatal(err)
	}
	if err := j.Table().StandBy("opportunity=default"); err != nil {
		t.Fatal(err)
	}
	next, err := j.Next()
	if err != nil || next != j.Table() || next.Name() != "fight b" {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]string{"opportunity=default"}, next.StandingItems()); diff != "" {
		t.Error(diff)
	}
	advance(t, next)
	if err := next.Answer("end"); err != nil {
		t.Fatal(err)
	}
	copied := filepath.Join(t.TempDir(), "copy.jsonl")
	if err := next.Save(copied); err != nil {
		t.Fatal(err)
	}
	for _, p := range []string{path, copied} {
		all, err := prove(t, bytesOf(t, p))
		if err != nil || len(all) != 2 || len(all[1].Inputs()) != 1 {
			t.Errorf("%s: %d fights: %v", p, len(all), err)
		}
	}
}

// win answers with the best choice until the fight is over.
func win(t *testing.T, tb *live.Table) {
	t.Helper()
	for {
		advance(t, tb)
		if _, over := tb.Over(); over {
			return
		}
		g, q := tb.Game(), tb.Session().Open()
		if err := tb.Answer(g.Describe(q, g.Best(q)).Key); err != nil {
			t.Fatal(err)
		}
	}
}

func TestAdventureRefusals(t *testing.T) {
	if _, err := live.StartAdventure(road(t, 1), live.Config{Seating: live.Seating{"green": "greedy"}}); err == nil || !strings.Contains(err.Error(), "there is no seat green") {
		t.Errorf("the error is %v; want an unknown seat", err)
	}
	j, path := setOut(t, road(t, 1, 1), bots())
	if err := j.Table().Close(); err != nil {
		t.Fatal(err)
	}
	if _, err := live.StartAdventure(road(t, 1), live.Config{Record: path}); err == nil {
		t.Error("a record was overwritten")
	}
	if _, err := live.Resume(path, find, live.Seating{"green": "greedy"}, nil); err == nil || !strings.Contains(err.Error(), "there is no seat green") {
		t.Errorf("the error is %v; want an unknown seat", err)
	}
	if _, err := table.ReadRecord(bytes.NewReader(bytesOf(t, path))); err == nil {
		t.Error("an adventure is read as one fight")
	}
}
