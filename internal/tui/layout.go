package tui

// layout divides the screen, in columns and lines. Header, footer and the two rules take four more lines.
type layout struct {
	mapW, statusW  int // side by side; statusW is 0 if the status is below the map
	top            int // lines of the map, and of the status beside it
	status         int // lines of the status below the map
	log            int // lines of the log
	logW           int // columns of the log beside the choices; 0 if the log is above them
	list           int // lines of the choices, with the details of the current one
	wholeW, wholeH int
}

// wants holds the preferred size of each part.
type wants struct {
	leastW, mapW, mapH int // of the whole map; leastW is without the names at the right edge
	gridW, gridH       int // of the whole map with outlines
	statusH            int // of everything about all combatants
	statusLeast        int // of one line for each, and everything about the acting one
	list               int
}

const (
	frame       = 4   // lines of header, footer and rules
	gapW        = 3   // columns between panes
	leastSide   = 22  // minimum useful columns of a status beside the map
	goodSide    = 40  // columns of the status before the map gets outlines
	leastBelow  = 6   // minimum useful lines of a status below the map
	leastLog    = 2   // lines of the log that the acting combatant's numbers may not take
	mostSide    = 64  // maximum useful columns of a status
	shortScreen = 18  // below this many lines the status gets its minimum
	wideScreen  = 120 // from this width on the log is beside the choices
)

// divide computes the layout. Every part first gets a few lines, then the map and the choices get more.
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
		given := min(max(want.statusLeast-l.top-rest, 0), max(logLines-leastLog, 0))
		rest, logLines = rest+given, logLines-given
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

// sides computes the widths of the map and the status.
func (l *layout) sides(w, height int, want wants) {
	// Below the map the status has enough columns, but takes lines from the other parts.
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
