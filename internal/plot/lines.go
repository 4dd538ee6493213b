package plot

import (
	"slices"
	"strconv"
)

// Interval is a share with its interval, in thousandths.
type Interval struct{ Share, Low, High int }

// Series is a line of a chart.
type Series struct {
	Name   string
	Points []Interval // one for each x
}

// Lines draws series of shares over whole numbers, each with the band of its intervals.
func Lines(title, label string, xs []int, series []Series) string {
	c := begin(width, height, title)
	y := func(share int) int { return top + plotHeight - share*plotHeight/1000 }
	x := func(i int) int {
		if len(xs) < 2 || xs[len(xs)-1] == xs[0] {
			return left + plotWidth/2
		}
		return left + (xs[i]-xs[0])*plotWidth/(xs[len(xs)-1]-xs[0])
	}
	for _, share := range []int{0, 250, 500, 750, 1000} {
		c.line("grid", left, y(share), width-right, y(share))
		c.text(left-6, y(share)+4, tickText, "end", strconv.Itoa(share/10)+" %")
	}
	c.line("axis", left, top+plotHeight, width-right, top+plotHeight)
	each := (len(xs)-1)/maxTicks + 1
	for i := 0; i < len(xs); i += each {
		c.text(x(i), height-bottom+16, tickText, "middle", strconv.Itoa(xs[i]))
	}
	c.text(left+plotWidth/2, height-8, labelSize, "middle", label)
	for k, s := range series {
		var band, line [][2]int
		for i, p := range s.Points {
			band = append(band, [2]int{x(i), y(p.High)})
			line = append(line, [2]int{x(i), y(p.Share)})
		}
		for i, p := range slices.Backward(s.Points) {
			band = append(band, [2]int{x(i), y(p.Low)})
		}
		c.points("polygon", colorOf(k), band)
		c.points("polyline", colorOf(k), line)
	}
	legend(c, series)
	return c.end()
}

// maxTicks is how many numbers stand below an axis at most.
const maxTicks = 12

// legend writes the names of the series at the upper right.
func legend(c *canvas, series []Series) {
	for k, s := range series {
		y := top + 6 + 16*k
		c.rect(colorOf(k), width-right-150, y, 10, 10)
		c.text(width-right-134, y+9, tickText, "start", s.Name)
	}
}
