package plot

import "strconv"

// Bar is one bar of a chart.
type Bar struct {
	Name string
	Interval
}

// Bars draws shares as bars, one below the other, with their intervals.
func Bars(title string, bars []Bar) string {
	c := begin(width, top+len(bars)*rowHeight+top, title)
	for i, b := range bars {
		y := top + i*rowHeight
		x := func(share int) int { return barLeft + share*(width-barLeft-60)/1000 }
		c.text(barLeft-8, y+16, labelSize, "end", b.Name)
		c.rect("bar "+colorOf(i), barLeft, y+4, x(b.Share)-barLeft, rowHeight-8)
		if b.High > b.Low {
			c.line("whisker", x(b.Low), y+rowHeight/2, x(b.High), y+rowHeight/2)
		}
		c.text(x(max(b.Share, b.High))+6, y+16, tickText, "start", strconv.Itoa(b.Share/10)+"."+strconv.Itoa(b.Share%10)+" %")
	}
	return c.end()
}

// Columns draws how often each whole number from first on occurred.
func Columns(title, label string, first int, counts []int) string {
	c := begin(width, height, title)
	most := 1
	for _, n := range counts {
		most = max(most, n)
	}
	c.line("axis", left, top+plotHeight, width-right, top+plotHeight)
	c.text(left-6, top+10, tickText, "end", strconv.Itoa(most))
	c.text(left-6, top+plotHeight, tickText, "end", "0")
	each := (len(counts)-1)/maxTicks + 1
	for i, n := range counts {
		x, next := left+i*plotWidth/len(counts), left+(i+1)*plotWidth/len(counts)
		h := n * plotHeight / most
		c.rect("bar c0", x+1, top+plotHeight-h, max(1, next-x-2), h)
		if i%each == 0 {
			c.text((x+next)/2, height-bottom+16, tickText, "middle", strconv.Itoa(first+i))
		}
	}
	c.text(left+plotWidth/2, height-8, labelSize, "middle", label)
	return c.end()
}
