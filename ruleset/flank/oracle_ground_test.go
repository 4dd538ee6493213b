package flank_test

import (
	"fmt"
	"slices"
	"strings"

	"fray/ruleset/flank"
	"fray/ruleset/rulestest/property"
	"fray/table"
)

// ground is what the oracle knows of the map: walls stand on every level, all else lies on the lowest one.
type ground struct {
	wall, rough, cover, mist map[[2]int]bool
	height                   map[[2]int]int
}

// brokenField is an open field with walls, Difficult Terrain, cover, mist and heights, and perhaps somebody in hiding.
func brokenField(s *property.Source) *flank.Setup {
	in := openField(s)
	taken := map[[2]int]bool{}
	for i := range in.Combatants {
		f := fighter{Combatant: &in.Combatants[i]}
		span, _, _ := f.bulk()
		for n := range span * span {
			taken[[2]int{int(f.At[0]-'0') + n%span, int(f.At[2]-'0') + n/span}] = true
		}
	}
	rows := make([][]byte, 12)
	for y := range rows {
		rows[y] = []byte("............")
		for x := range rows[y] {
			if !taken[[2]int{x, y}] && s.Below(5) == 0 {
				rows[y][x] = "#,;*"[s.Below(4)]
			}
		}
	}
	for z := range in.Map.Squares {
		var b strings.Builder
		for _, row := range rows {
			for _, c := range row {
				if z > 0 && c != '#' {
					c = '.'
				}
				b.WriteByte(c)
			}
			b.WriteByte('\n')
		}
		in.Map.Squares[z] = b.String()
	}
	in.Features = nil
	for i := range 3 { // in three rows, each square once
		at := fmt.Sprintf("%d,%d", s.Below(12), 4*i+s.Below(4))
		if len(in.Map.Squares) > 1 {
			at += ",0"
		}
		in.Features = append(in.Features, flank.Feature{At: []string{at}, Elevation: property.Pick(s, 5, 10, -5)})
	}
	for i := range in.Combatants {
		if total := 5 + s.Below(15); s.Below(3) == 0 {
			optional(in, func() { in.Combatants[i].HiddenAt = &total }, func() { in.Combatants[i].HiddenAt = nil })
		}
	}
	return in
}

// survey reads the map.
func (o *oracle) survey() {
	o.ground = ground{map[[2]int]bool{}, map[[2]int]bool{}, map[[2]int]bool{}, map[[2]int]bool{}, map[[2]int]int{}}
	for y, row := range strings.Split(o.in.Map.Squares[0], "\n") {
		for x, c := range row {
			at := [2]int{x, y}
			switch c {
			case '#':
				o.wall[at] = true
			case ',':
				o.rough[at] = true
			case ';':
				o.cover[at] = true
			case '*':
				o.mist[at] = true
			}
		}
	}
	for _, f := range o.in.Features {
		var at [2]int
		if _, err := fmt.Sscanf(f.At[0], "%d,%d", &at[0], &at[1]); err != nil {
			o.t.Fatal(err)
		}
		o.height[at] = f.Elevation
	}
}

// body is the squares of a combatant at a place.
func (f *fighter) body(at [3]int) (out [][3]int) {
	span, _, _ := f.bulk()
	for n := range span * span * span {
		out = append(out, [3]int{at[0] + n%span, at[1] + n/span%span, at[2] + n/span/span})
	}
	return out
}

// in is whether a combatant has a square among these of the lowest level.
func (f *fighter) in(squares map[[2]int]bool) bool {
	return slices.ContainsFunc(f.body(f.at), func(c [3]int) bool { return c[2] == 0 && squares[[2]int(c[:2])] })
}

// crosses is whether the segment between two points passes through the inside of a cube. The points are in halves of a square.
func crosses(p, q, cube [3]int) bool {
	from, to := [2]int{0, 1}, [2]int{1, 1} // parts of the way
	for i := range 3 {
		d, near, far := q[i]-p[i], 2*cube[i]-p[i], 2*cube[i]+2-p[i]
		switch {
		case d == 0 && (near >= 0 || far <= 0):
			return false
		case d == 0:
			continue
		case d < 0:
			d, near, far = -d, -far, -near
		}
		if near*from[1] > from[0]*d {
			from = [2]int{near, d}
		}
		if far*to[1] < to[0]*d {
			to = [2]int{far, d}
		}
	}
	return from[0]*to[1] < to[0]*from[1]
}

