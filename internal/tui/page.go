package tui

import (
	"strings"

	"fray/internal/draw"

	tea "charm.land/bubbletea/v2"
)

// page is a text that covers the table.
type page struct {
	title string
	text  string
	top   int  // first line on the screen
	rules bool // the page shows rules: / searches for others
}

// open shows a page.
func (m model) open(p page) model {
	m = m.leaveTo(reading)
	m.page = p
	return m
}

// leaveTo enters a mode that covers the table, and remembers the mode to return to.
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

// comeBack returns to the mode before.
func (m model) comeBack() model {
	m.mode = m.back
	return m
}

// read handles a key on a page.
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

// pageLines returns the page, wrapped to the width. What does not fit in a line continues below its beginning.
func (m model) pageLines() []string {
	const least = 2 // columns before what continues
	var out []string
	for line := range strings.SplitSeq(m.page.text, "\n") {
		indent := len(line) - len(strings.TrimLeft(line, " "))
		out = append(out, split(draw.Wrap(line, strings.Repeat(" ", max(indent, least)), m.drawing(min(m.w-4, 100), 0)))...)
	}
	return out
}

func (m model) openBlocked() model {
	o := m.drawing(min(m.w-4, 100), 0)
	o.Title = m.o.Title
	text := draw.Blocked(m.t.Blocked(), o)
	if text == "" {
		text = "Nothing is blocked."
	}
	return m.open(page{title: "Blocked choices", text: text})
}

// openSide shows the levels of the map from the side.
func (m model) openSide() model {
	text := draw.Side(m.now.view, m.drawing(min(m.w-4, 100), 0))
	if text == "" {
		m.say = "the map has one level"
		return m
	}
	return m.open(page{title: "From the side", text: text})
}

func (m model) openWhy() model {
	text := m.t.Why()
	if text == "" {
		text = "Nothing has been rolled yet."
	}
	return m.open(page{title: "The last rolls", text: text})
}

// openLog opens the whole log at its end.
func (m model) openLog() model {
	m = m.open(page{title: "Log"})
	m.page.text = strings.Join(m.logText(true), "\n")
	m.page.top = max(len(m.pageLines())-m.pageHeight(), 0)
	return m
}

// openRules opens the rule of the choice under the cursor, or the search.
func (m model) openRules() model {
	if c, ok := m.current(); ok && c.Rule != "" {
		return m.open(m.rulePage(c.Rule))
	}
	return m.open(m.rulePage(""))
}

func (m model) rulePage(words string) page {
	text := m.t.Rules(words)
	if text == "" {
		text = "No rule matches."
	}
	title := "Rules"
	if words != "" {
		title += ": " + words
	}
	return page{title: title, text: text, rules: true}
}

// help is the page of keys.
const help = `In the list
  up, down, j, k  move through the choices
  1, 2, 3 ...     go to a number
  /               find a choice by its words
  enter           choose
  e               end the turn; press it again to confirm
  tab             switch to the map

On the map
  arrows          move the cursor ( )
  n, p            next, previous cell with a choice
  enter           choose what can be done there
  <, >            level below, level above, if the map has levels
  tab, esc        back to the list
  +  reachable             *  target          o  path
  !  reachable with a warning                 [ ]  whose turn it is

Anywhere
  :   type a command, such as :gm set goblin-1 hp 5, :never dodge, :undo 3,
      :save FILE, :log 20; :help lists all commands
  v   the map from the side, if it has levels
  b   blocked choices, and the rules that block them
  w   the last rolls, itemized with their rules
  i   what the choice or the cell under the cursor is about: a combatant, an item
  o   odds of the choice under the cursor; O  of all choices. Those of attacks and
      reactions stand beside them if they are quick to compute
  s   sort the choices by chance, damage, falls, number; numbers stay the same
  u   undo your last answer
  l   the whole log
  r   the rule of the choice; then / to search for others
  q   quit; you can resume the fight later

To give dice, type their faces in the order thrown, with spaces between, and press enter.

On the map the first side has capital letters, the second small letters.`
