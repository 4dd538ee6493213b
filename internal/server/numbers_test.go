package server_test

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"html"
	"io"
	"maps"
	"math/rand/v2"
	"net/http"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"fray/api"
	"fray/internal/cli/line"
	"fray/internal/live"
	"fray/internal/present"
	"fray/pack"
	"fray/table"
)

// answersPerFight is how many answers a fight of TestOneNumbering has: several turns.
const answersPerFight = 40

// TestOneNumbering plays the same fight of each ruleset by the API and in the terminal. The form shows the numbers of the API at every
// question, and the terminal, where these numbers are typed, gets to the same answers.
func TestOneNumbering(t *testing.T) {
	h := openServer(t, t.TempDir(), setup{})
	for encounter, seats := range map[string][2]string{
		"skirmish": {"guards", "raiders"}, "fivescore": {"pcs"}, "bank": {"company", "robbers"}, "hollow-way": {"wardens", "crows"}, "kitchen-court": {"palace", "oar"},
	} {
		const seed = 7
		seat, seating := seats[0], map[string]string{seats[0]: "player"}
		if seats[1] != "" {
			seating[seats[1]] = "greedy"
		}
		links := h.start(api.Create{Encounter: encounter, Seats: seating, Seed: seed})
		var typed []string
		random := rand.New(rand.NewPCG(1, seed))
		kept := 0
		numbers := map[string]int{}
		for range answersPerFight {
			q := h.turnOf(links.seats[seat])
			if q == nil {
				break
			}
			h.sameInForm(links.seats[seat], q)
			kept += keep(t, numbers, q)
			number, c := drawnRow(random, q)
			typed = append(typed, strings.TrimSpace(fmt.Sprint(number, " ", aimed(q, c))))
			must(t, h.client(links.seats[seat]).Answer(t.Context(), api.Answer{Question: q.ID, Key: c.Key}))
		}
		raw, err := h.client(links.gm).Record(t.Context())
		must(t, err)
		rec, err := table.ReadRecord(bytes.NewReader(raw))
		must(t, err)
		said, inputs := inTerminal(t, encounter, seating, seed, typed)
		for i, in := range rec.Inputs {
			if in.Seat == "gm" { // only a table asks whether the fight is over
				break
			}
			if i >= len(inputs) || inputs[i].Answer != in.Answer {
				t.Errorf("%s: answer %d is %q at the table and another in the terminal, where %q was typed:\n%s", encounter, i+1, in.Answer, typed, said)
				break
			}
		}
		if kept < 10 {
			t.Errorf("%s: only %d rows came again in a turn", encounter, kept)
		}
	}
}

// TestNumbersOfSeveralSeats: the game master and a terminal with several players see the numbers of the seat whose turn it is, also where others
// may choose something too.
func TestNumbersOfSeveralSeats(t *testing.T) {
	h := openServer(t, t.TempDir(), setup{})
	for encounter, seats := range map[string][]string{"skirmish": {"guards", "raiders"}, "audience": {"oar", "palace"}, "bank": {"company", "robbers"}} {
		seating := map[string]string{seats[0]: "player", seats[1]: "player"}
		const seed = 5
		links := h.start(api.Create{Encounter: encounter, Seats: seating, Seed: seed})
		tb := terminal(t, encounter, seating, seed)
		others := 0
		for range 12 {
			gm, err := h.client(links.gm).State(t.Context())
			must(t, err)
			if gm.Question == nil || len(gm.Waiting.Seats) == 0 {
				break
			}
			seat := gm.Waiting.Seats[0]
			own := h.turnOf(links.seats[seat])
			must(t, tb.Advance(t.Context(), func(live.Move) {}))
			rows, _ := tb.Rows()
			if own.Kind == table.TurnQuestion {
				all, typed := map[string]int{}, map[string]int{}
				for r, choices := range gm.Question.Listed() {
					for _, c := range choices {
						all[c.Key] = r.Number
					}
				}
				for _, r := range rows {
					for _, c := range r.Choices {
						typed[c.Key] = r.Number
					}
				}
				if !maps.Equal(all, typed) {
					t.Errorf("%s: the game master sees %v, and the terminal %v", encounter, all, typed)
				}
				others += len(all)
				for r, choices := range own.Listed() {
					for _, c := range choices {
						others--
						if all[c.Key] != r.Number {
							t.Errorf("%s: %s is %d for %s and %d for the game master", encounter, c.Key, r.Number, seat, all[c.Key])
						}
					}
				}
			}
			key := cmp.Or(own.Default, own.Choices[0].Key)
			if own.Kind == table.TurnQuestion {
				key = own.Choices[0].Key
			}
			must(t, h.client(links.seats[seat]).Answer(t.Context(), api.Answer{Question: own.ID, Key: key}))
			must(t, tb.Answer(key))
		}
		if encounter == "skirmish" && others == 0 {
			t.Error("nobody else could choose anything")
		}
	}
}

