package tui

// layout is how the screen is divided, in columns and lines. Header, footer and the two rules take four lines more.
type layout struct {
	mapW, statusW  int // beside each other; statusW 0: the status stands below the map
	top            int // lines of the map, and of the status beside it
	status         int // lines of the status below the map
	log            int // lines of the log
	logW           int // columns of the log beside the choices; 0: the log stands above them
	list           int // lines of the choices, the line about the one under the cursor included
	wholeW, wholeH int
}

// wants is how much each part would like to have.
type wants struct {
	leastW, mapW, mapH int // the whole map: without and with the names at its right edge
	gridW, gridH       int // the whole map with outlines
	statusH            int
	list               int
}

const (
	frame       = 4   // lines of header, footer and rules
	gapW        = 3   // columns between panes
	leastSide   = 22  // columns below which a status is of no use
	goodSide    = 40  // columns that a status is worth before the map is made prettier
	leastBelow  = 6   // lines below the map that a status is of use in
	mostSide    = 64  // columns above which a status is no better
	shortScreen = 18  // lines below which the status gets the least
	wideScreen  = 120 // from here on the log stands beside the choices
)

// divide divides a screen: first a few lines for everything, then the map, then the choices, then the rest.
func divide(w, h int, want wants) layout {
	l := layout{wholeW: w, wholeH: h}
	room := max(h-frame, 6)
	bottom := min(max(want.list+1, 4), max(room*2/5, 4)) // the choices and the line about one
	least := min(bottom, 6)
	if w >= wideScreen {
		l.logW = w - w/2 - gapW
	}
	logLines, leastStatus := min(max((h-12)/3, 1), 4), 3
	if h < shortScreen {
		leastStatus = 2
	}
	if l.logW > 0 {
		logLines = 0
	}
	l.sides(w, room-least-logLines, want)
	mapH := want.mapH
	if want.gridW <= l.mapW && want.gridH <= room-max(least, 8)-logLines {
		mapH = want.gridH
	}
	below := 0
	if l.statusW == 0 {
		below = min(want.statusH, max(room-least-logLines-want.mapH, leastStatus))
	}
	l.status = below
	l.top = max(min(mapH, room-least-logLines-below), 3)
	l.list = min(bottom, room-l.top-below-logLines)
	rest := max(room-l.top-below-logLines-l.list, 0)
	if l.statusW > 0 {
		more := min(max(want.statusH-l.top, 0), rest)
		l.top, rest = l.top+more, rest-more
	}
	if l.logW > 0 {
		l.list += rest
		l.log = l.list
		return l
	}
	l.log = logLines + rest
	return l
}

// sides decides how wide the map and the status are.
func (l *layout) sides(w, height int, want wants) {
	// Below the map the status has as many columns as it likes, but takes lines from everything else.
	narrow := w < want.leastW+gapW+leastSide
	if narrow && (want.leastW <= w && want.mapH+leastBelow <= height || w < leastSide+gapW+30) {
		l.mapW = w
		return
	}
	mapW := want.leastW
	if w-want.mapW-gapW >= goodSide {
		mapW = want.mapW
	}
	if want.gridH <= height && w-want.gridW-gapW >= goodSide {
		mapW = want.gridW
	}
	l.statusW = min(max(w-mapW-gapW, leastSide), mostSide)
	l.mapW = w - l.statusW - gapW
}
