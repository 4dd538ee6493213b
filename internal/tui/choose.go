package tui

import (
	"slices"
	"strconv"
	"strings"

	"fray/internal/draw"
	"fray/internal/present"
	"fray/places"
	"fray/table"

	tea "charm.land/bubbletea/v2"
)

// choose handles a key in the list of choices.
func (m model) choose(k tea.KeyPressMsg) (tea.Model, tea.Cmd) {
	ending := m.ending
	m.ending = false
	switch s := k.String(); s {
	case "up", "down", "k", "j", "pgup", "pgdown", "home", "end":
		return m.moved(s), nil
	case "enter":
		return m.take()
	case "tab":
		return m.toMap(), nil
	case "e":
		return m.toEnd(ending)
	case "/":
		m.mode, m.words = finding, ""
		return m, nil
	case "esc":
		number := m.opened
		m.find, m.here, m.words, m.cursor, m.opened = "", "", "", 0, 0
		return m.toNumber(number), nil
	case "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "backspace":
		return m.numbered(k), nil
	}
	return m.command(k)
}

// entries returns the list, filtered by cell or by words. The numbers are those of the whole list.
func (m model) entries() []draw.Entry {
	all := draw.Entries(m.now.rows)
	if at := slices.IndexFunc(all, func(e draw.Entry) bool { return e.Number == m.opened }); at >= 0 && m.mode != pointing {
		all = each(all[at])
	}
	all = draw.Sorted(all, m.order, m.now.glances)
	cell := m.here
	if m.mode == pointing {
		cell = m.cell
	}
	if m.find == "" && cell == "" {
		return all
	}
	ways := places.NewWays(&m.now.view, m.now.who)
	var out []draw.Entry
	for _, e := range all {
		var fitting []table.Choice
		for _, c := range e.Choices {
			if m.at(c, cell) && fits(c, m.find, ways) {
				fitting = append(fitting, c)
			}
		}
		if len(fitting) == 0 {
			continue
		}
		if len(fitting) == 1 {
			e.Label = fitting[0].Label
		}
		e.Choices = fitting
		out = append(out, e)
	}
	return out
}

// each returns the choices of a family as entries.
func each(e draw.Entry) []draw.Entry {
	out := make([]draw.Entry, len(e.Choices))
	for i := range e.Choices {
		out[i] = e
		out[i].Number, out[i].Label, out[i].More, out[i].Choices = i+1, e.Choices[i].Label, "", e.Choices[i:i+1]
	}
	return out
}

// at reports whether the choice goes to the cell or targets a combatant there.
func (m model) at(c table.Choice, cell string) bool {
	return cell == "" || c.Cell == cell || c.Target != "" && m.fills(c.Target, cell)
}

// fits reports whether the label, the key or what is said of the place has each of the words.
func fits(c table.Choice, words string, ways *places.Ways) bool {
	text := strings.ToLower(c.Label + " " + c.Key + " " + ways.Of(&c))
	for w := range strings.FieldsSeq(strings.ToLower(words)) {
		if !strings.Contains(text, w) {
			return false
		}
	}
	return true
}

// moved moves the cursor of the list.
func (m model) moved(key string) model {
	last := max(len(m.entries())-1, 0)
	m.words = ""
	if m.mode == finding {
		m.words = m.find
	}
	switch key {
	case "up", "k":
		m.cursor--
	case "down", "j":
		m.cursor++
	case "pgup":
		m.cursor -= 5
	case "pgdown":
		m.cursor += 5
	case "home":
		m.cursor = 0
	case "end":
		m.cursor = last
	}
	m.cursor, m.picked = min(max(m.cursor, 0), last), true
	return m
}

// sortBy sorts the list. The cursor stays at its entry.
func (m model) sortBy(by present.Order) model {
	number := 0
	if e, ok := m.entry(); ok && m.picked {
		number = e.Number
	}
	m.order, m.cursor, m.say = by, 0, "sorted by "+string(by)
	return m.toNumber(number)
}

// toNumber moves the cursor to the entry with this number, if the list has it.
func (m model) toNumber(n int) model {
	for i, e := range m.entries() {
		if e.Number == n {
			m.cursor = i
		}
	}
	return m
}

// toTab moves the cursor to the first entry of a tab, if there is one.
func (m model) toTab(tab string) model {
	at := slices.IndexFunc(m.entries(), func(e draw.Entry) bool { return e.Tab == tab })
	m.cursor = max(at, 0)
	return m
}

// toEnd moves the cursor to the choice that ends the turn, and takes it if the key before has just done that.
func (m model) toEnd(again bool) (tea.Model, tea.Cmd) {
	if e, ok := m.entry(); ok && again && e.Choices[0].Key == present.EndKey {
		return m.answer(e.Choices[0])
	}
	whole := m
	whole.opened, whole.find, whole.here, whole.words = 0, "", "", ""
	for i, e := range whole.entries() {
		if e.Choices[0].Key == present.EndKey {
			whole.cursor, whole.picked, whole.ending, whole.say = i, true, true, "e again takes this: "+e.Label
			return whole, nil
		}
	}
	m.say = "no choice ends the turn now"
	return m, nil
}

// numbered moves the cursor to the entry with the typed number, digit by digit.
func (m model) numbered(k tea.KeyPressMsg) model {
	try := edited(m.words, k)
	for _, text := range []string{try, k.Text} {
		for i, e := range m.entries() {
			if text != "" && strconv.Itoa(e.Number) == text {
				m.words, m.cursor, m.picked = text, i, true
				return m
			}
		}
	}
	m.words = ""
	return m
}

// entry returns the entry under the cursor of the list.
func (m model) entry() (draw.Entry, bool) {
	list := m.entries()
	if m.cursor >= len(list) {
		return draw.Entry{}, false
	}
	return list[m.cursor], true
}

// current returns the single choice under the cursor, in the list or on the map.
func (m model) current() (table.Choice, bool) {
	if m.mode == pointing {
		return m.underCursor()
	}
	e, ok := m.entry()
	if !ok || e.Family() {
		return table.Choice{}, false
	}
	return e.Choices[0], true
}

// take answers with the choice under the cursor. For a family of cells it moves to the map, and it lists a family of targets. Where the
// cursor stands by itself, on the first of several choices, it asks for the key once more: nobody spends what they did not choose.
func (m model) take() (tea.Model, tea.Cmd) {
	e, ok := m.entry()
	switch {
	case !ok && m.now.over:
		return m.leaveTo(leaving), nil
	case !ok:
		m.say = "no choice matches; esc shows all choices"
		return m, nil
	case e.Family() && !e.Places():
		m.opened, m.cursor, m.words, m.picked = e.Number, 0, "", true
		return m, nil
	case e.Family():
		m = m.toMap()
		m.among = e.Number
		return m.nextMark(1), nil
	case !m.picked && len(m.now.rows) > 1:
		m.picked, m.say = true, "enter again takes this: "+e.Choices[0].Label
		return m, nil
	}
	return m.answer(e.Choices[0])
}