// free is whether a line from a square of the one to a square of the other passes no wall (flank.attack.range).
func (o *oracle) free(a, b table.Who) bool {
	if len(o.wall) == 0 {
		return true
	}
	x, y := &o.all[a], &o.all[b]
	for _, c := range x.body(x.at) {
		for _, d := range y.body(y.at) {
			if o.clear([2]int(c[:2]), [2]int(d[:2])) {
				return true
			}
		}
	}
	return false
}

// clear is whether the line between the middles of two squares goes through no wall, and not between two that touch it.
func (o *oracle) clear(a, b [2]int) bool {
	p, q := [3]int{2*a[0] + 1, 2*a[1] + 1, 1}, [3]int{2*b[0] + 1, 2*b[1] + 1, 1}
	for w := range o.wall {
		if crosses(p, q, [3]int{w[0], w[1], 0}) {
			return false
		}
		for _, v := range [][2]int{{w[0], w[1]}, {w[0] + 1, w[1]}, {w[0], w[1] + 1}, {w[0] + 1, w[1] + 1}} {
			dx, dy, vx, vy := q[0]-p[0], q[1]-p[1], 2*v[0]-p[0], 2*v[1]-p[1]
			if dx*vy != dy*vx || vx*dx+vy*dy <= 0 || vx*vx+vy*vy >= dx*dx+dy*dy {
				continue
			}
			one, other := [2]int{v[0], v[1] - 1}, [2]int{v[0] - 1, v[1]}
			if dx*dy < 0 {
				one, other = [2]int{v[0] - 1, v[1] - 1}, v
			}
			if o.wall[one] && o.wall[other] {
				return false
			}
		}
	}
	return true
}

// behind is whether the line between two combatants passes cover beside the one and none beside the other.
func (o *oracle) behind(a, b table.Who) bool {
	mine, theirs := o.coverBeside(a, a, b), o.coverBeside(b, a, b)
	return mine && !theirs
}

// coverBeside is whether the line between the middles of two combatants passes cover beside one of them.
func (o *oracle) coverBeside(who, a, b table.Who) bool {
	x, y := &o.all[a], &o.all[b]
	m, _, _ := x.bulk()
	n, _, _ := y.bulk()
	p, q := [3]int{2*x.at[0] + m, 2*x.at[1] + m, 2*x.at[2] + m}, [3]int{2*y.at[0] + n, 2*y.at[1] + n, 2*y.at[2] + n}
	if len(o.in.Map.Squares) == 1 { // a drawing of squares has no heights
		p[2], q[2] = 1, 1
	}
	for c := range o.cover {
		if cube := [3]int{c[0], c[1], 0}; o.all[who].beside(cube) && crosses(p, q, cube) {
			return true
		}
	}
	return false
}

// beside is whether a cube is next to a combatant and not part of it.
func (f *fighter) beside(cube [3]int) bool {
	far := 0
	span, _, _ := f.bulk()
	for i := range 3 {
		far = max(far, f.at[i]-cube[i], cube[i]-(f.at[i]+span-1))
	}
	return far == 1
}

// better is whether a combatant has a better position than another (flank.tactical.advantage).
func (o *oracle) better(a, b table.Who) bool {
	x, y := &o.all[a], &o.all[b]
	return o.g.OnFoot(a) && o.g.OnFoot(b) && o.top(a) >= o.top(b)+5 || y.in(o.rough) && !x.in(o.rough) || x.in(o.mist) && !y.in(o.mist) || o.behind(a, b)
}

// top is the height of the ground under a combatant, in feet.
func (o *oracle) top(who table.Who) int {
	f := &o.all[who]
	if f.at[2] > 0 {
		return 0
	}
	most := -1000
	for _, c := range f.body(f.at) {
		if c[2] == 0 {
			most = max(most, o.height[[2]int(c[:2])])
		}
	}
	return most
}