// turnOf returns the open question of a link, or nil when the fight is over.
func (h *testServer) turnOf(token string) *api.Question {
	h.t.Helper()
	for range 30 {
		asked, err := h.client(token).Await(h.t.Context(), 10)
		must(h.t, err)
		if asked.Question != nil && asked.Question.Mine {
			return asked.Question
		}
		state, err := h.client(token).State(h.t.Context())
		if must(h.t, err); state.View.Over {
			return nil
		}
		h.t.Fatalf("the seat is not asked: %+v, question %+v", state.Waiting, asked.Question)
	}
	return nil
}

var formRow = regexp.MustCompile(`(?:value="([^"]*)" required> )?<span class="key" aria-hidden="true">(\d+)</span>|name="key" value="([^"]*)" aria-label`)

// sameInForm reports choices whose numbers in the form are not those of the question.
func (h *testServer) sameInForm(token string, q *api.Question) {
	h.t.Helper()
	_, page := h.ask(http.MethodGet, "/t/"+token, "", "", http.Header{"Accept": {"text/html"}})
	form, number := map[string]int{}, 0
	for _, m := range formRow.FindAllStringSubmatch(page, -1) {
		if m[2] != "" {
			number, _ = strconv.Atoi(m[2])
		}
		if key := cmp.Or(m[1], m[3]); key != "" {
			form[html.UnescapeString(key)] = number
		}
	}
	for r, choices := range q.Listed() {
		for _, c := range choices {
			if form[c.Key] != r.Number {
				h.t.Errorf("%s is %d in the API and %d in the form", c.Key, r.Number, form[c.Key])
			}
		}
	}
}

// keep notes the numbers of a turn, and returns how many of them were known. It reports those that changed.
func keep(t *testing.T, numbers map[string]int, q *api.Question) (known int) {
	t.Helper()
	if q.Kind != table.TurnQuestion {
		return 0
	}
	if q.Rows[0].Number == 1 && q.Rows[len(q.Rows)-1].Number == len(q.Rows) { // a turn may begin
		clear(numbers)
	}
	for r, choices := range q.Listed() {
		for _, c := range choices {
			id := c.Group + " " + c.Key // what begins or ceases to bring something may stand in another row
			if was := numbers[id]; was != 0 && was != r.Number {
				t.Errorf("%s was %d and is %d now", id, was, r.Number)
			} else if was != 0 {
				known++
			}
			numbers[id] = r.Number
		}
	}
	return known
}

// drawnRow draws a row that needs no words, and one of its choices. It seldom ends the turn while there is something else.
func drawnRow(random *rand.Rand, q *api.Question) (number int, c table.Choice) {
	type item struct {
		number  int
		choices []table.Choice
	}
	var rows, end []item
	for r, choices := range q.Listed() {
		switch {
		case len(choices) == 0 || choices[0].Key == "speak":
		case choices[0].Key == present.EndKey:
			end = append(end, item{r.Number, choices})
		default:
			rows = append(rows, item{r.Number, choices})
		}
	}
	if len(rows) == 0 || len(end) > 0 && random.IntN(8) == 0 {
		rows = end
	}
	row := rows[random.IntN(len(rows))]
	return row.number, row.choices[random.IntN(len(row.choices))]
}

// aimed is what is typed after the number for a choice among several.
func aimed(q *api.Question, c table.Choice) string {
	for _, choices := range q.Listed() {
		for i := range choices {
			if choices[i].Key == c.Key && len(choices) > 1 {
				return cmp.Or(c.Cell, c.Target, c.Aim)
			}
		}
	}
	return ""
}

// terminal returns the table of an encounter as the terminal has it.
func terminal(t *testing.T, encounter string, seating live.Seating, seed uint64) *live.Table {
	t.Helper()
	lib, err := pack.Bundled()
	must(t, err)
	e, err := lib.Encounter(encounter)
	must(t, err)
	tb, err := live.Start(live.Config{Ruleset: e.Ruleset, Name: e.Name, Setup: e.Setup, Seed: seed, Seating: seating})
	must(t, err)
	return tb
}

// inTerminal plays an encounter in line mode with typed lines, and returns what was said and the inputs.
func inTerminal(t *testing.T, encounter string, seating live.Seating, seed uint64, typed []string) (said string, inputs []table.Input) {
	t.Helper()
	tb := terminal(t, encounter, seating, seed)
	var out bytes.Buffer
	must(t, line.Play(t.Context(), tb, line.Host{
		In: strings.NewReader(strings.Join(typed, "\n")), Out: &out, Echo: true,
		Glances:  func(context.Context) map[string]present.Glance { return nil },
		Odds:     func(context.Context, string) (string, error) { return "", io.EOF },
		Farewell: func() string { return "" },
	}))
	return out.String(), tb.Session().Inputs()
}
