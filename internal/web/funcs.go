package web

import (
	"fmt"
	"html/template"
	"net/url"
	"slices"
	"strings"
	"time"

	"fray/api"
	"fray/internal/draw"
	"fray/table"
)

// funcs are what templates call.
func (s *Site) funcs() template.FuncMap {
	return template.FuncMap{
		"asset":   func(source string) string { return AssetsPath + s.bundles[source].file },
		"icon":    func() string { return AssetsPath + iconFile },
		"inline":  func(source string) string { return string(s.bundles[source].text) },
		"qr":      qrCode,
		"picture": picture,
		"inwords": inWords,
		"preview": preview,
		"sides":   sidesOf,
		"roster":  rosterOf,
		"groups":  groupsOf,
		"asked":   askedOf,
		"answers": answersFor,
		"pips":    pipsOf,
		"budget":  budgetOf,
		"waiting": waitingWords,
		"name":    nameOf,
		"role":    roleWords,
		"upto":    func(n int) []int { return slices.Collect(func(yield func(int) bool) { count(n, yield) }) },
		"reverse": func(ls []api.Line) []api.Line { ls = slices.Clone(ls); slices.Reverse(ls); return ls },
		"rulepath": func(id string) string {
			ruleset, _, _ := strings.Cut(id, ".")
			return "/rules/" + url.PathEscape(ruleset) + "/" + url.PathEscape(id)
		},
		"join":       func(list []string) string { return strings.Join(list, ", ") },
		"plural":     plural,
		"add":        func(a, b int) int { return a + b },
		"signed":     func(n int) string { return strings.Replace(fmt.Sprintf("%+d", n), "-", "−", 1) },
		"luck":       luckWords,
		"default":    func(v, or string) string { return cmpOr(v, or) },
		"level":      levelOf,
		"seatof":     func(c api.Create, seat string) string { return c.Seats[seat] },
		"limits":     func() []int { return []int{30, 60, 120, 300, 900} },
		"limitwords": limitWords,
		"deadline": func(ms int64) string {
			return "An answer is taken by default at " + time.UnixMilli(ms).Format("15:04:05") + "."
		},
		"ruletitle": ruleTitle,
		"encounter": func(e api.Encounter) []sideRow { return sidesOf(api.State{View: table.View{Tokens: e.Tokens}}) },
		"frame":     func(r Replay) (api.State, error) { return r.Film.State(min(max(r.At, 0), len(r.Film.Frames)-1)) },
		"usual":     usual,
		"meta":      metaOf,
	}
}

func count(n int, yield func(int) bool) {
	for i := range n {
		if !yield(i) {
			return
		}
	}
}

func cmpOr(v, or string) string {
	if v == "" {
		return or
	}
	return v
}

// plural is "1 round" or "3 rounds".
func plural(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}

// picture is the map as text, with a mark where a choice leads and beside whoever it is aimed at.
func picture(s api.State) string {
	o := draw.Options{Coords: true, Marks: map[string]string{}, Aims: map[string]string{}}
	if s.Question != nil {
		for _, c := range s.Question.Choices {
			if c.Target != "" {
				o.Aims[c.Target] = draw.MarkTarget
			} else if c.Cell != "" {
				o.Marks[c.Cell] = draw.MarkReach
			}
		}
	}
	return draw.Map(s.View, o)
}

// inWords tells cell by cell what is on the map, for people who do not see pictures.
func inWords(v table.View) []string {
	v.Map.Shape, v.Map.Cols, v.Map.Rows, v.Map.Levels = "", 0, 0, 0 // a shape that draw can only list
	return strings.Split(draw.Map(v, draw.Options{}), "\n")
}

// sideRow is one side: its number gives it a colour and a shape.
type sideRow struct {
	N       int
	Name    string
	Up, All int
	Names   []string
}

