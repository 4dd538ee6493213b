package tui

import (
	"strings"

	"fray/internal/draw"

	tea "charm.land/bubbletea/v2"
)

// page is a text that is read over the table, with the place it is scrolled to.
type page struct {
	title string
	text  string
	top   int
	rules bool // the page is of the rules: / looks for another
}

// open shows a page.
func (m model) open(p page) model {
	m = m.leaveTo(reading)
	m.page = p
	return m
}

// leaveTo goes to a mode that covers the table, and remembers what to come back to.
func (m model) leaveTo(to mode) model {
	switch m.mode {
	case choosing, pointing, throwing:
		m.back = m.mode
	case finding:
		m.back = choosing
	case reading, asking, leaving, commanding:
	}
	m.mode = to
	return m
}

// comeBack goes back to what the table waits for.
func (m model) comeBack() model {
	m.mode = m.back
	return m
}

// read takes a key while a page is read.
func (m model) read(k tea.KeyPressMsg) (tea.Model, tea.Cmd) {
	view := m.pageHeight()
	last := max(len(m.pageLines())-view, 0)
	switch s := k.String(); s {
	case "esc", "enter", "q", "tab":
		return m.comeBack(), nil
	case "up", "k":
		m.page.top--
	case "down", "j":
		m.page.top++
	case "pgup":
		m.page.top -= view
	case "pgdown", "space":
		m.page.top += view
	case "home", "g":
		m.page.top = 0
	case "end", "G":
		m.page.top = last
	case "/":
		if m.page.rules {
			m.mode, m.words = asking, ""
		}
	default:
		return m.command(k)
	}
	m.page.top = min(max(m.page.top, 0), last)
	return m, nil
}

func (m model) pageHeight() int { return max(m.h-4, 1) }

// pageLines is the page for the width there is.
func (m model) pageLines() []string {
	return strings.Split(draw.Wrap(m.page.text, "  ", m.drawing(min(m.w-4, 100), 0)), "\n")
}

func (m model) openBlocked() model {
	o := m.drawing(min(m.w-4, 100), 0)
	o.Title = m.o.Title
	text := draw.Blocked(m.t.Blocked(), o)
	if text == "" {
		text = "Nothing that might be thought of is forbidden now."
	}
	return m.open(page{title: "What may not be done now, and why", text: text})
}

func (m model) openWhy() model {
	text := m.t.Why()
	if text == "" {
		text = "Nothing has been rolled yet."
	}
	return m.open(page{title: "The last roll", text: text})
}

// openLog shows all of the log, from its end.
func (m model) openLog() model {
	m = m.open(page{title: "Log"})
	m.page.text = strings.Join(m.logText(true), "\n")
	m.page.top = max(len(m.pageLines())-m.pageHeight(), 0)
	return m
}

// openRules shows the rule of the choice under the cursor, or what can be looked for.
func (m model) openRules() model {
	if c, ok := m.current(); ok && c.Rule != "" {
		return m.open(m.rulePage(c.Rule))
	}
	return m.open(m.rulePage(""))
}

func (m model) rulePage(words string) page {
	text := m.t.Rules(words)
	if text == "" {
		text = "No rule has these words."
	}
	title := "Rules"
	if words != "" {
		title += ": " + words
	}
	return page{title: title, text: text, rules: true}
}

// help is the page of keys.
const help = `In the list
  up, down, j, k  go through the choices
  1, 2, 3 ...     go to a number
  /               find a choice by its words
  enter           take it
  tab             point at the map

On the map
  arrows          move the cursor ( )
  n, p            next, previous cell where something can be done
  enter           do what can be done there
  <, >            the level below, above, where the map has several
  tab, esc        back to the list
  +  may be gone to        *  a target        o  on the way
  !  may be gone to, but something happens    [ ]  acts

Anywhere
  :   a line as in line mode, such as :gm set goblin-1 hp 5, :never dodge, :undo 3,
      :save FILE, :log 20; :help tells them all
  b   what may not be done now, and why
  w   the last roll, itemised with its rules
  o   the odds of the choice under the cursor; O  of all choices
  u   take the last answer back
  l   the whole log
  r   the rule of the choice; then / to look for others
  q   quit; the fight can be resumed

When dice are asked for, type their faces in the order thrown, with blanks between, and press enter.

On the map the first side has capital letters, the second small ones.`
