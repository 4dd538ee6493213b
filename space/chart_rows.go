package space

import "strings"

// gap is the word of a picture where there is no zone.
const gap = "."

// mostPlaces is the most columns or rows a picture of zones may have.
const mostPlaces = 64

// read takes the words of the picture.
func (b *charting) read() {
	if n := len(b.chart.Rows); n > mostPlaces {
		b.fault("rows", "found %d rows, expected at most %d", n, mostPlaces)
		return
	}
	for i, row := range b.chart.Rows {
		words := strings.Fields(row)
		b.rows = append(b.rows, words)
		switch want := len(b.rows[0]); {
		case len(words) == 0:
			b.fault("rows", "row %d is empty, expected ids of zones, or %q for a gap", i+1, gap)
		case len(words) > mostPlaces:
			b.fault("rows", "row %d has %d places, expected at most %d", i+1, len(words), mostPlaces)
		case len(words) != want:
			b.fault("rows", "row %d has %d places, expected %d as in the first row (%q for a gap)", i+1, len(words), want, gap)
		}
	}
}

// picture puts the zones where the rows have them, each once.
func (b *charting) picture() {
	z := b.zones
	if len(b.rows) == 0 {
		return
	}
	z.cols, z.rows = len(b.rows[0]), len(b.rows)
	z.picture = make([]Cell, 0, z.cols*z.rows)
	times := make([]int, len(z.ids))
	for _, row := range b.rows {
		for _, word := range row {
			c := None
			if word != gap {
				c = b.zone("rows", word)
			}
			if c != None {
				times[c]++
			}
			z.picture = append(z.picture, c)
		}
	}
	for c, n := range times {
		if n != 1 {
			b.fault("rows", "found %q %d times, expected every zone once", z.ids[c], n)
		}
	}
}
