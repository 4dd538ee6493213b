package property

import (
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"hash"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"fray/table"
)

// Pinned plays fights at random, always the same ones, and compares every text of them with a golden file of the package. With
// update it writes the file.
func Pinned(t *testing.T, k *Kit, update bool) {
	t.Helper()
	golden(t, "testdata/play.golden", k.pinnedPlay(t), update)
}

// PinnedRefusals tries nonsense of encounters, always the same, and compares how often each refusal comes up with a golden file.
func PinnedRefusals(t *testing.T, k *Kit, update bool) {
	t.Helper()
	golden(t, "testdata/refusals.golden", k.pinnedRefusals(t), update)
}

// The sizes of what is pinned: enough to meet nearly every text, and a second or so of work.
const (
	pinnedFights = 16 // or more, if the kit says so
	pinnedInputs = 80
	pinnedSetups = 500
)

// pinnedPlay is a line for each of some fights: how long it was, and a digest of all texts.
func (k *Kit) pinnedPlay(t rapid.TB) string {
	var b strings.Builder
	b.WriteString("# Fights played at random: inputs, events, and a digest of all texts. Written by go test -run TestPinned -update.\n")
	for seed := range uint64(max(k.Fights, pinnedFights)) {
		src := NewSource(nil, seed+1)
		s := table.NewSession(k.game(t, src), table.Options{Seed: table.Practice(seed + 1)})
		r, digest := &Roller{Rng: src.Rng, T: t}, sha256.New()
		for range pinnedInputs {
			if s.Open() == nil {
				break
			}
			digestOpen(digest, s)
			if r.Rng.Below(20) == 0 {
				_ = s.Adjust(k.decree(&r.Rng, s.Game())) // refused if it makes no sense
				continue
			}
			playFor(t, s, r, 1)
		}
		for _, e := range s.Events() {
			fmt.Fprintln(digest, s.Game().Book().ID(e.Rule), s.Game().Text(&e))
		}
		digestViews(t, digest, s.Game())
		fmt.Fprintf(&b, "fight %d: %d inputs, %d events, %x\n", seed+1, len(s.Inputs()), len(s.Events()), digest.Sum(nil)[:8])
	}
	return b.String()
}

// digestOpen adds the open question: its prompt, its default, the options of each group, and what the greedy bot picks.
func digestOpen(digest hash.Hash, s *table.Session) {
	q, game := s.Open(), s.Game()
	fmt.Fprintln(digest, game.Book().QuestionName(q.Kind), game.Prompt(q), game.Key(q, q.Default()), game.Key(q, game.Best(q)))
	groups := q.Groups()
	for i := range groups {
		for _, o := range groups[i].Forms() {
			fmt.Fprintf(digest, "%d %+v\n", groups[i].Len(), game.Describe(q, o))
		}
	}
}

// digestViews adds what each seat sees.
func digestViews(t rapid.TB, digest hash.Hash, g table.Game) {
	for seat := range g.Cast().Seats {
		text, err := json.Marshal(table.See(g, table.Seat(seat)))
		if err != nil {
			t.Fatal(err)
		}
		digest.Write(text)
	}
}

// What differs from one encounter to the next in a refusal.
var (
	quotedPart = regexp.MustCompile(`"[^"]*"`)
	numberPart = regexp.MustCompile(`-?[0-9]+`)
)

// pinnedRefusals counts the refusals of encounters in which some things were changed, and those that are good with a digest of
// what their seats see.
func (k *Kit) pinnedRefusals(t rapid.TB) string {
	counts, good, digest := map[string]int{}, 0, sha256.New()
	for seed := range uint64(pinnedSetups) {
		g, problems := k.rules(t).New(k.mutant(t, NewSource(nil, seed+1)))
		for _, p := range problems {
			text := lastKey(p.Path) + ": " + numberPart.ReplaceAllString(quotedPart.ReplaceAllString(p.Why, `"..."`), "N")
			counts[text]++
		}
		if g != nil {
			good++
			digestViews(t, digest, g)
		}
	}
	var b strings.Builder
	fmt.Fprintf(&b, "# Encounters with some nonsense: how often each refusal comes up. Written by go test -run TestPinned -update.\ngood: %d, %x\n", good, digest.Sum(nil)[:8])
	for _, text := range slices.Sorted(maps.Keys(counts)) {
		fmt.Fprintf(&b, "%d  %s\n", counts[text], text)
	}
	return b.String()
}

// lastKey is the key at the end of a path, with the section that it is in.
func lastKey(path string) string {
	keys := strings.FieldsFunc(numberPart.ReplaceAllString(path, ""), func(r rune) bool { return r == '.' || r == '[' || r == ']' })
	if len(keys) < 2 {
		return strings.Join(keys, "")
	}
	return keys[0] + " " + keys[len(keys)-1]
}
