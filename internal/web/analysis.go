package web

import (
	"fmt"
	"slices"
	"strings"

	"fray/api"
	"fray/sim"
)

// The size of the graph of an analysis.
const (
	chanceWide = 600
	chanceHigh = 160
)

// certain is the highest chance.
const certain = 10_000

// chanceLine is how the chance of one side went.
type chanceLine struct {
	Side       string
	N          int // sets the color
	Path       string
	Start, End string
}

// turningRow is a turning point in words.
type turningRow struct {
	*api.TurningPoint
	From, To string // chance of the first side
	X        int    // in the graph
}

// chancesOf returns the lines of the graph of an analysis, with a side's color as on the map.
func chancesOf(s api.State, a *api.Analysis) []chanceLine {
	sides := sidesOf(s)
	var out []chanceLine
	for k, side := range a.Sides {
		line := chanceLine{Side: sideName(s.View, side), N: k % 4, Start: percent(a.Course[0].Sides[k]), End: percent(a.Course[len(a.Course)-1].Sides[k])}
		if i := slices.IndexFunc(sides, func(r sideRow) bool { return r.ID == side }); i >= 0 {
			line.N = sides[i].N
		}
		var path strings.Builder
		for i, c := range a.Course {
			to := 'L'
			if i == 0 {
				to = 'M'
			}
			fmt.Fprintf(&path, "%c%d %d", to, chanceX(a, c.Inputs), chanceHigh-chanceHigh*c.Sides[k]/certain)
		}
		line.Path = path.String()
		out = append(out, line)
	}
	return out
}

// turningOf returns the turning points of an analysis.
func turningOf(a *api.Analysis) []turningRow {
	var out []turningRow
	for i := range a.Turning {
		t := &a.Turning[i]
		at := slices.IndexFunc(a.Course, func(c api.Chances) bool { return c.Inputs >= t.Inputs })
		if at < 0 {
			continue
		}
		to := a.Course[at].Sides[0]
		out = append(out, turningRow{t, percent(to - t.Swing), percent(to), chanceX(a, t.Inputs)})
	}
	return out
}

// chanceX is where a number of inputs is in the graph.
func chanceX(a *api.Analysis, inputs int) int {
	return chanceWide * inputs / max(1, a.Course[len(a.Course)-1].Inputs)
}

// percent writes hundredths of a percent as whole percents.
func percent(n int) string { return sim.Percent(float64(min(max(n, 0), certain))/certain, 0) }

// points writes a difference of chances in percentage points.
func points(n int) string {
	if n < 0 {
		return fmt.Sprintf("−%d", (50-n)/100)
	}
	return fmt.Sprintf("+%d", (n+50)/100)
}
