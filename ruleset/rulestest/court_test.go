package rulestest_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"fray/pack"
	"fray/ruleset"
	"fray/ruleset/rulestest"
	"fray/table"
)

// court is a game with all that duel does not have: the GM is asked, several seats are asked at once, somebody may say
// something out of turn, and a d100 has extra tens dice. Step by step: the GM rules, either advocate begins, and then
// anna has her turn, in which bert may object.
type court struct {
	table.Basic
	step, score int
	sword       bool
	words       string // that came with an answer
}

type courtSetup struct{}

const (
	vYes table.Verb = iota
	vNo
	vBegin
	vPlead
	vObject
)

func (g *court) Beat(t *table.Table) {
	var q *table.Question
	switch g.step {
	case 0:
		q = t.Ask(0, 1, table.Nobody, table.JustSeat(table.GM))
		q.Add(table.Do(vYes))
		q.Add(table.Do(vNo))
	case 1:
		q = t.Ask(1, 1, table.Nobody, table.JustSeat(1)|table.JustSeat(2))
		q.Add(table.Do(vBegin).At(0))
		q.Add(table.Do(vBegin).At(1))
		q.Text = true
	default:
		q = t.Ask(2, 2, 0, table.JustSeat(1))
		q.Add(table.Do(vPlead))
		q.AddFor(table.JustSeat(2), table.Do(vObject))
	}
	o := t.Choose(q)
	t.Say(table.Event{Kind: table.Took, Rule: q.Rule, Who: q.Who, Target: table.Nobody, Option: o})
	if note := t.Note(); note != "" {
		g.words = note
		t.Say(table.Event{Kind: table.Own, Rule: q.Rule, Who: q.Who, Target: table.Nobody})
	}
	if o.Verb == vPlead {
		g.score = t.Roll(&table.Roll{Rule: 2, Count: 1, Sides: 100, Extra: 1, Read: table.TensLow})
		t.Say(table.Event{Kind: table.Rolled, Rule: 2, Who: 0, Target: table.Nobody, N: [4]int32{int32(g.score)}, Faces: t.Faces()})
	}
	if o.Verb == vObject {
		g.score = -1
	}
	g.step++
}

func (g *court) Over() (table.Result, bool)    { return table.Draw, g.step > 3 }
func (g *court) Clone() table.Game             { c := *g; return &c }
func (g *court) CopyFrom(src table.Game)       { *g = *src.(*court) }
func (g *court) AppendState(buf []byte) []byte { return append(buf, byte(g.step), byte(g.score)) }
func (g *court) Tally(*table.Tally)            {}

func (g *court) Adjust(_ *table.Table, a table.Adjustment) error {
	if a.Do != "give" {
		return errors.New("a court knows give")
	}
	g.sword = true
	return nil
}

func (g *court) Book() *table.Book { return courtBook() }

func courtBook() *table.Book {
	return &table.Book{
		Name: "court", Rules: []table.RuleText{{ID: "court.order"}, {ID: "court.plea"}},
		Verbs: table.Verbs("yes", "no", "begin", "plead", "object"), Questions: table.Questions("ruling", "first", "turn"),
		Meters: []table.MeterRow{{Name: "Score Now", Word: "score"}},
	}
}

func (g *court) Cast() *table.Cast {
	return &table.Cast{
		Sides: []string{"a", "b"}, Seats: []string{"gm", "red", "blue"},
		Combatants: []table.Member{{ID: "anna", Side: 0, Seat: 1}, {ID: "bert", Side: 1, Seat: 2}},
	}
}

func (g *court) Prompt(*table.Question) string { return "What now?" }

func (g *court) Key(q *table.Question, o table.Option) string { return g.Describe(q, o).Key }

func (g *court) Describe(_ *table.Question, o table.Option) table.Choice {
	key := courtBook().VerbName(o.Verb)
	if o.Who != table.Nobody {
		key += ":" + g.Cast().Combatants[o.Who].ID
	}
	return table.Choice{Key: key, Label: strings.ReplaceAll(key, ":", " with ")}
}

func (g *court) Text(e *table.Event) string {
	if e.Kind == table.Rolled {
		return fmt.Sprintf("d100%v = %d", e.Faces, e.N[0])
	}
	if e.Kind == table.Own {
		return "says: " + g.words
	}
	return g.Describe(nil, e.Option).Key
}

