package web

import (
	"cmp"
	"fmt"
	"html/template"
	"net/url"
	"slices"
	"strings"
	"time"

	"fray/api"
	"fray/docs"
	"fray/places"
	"fray/table"
)

// funcs returns the functions for templates.
func (s *Site) funcs() template.FuncMap {
	return template.FuncMap{
		"asset":     func(source string) string { return AssetsPath + s.bundles[source].file },
		"icon":      func() string { return AssetsPath + iconFile },
		"qr":        qrCode,
		"picture":   picture,
		"inwords":   inWords,
		"preview":   func(e api.Encounter) template.HTML { return template.HTML(e.Preview) }, //nolint:gosec // drawn by internal/preview: numbers only
		"sides":     sidesOf,
		"roster":    rosterOf,
		"groups":    groupsOf,
		"row":       rowIn,
		"asked":     askedOf,
		"answers":   answersFor,
		"nameof":    func(s api.State, id string) string { return cmp.Or(namesOf(s)[id], id) },
		"budget":    budgetOf,
		"waiting":   waitingWords,
		"role":      roleWords,
		"seatname":  seatName,
		"sidename":  sideName,
		"summary":   func(v table.View, s *api.Summary) sided { return sided{s, v} },
		"seattitle": seatTitle,
		"seat":      func(seat string) string { return seatName(table.View{}, seat) }, // without a fight
		"seatnames": seatNames,
		"sayer":     func(s api.State, by string) string { return titled(seatName(s.View, by)) },
		"spot":      func(v table.View, cell string) string { return places.NewWays(&v, "").Spot(cell) },
		"emotes":    api.Emotes,
		"rulepath": func(id string) string {
			ruleset, _, _ := strings.Cut(id, ".")
			return "/rules/" + url.PathEscape(ruleset) + "/" + url.PathEscape(id)
		},
		"join":       func(list []string) string { return strings.Join(list, ", ") },
		"plain":      table.InWords,
		"plural":     plural,
		"add":        func(a, b int) int { return a + b },
		"signed":     func(n int) string { return strings.Replace(fmt.Sprintf("%+d", n), "-", "−", 1) },
		"luck":       luckWords,
		"default":    cmp.Or[string],
		"level":      levelOf,
		"each":       func(c api.Create, seat string) bool { return slices.Contains(c.Each, seat) },
		"seatof":     func(c api.Create, seat string) string { return c.Seats[seat] },
		"limits":     limitsWith,
		"limitwords": limitWords,
		"deadline": func(ms int64) string {
			return "The default applies at " + time.UnixMilli(ms).UTC().Format("15:04:05 MST") + "."
		},
		"ruletitle": ruleTitle,
		"encounter": encounterSides,
		"frame": func(r Replay) (api.State, error) {
			return r.Timeline.State(min(max(r.At, 0), len(r.Timeline.Frames)-1))
		},
		"usual":    usual,
		"rulesets": groupsOfEncounters,
		"guided":   func(ruleset string) bool { _, ok := docs.Guide(ruleset); return ok },
		"chapters": chaptersOf,
		"passages": passagesOf,
		"meta":     metaOf,
		"sent":     sentOf,
		"twice":    func() []int { return []int{0, 1} },

		"chances":     chancesOf,
		"turning":     turningOf,
		"percent":     percent,
		"points":      points,
		"creatures":   creaturesOf,
		"decreewords": decreeWords,
		"linkrows":    linkRowsOf,
	}
}

// sentOf returns a state for the script, with the question as changes carry it.
func sentOf(s api.State) api.State {
	if s.Question != nil {
		s.Question = s.Question.Pack(s.You)
	}
	return s
}

// meta is what the script needs beyond the state.
type meta struct {
	Players []string `json:"players"`
	Kinds   []string `json:"kinds"`
	Verbs   []string `json:"verbs"`
	Acts    []Act    `json:"acts"`
	Numbers []Number `json:"numbers,omitempty"`
	Pauses  bool     `json:"pauses"` // seats may be asked in the turns of bots
	Branch  bool     `json:"branch"`
	Now     int64    `json:"now"` // in milliseconds, by the clock that deadlines use
}

func metaOf(t Table) meta {
	return meta{t.Players, t.Kinds, t.Verbs, t.Acts, t.Numbers, t.Pauses, t.Branch, time.Now().UnixMilli()}
}
