package rulestest

import (
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"hash"
	"maps"
	"path"
	"slices"
	"strings"

	"fray/table"
)

// Recording is what scenarios show of a ruleset beyond what they expect: which rule rolls which dice, what each kind of
// question answers by default, all texts, and the words of options. A ruleset keeps it in a golden file, so that a change
// of any of it is noticed without a word in a scenario.
type Recording struct {
	dice     map[string]bool           // rule and dice
	defaults map[string]map[string]int // by kind of question: how often which verb is the default
	words    map[string]map[string]bool
	texts    hash.Hash
	names    map[string]bool // of the case under way
	cast     int             // combatants of it when they were gathered
}

// newRecording returns an empty recording.
func newRecording() *Recording {
	return &Recording{
		dice: map[string]bool{}, defaults: map[string]map[string]int{}, words: map[string]map[string]bool{}, texts: sha256.New(),
	}
}

// roll notes a roll.
func (r *Recording) roll(p *player, roll *table.Roll) {
	if r == nil {
		return
	}
	dice := diceText(roll)
	switch roll.Read {
	case table.Highest:
		dice += fmt.Sprintf(", the highest %d", roll.Keep)
	case table.Lowest:
		dice += fmt.Sprintf(", the lowest %d", roll.Keep)
	case table.TensLow:
		dice += ", the lowest"
	case table.TensHigh:
		dice += ", the highest"
	default: // the sum
	}
	r.dice[p.book().ID(roll.Rule)+" "+dice] = true
	r.say(p.s.Game().RollText(roll))
}

// question notes the open question, if there is one: its texts, its default and the words of its options.
func (r *Recording) question(p *player) {
	q := p.s.Open()
	if r == nil || q == nil {
		return
	}
	if n := len(p.cast().Combatants); r.names == nil || r.cast != n {
		r.names, r.cast = p.names(), n
	}
	kind, game := p.kind(q), p.s.Game()
	count(r.defaults, kind, p.book().VerbName(q.Default().Verb))
	r.say(kind, p.book().ID(q.Rule), game.Prompt(q), p.key(q, q.Default()))
	groups := q.Groups()
	for i := range groups {
		for _, o := range groups[i].Forms() {
			r.option(game.Describe(q, o), p.book().VerbName(o.Verb))
		}
	}
}

// option notes an option that is open, and the words of its verb.
func (r *Recording) option(c table.Choice, verb string) {
	r.say(c.Key, c.Label, c.Group, c.Cost, c.Rule, c.Target, c.Cell, strings.Join(c.Warnings, "; "))
	for _, w := range choiceTokens(c) {
		if !isName(w, r.names) {
			add(r.words, verb, w)
		}
	}
}

// mostDegrees is more than the degrees of success of any ruleset.
const mostDegrees = 8

// end notes the events of a case that is played, with who they are about and who gets them, the degrees of
// success, the hit points, and the views.
func (r *Recording) end(p *player) {
	if r == nil {
		return
	}
	game := p.s.Game()
	for _, e := range p.s.Events() {
		won, contest := game.Contest(&e)
		r.say(p.book().ID(e.Rule), game.Text(&e), fmt.Sprint(e.Who, e.Target, e.To, contest, won))
		for _, m := range e.Mods {
			r.say(p.book().ID(m.Rule), game.ModTitle(m))
		}
		if sum, some := against(&e); some && sum != int(e.N[0]) {
			p.fail("%s: what it had to reach is made of %d", game.Text(&e), sum)
		}
	}
	for n := -1; n <= mostDegrees; n++ {
		r.say(game.Degree(n))
	}
	for who := range p.cast().Combatants {
		r.say(fmt.Sprint(game.Health(table.Who(who))))
	}
	for seat := range p.cast().Seats {
		text, err := json.Marshal(table.See(game, table.Seat(seat)))
		if err != nil {
			p.fail("the view of %s cannot be written: %v", p.cast().Seats[seat], err)
		}
		r.say(string(text))
	}
}

// against adds up what the number is made of that a roll had to reach, if it is itemized.
func against(e *table.Event) (sum int, some bool) {
	for _, m := range e.Mods {
		some = some || m.Against
		if m.Against && m.Fate == table.Counts {
			sum += int(m.Value)
		}
	}
	return sum, some
}

// begin forgets the case before.
func (r *Recording) begin() {
	if r != nil {
		r.names = nil
	}
}

// say adds texts to those of the recording.
func (r *Recording) say(texts ...string) {
	for _, text := range texts {
		r.texts.Write(append([]byte(text), 0))
	}
}

func count(all map[string]map[string]int, key, what string) {
	if all[key] == nil {
		all[key] = map[string]int{}
	}
	all[key][what]++
}

func add(all map[string]map[string]bool, key, what string) {
	if all[key] == nil {
		all[key] = map[string]bool{}
	}
	all[key][what] = true
}

// Recordings are the recordings of a ruleset's scenarios, by file.
type Recordings map[string]*Recording

// of is the recording of a file; nil if nothing is recorded.
func (all Recordings) of(file string) *Recording {
	if all == nil {
		return nil
	}
	name := path.Base(file)
	if all[name] == nil {
		all[name] = newRecording()
	}
	return all[name]
}

// Golden writes all but the words: the dice of all files, then the defaults and a digest of the texts of each.
func (all Recordings) Golden() string {
	dice := map[string]bool{}
	for _, r := range all {
		maps.Copy(dice, r.dice)
	}
	var b strings.Builder
	b.WriteString("# What the scenarios show beyond what they expect. Written by go test -run TestScenarios -update.\n\n# dice: which rule rolls what\n")
	for _, line := range slices.Sorted(maps.Keys(dice)) {
		fmt.Fprintf(&b, "%s\n", line)
	}
	for _, file := range slices.Sorted(maps.Keys(all)) {
		r := all[file]
		fmt.Fprintf(&b, "\n# %s: texts %x, defaults of questions\n", file, r.texts.Sum(nil)[:8])
		for _, kind := range slices.Sorted(maps.Keys(r.defaults)) {
			fmt.Fprintf(&b, "%s:", kind)
			for _, verb := range slices.Sorted(maps.Keys(r.defaults[kind])) {
				fmt.Fprintf(&b, " %s %d", verb, r.defaults[kind][verb])
			}
			b.WriteString("\n")
		}
	}
	return b.String()
}

// Words writes the words of options as a [WordsFile].
func (all Recordings) Words() string {
	verbs := map[string]map[string]bool{}
	for _, r := range all {
		for verb, words := range r.words {
			for w := range words {
				add(verbs, verb, w)
			}
		}
	}
	var b strings.Builder
	b.WriteString("# The words of the labels and keys of options, by verb. Written by go test -run TestScenarios -update.\n")
	for _, verb := range slices.Sorted(maps.Keys(verbs)) {
		fmt.Fprintf(&b, "%s: %s\n", verb, strings.Join(slices.Sorted(maps.Keys(verbs[verb])), " "))
	}
	return b.String()
}