func (g *court) RollText(*table.Roll) string { return "a plea" }

func (g *court) View(s table.Seat) table.View {
	anna := table.Token{
		ID: "anna", Cell: "bar", Meters: []table.Meter{{Name: "Score Now", Value: g.score}},
		Tags: []table.Tag{{Name: "Calm 2", Until: "the end"}}, Beside: []string{"judge", "bert"},
	}
	if g.sword {
		anna.Holds = []string{"sword (old)"}
	}
	if s == 2 {
		anna.Meters = nil
	}
	return table.View{
		Round: g.step, Tokens: []table.Token{anna, {ID: "bert"}}, Banners: []string{"Patience 3", "Silence in court", "Day: 2"},
		Tracks: []table.Track{{Name: "Trial Length", Value: -1}, {Name: "temper", Who: "bert", Value: 4}},
		Order:  []table.Place{{ID: "anna", Score: 12}},
	}
}

func (g *court) Map([]table.CellView) table.MapView {
	return table.MapView{Cells: []table.CellView{{Name: "bar", Holds: []string{"gavel", "door (open)"}}, {Name: "dock"}}}
}

func courtRules() ruleset.Ruleset {
	return ruleset.Ruleset{
		Name: "court", Book: courtBook(), NewSetup: func() any { return new(courtSetup) },
		NewCreature: func() any { return new(struct{}) },
		New:         func(any) (table.Game, []table.Problem) { return &court{}, nil },
	}
}

// inCourt runs a case that begins with the given lines.
func inCourt(lines string) rulestest.Report {
	text := "ruleset: court\ncases:\n  - name: a plea\n    rules: [court.plea]\n    encounter: {}\n" + lines
	files := fstest.MapFS{"scenarios/court.yaml": {Data: []byte(text)}}
	return rulestest.Run(files, nil, rulestest.Options{Library: pack.New(courtRules())})
}

// TestWhoAnswers: the GM, either of two seats, and a side option out of turn; extra dice; what is given at the first turn.
func TestWhoAnswers(t *testing.T) {
	r := inCourt(`
    given: [{do: give}]
    script:
      - expect: [{asked: gm}, {asks: ruling}, {asks_rule: court.order}, {anna.lacks: sword}]
      - gm: yes
      - bert: begin with anna
      - expect: [{anna.holds: sword}, {asked: anna}, {offered: object}]
      - anna: plead
        dice: [73, 2]
      - expect: [{anna.score: 23}, {rolled: "d100[73 2] = 23"}, {logged: object}]
      - bert: object
    expect:
      - {anna.is: calm 2, anna.not: calm 3}
      - cell: {bar: door}
      - view: {seat: blue, lacks: anna.score, has: anna.tags}
      - over: draw
`)
	// The one thing that is wrong there: nobody has objected by then.
	if len(r.Failures) != 1 || r.Failures[0].Line != 15 || !strings.Contains(r.Failures[0].Why, `expected logged: "object", found yes; begin:anna; plead; d100[73 2] = 23`) {
		t.Errorf("found %v", r.Failures)
	}
}

// TestDecreeInScript has the GM decree something in the middle of the script, and says why it cannot.
func TestDecreeInScript(t *testing.T) {
	r := inCourt(`
    script:
      - gm: yes
      - bert: begin with anna
      - expect: {anna.lacks: sword}
      - decree: {do: give}
    expect: [{anna.holds: sword}]
`)
	if len(r.Failures) > 0 {
		t.Error(r.Failures)
	}
	r = inCourt("    script: [{gm: yes}, {decree: {do: take}}]\n    expect: [{asked: gm}]\n")
	if len(r.Failures) != 1 || !strings.Contains(r.Failures[0].Why, "the GM cannot do this: the adjustment cannot be made: a court knows give") {
		t.Errorf("found %v", r.Failures)
	}
}