// sidesOf are the sides of a state: those of seats first, which do not change with what is seen.
func sidesOf(s api.State) []sideRow {
	var out []sideRow
	find := func(side string) *sideRow {
		for i := range out {
			if out[i].Name == side {
				return &out[i]
			}
		}
		out = append(out, sideRow{N: len(out) % 4, Name: side})
		return &out[len(out)-1]
	}
	for _, gm := range []bool{false, true} { // whoever plays comes first
		for _, seat := range s.Seats {
			if seat.Side != "" && (seat.Name == api.RoleGM) == gm {
				find(seat.Side)
			}
		}
	}
	for i := range s.View.Tokens {
		t, r := &s.View.Tokens[i], find(s.View.Tokens[i].Side)
		r.All++
		r.Names = append(r.Names, t.Name)
		if !t.Down {
			r.Up++
		}
	}
	return out
}

func sideNumber(sides []sideRow, side string) int {
	for _, r := range sides {
		if r.Name == side {
			return r.N
		}
	}
	return 0
}

// nameOf is the name of a combatant, or the id of one that can not be seen.
func nameOf(s api.State, id string) string {
	for i := range s.View.Tokens {
		if s.View.Tokens[i].ID == id {
			return s.View.Tokens[i].Name
		}
	}
	return id
}

func roleWords(y api.You) string {
	switch y.Role {
	case api.RoleGM:
		return "game master"
	case api.RoleSeat:
		return y.Seat
	default:
		return "spectator"
	}
}

// waitingWords say who is waited for, and for what.
func waitingWords(s api.State) string {
	switch {
	case s.View.Over && s.View.Winner != "":
		return "Won by " + s.View.Winner
	case s.View.Over:
		return "A draw"
	case s.Fault != "":
		return "The game has stopped"
	case s.Paused:
		return "Paused"
	case s.Question != nil && s.Question.Mine && s.You.Role == api.RoleSeat:
		return "Your answer is waited for"
	case len(s.Waiting.Seats) > 0:
		return "Waiting for " + strings.Join(s.Waiting.Seats, " and ")
	default:
		return "The bots are at it"
	}
}

// usual says who plays a seat if nothing is chosen for it.
func usual(e api.Encounter, seat string) string {
	sides := sidesOf(api.State{View: table.View{Tokens: e.Tokens}})
	switch {
	case seat == api.RoleGM:
		return "nobody: the rules decide"
	case len(sides) > 0 && sides[0].Name == seat:
		return "a person"
	case slices.ContainsFunc(sides, func(r sideRow) bool { return r.Name == seat }):
		return "the greedy bot"
	default:
		return "as usual"
	}
}

// luckWords say how lucky dice were: in standard deviations, with a word.
func luckWords(hundredths int) string {
	word := "as expected"
	switch n := max(hundredths, -hundredths); {
	case n >= 200:
		word = "very "
	case n >= 100:
		word = ""
	default:
		return word
	}
	if hundredths > 0 {
		return word + "lucky"
	}
	return word + "unlucky"
}

// limitWords say a time in seconds.
func limitWords(seconds int) string {
	if seconds%60 == 0 {
		return plural(seconds/60, "minute")
	}
	return plural(seconds, "second")
}

// levelOf says how much is left: plenty, half, little.
func levelOf(m table.Meter) string {
	switch {
	case m.Value*4 <= m.Max:
		return "little"
	case m.Value*2 <= m.Max:
		return "half"
	default:
		return "plenty"
	}
}

// ruleTitle is the title of a rule, or its id where that is not known.
func ruleTitle(title func(string) string, id string) string {
	if title == nil {
		return id
	}
	return cmpOr(title(id), id)
}

// meta is what the script has to know that is in no state.
type meta struct {
	Players []string `json:"players"`
	Kinds   []string `json:"kinds"`
	Verbs   []string `json:"verbs"`
	Branch  bool     `json:"branch"`
}

func metaOf(t Table) meta { return meta{t.Players, t.Kinds, t.Verbs, t.Branch} }
