package draw

import (
	"fmt"
	"regexp"
	"strings"

	"fray/table"

	"github.com/charmbracelet/x/ansi"
)

// Headline shows the round, the number of standing combatants of each side, and the banners. Sides have the case of their
// glyphs.
func Headline(v table.View, o Options) string {
	return strings.Join(flow("", headline(v, true, o), o.pick(" · ", " | "), "  ", o.Width), "\n")
}

// HeadlineRow is the headline in one line. Where that is too long, what banners add in brackets is left out, which the map shows, then
// the sides, which the roster shows.
func HeadlineRow(v table.View, o Options) string {
	between := o.pick(" · ", " | ")
	short := v
	short.Banners = make([]string, len(v.Banners))
	for i, b := range v.Banners {
		short.Banners[i] = bracketed.ReplaceAllString(b, "")
	}
	for _, parts := range [][]string{headline(v, true, o), headline(short, true, o), headline(v, false, o)} {
		if whole := strings.Join(parts, between); ansi.StringWidth(whole) <= o.Width {
			return whole
		}
	}
	return clip(strings.Join(headline(short, false, o), between), o.Width, o)
}

// bracketed finds what a banner adds in brackets.
var bracketed = regexp.MustCompile(` \([^)]*\)`)

// headline returns the parts of the headline, with or without the sides.
func headline(v table.View, sides bool, o Options) []string {
	title := fmt.Sprintf("Round %d", v.Round)
	switch {
	case v.Over && v.Winner != "":
		title = "Won by " + v.Winner
	case v.Over:
		title = "A draw"
	}
	parts := []string{o.paint(strong, title)}
	if sides {
		for n, side := range Sides(v) {
			parts = append(parts, standing(v, n, side, o))
		}
	}
	return append(parts, v.Banners...)
}

// standing is the name of the n-th side, with how many of its combatants are up.
func standing(v table.View, n int, side string, o Options) string {
	up, all := 0, 0
	for i := range v.Tokens {
		if t := &v.Tokens[i]; t.Side == side && !t.Hidden {
			all++
			if !t.Down {
				up++
			}
		}
	}
	name := v.SideName(side)
	if n%2 == 0 {
		name = strings.ToUpper(name)
	}
	return o.paint(sideStyle(n), name) + fmt.Sprintf(" %d/%d", up, all)
}