// TestSeatsAnswer: where several seats are asked and no combatant is, a seat, a combatant of it, or anyone answers.
func TestSeatsAnswer(t *testing.T) {
	for _, who := range []string{"red", "blue", "anna", "bert", "anyone"} {
		r := inCourt(`
    script:
      - gm: yes
      - expect: {asked: [red, blue]}
      - ` + who + `: begin with bert
        note: Here I stand.
      - expect: {asked: anna, logged: "says: Here I stand.", in_order: [begin, stand], times: {with bert: 0, s: 2, yes: 1}}
      - blue: object
    expect:
      - beside: {anna: [bert, judge], bert: []}
      - in_order: ["yes", Here I, object]
`)
		if len(r.Failures) > 0 {
			t.Errorf("%s: %v", who, r.Failures)
		}
	}
}

// TestInOrder: what the checks of the log and of neighbours say when they fail.
func TestInOrder(t *testing.T) {
	for check, want := range map[string]string{
		`in_order: ["yes", yes]`:              `expected "yes" after "yes", found yes; begin:anna`,
		"in_order: [begin, yes]":              `expected "yes" after "begin", found yes; begin:anna`,
		"in_order: no such line":              `expected "no such line", found yes; begin:anna`,
		"times: {begin: 2}":                   `expected "begin" 2 times, found 1 in yes; begin:anna`,
		"times: {begin: 0}":                   `expected "begin" 0 times, found 1 in`,
		"beside: {bert: anna}":                `expected beside bert: anna, found nothing`,
		"beside: {anna: [bert]}":              `expected beside anna: bert, found bert; judge`,
		"beside: {anna: []}":                  `expected beside anna: nothing, found bert; judge`,
		"beside: {anna: [bert, bert, judge]}": `expected beside anna: bert; bert; judge, found bert; judge`,
		"asked: [anna, bert]":                 `expected asked: anna, bert, found anna`,
	} {
		r := inCourt("    script: [{gm: yes}, {anyone: begin with anna}]\n    expect: [{" + check + "}]\n")
		if len(r.Failures) != 1 || !strings.Contains(r.Failures[0].Why, want) {
			t.Errorf("%s\nfound %v\nexpected %s", check, r.Failures, want)
		}
	}
}

func TestWhoMayNot(t *testing.T) {
	for lines, want := range map[string]string{
		"    script: [{anna: yes}]\n    expect: [{asked: gm}]\n":                                                          "anna: yes: anna is not asked\nopen: gm is asked (ruling, court.order): What now?",
		"    script: [{gm: yes}, {gm: begin with anna}]\n    expect: [{asked: gm}]\n":                                     "gm: begin with anna: gm is not asked\nopen: red or blue is asked",
		"    script: [{anyone: yes}, {red: begin anna}, {red: plead}]\n    expect: [{asked: gm}]\n":                       "red: plead: red is not asked\nopen: anna is asked",
		"    script: [{gm: yes}, {red: begin anna}, {anyone: plead}]\n    expect: [{asked: gm}]\n":                        "anyone: plead: anyone is not asked\nopen: anna is asked",
		"    script: [{gm: yes}, {red: begin anna}, {anna: plead, note: Oh., dice: [1, 2]}]\n    expect: [{asked: gm}]\n": "anna: plead: no text goes with the answer to this question",
		"    script: [{gm: yes}, {anna: begin}]\n    expect: [{asked: gm}]\n":                                             "2 options fit",
		"    script: [{gm: yes}, {anna: begin anna}, {bert: plead}]\n    expect: [{asked: gm}]\n":                         "bert: plead: no open option fits",
		"    script: [{gm: yes}, {anna: begin anna}, {anna: object}]\n    expect: [{asked: gm}]\n":                        "object                       object  (side option of blue)",
		"    script: [{gm: yes}, {anna: begin anna}, {anna: plead, dice: [1]}]\n    expect: [{asked: gm}]\n":              "a die is missing: a plea needs 1d100 and 1d10, and [1] is left",
		"    given: [{do: give}]\n    script: [{gm: yes}]\n    expect: [{asked: gm}]\n":                                   `what is given was never carried out: a question of the kind "turn" never came`,
		"    given: [{do: take}]\n    script: [{gm: yes}, {bert: begin bert}]\n    expect: [{asked: gm}]\n":               "the GM cannot do this: the adjustment cannot be made: a court knows give",
	} {
		r := inCourt(lines)
		if len(r.Failures) != 1 || !strings.Contains(r.Failures[0].Why, want) {
			t.Errorf("%s\nfound %v\nexpected %s", lines, r.Failures, want)
		}
	}
}
