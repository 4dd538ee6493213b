package tui

import (
	"strings"

	tea "charm.land/bubbletea/v2"
)

// key handles a key press: first the keys that work everywhere, then those of the mode.
func (m model) key(k tea.KeyPressMsg) (tea.Model, tea.Cmd) {
	if k.String() == "ctrl+c" {
		if m.busy != "" || m.mode == leaving {
			return m, tea.Interrupt
		}
		m.say = ""
		return m.leaveTo(leaving), nil
	}
	if m.busy != "" {
		return m, nil
	}
	m.say = ""
	switch m.mode {
	case leaving:
		return m.leave(k)
	case reading:
		return m.read(k)
	case finding, asking, commanding:
		return m.typed(k)
	case throwing:
		return m.throw(k)
	case pointing:
		return m.point(k)
	case choosing:
	}
	return m.choose(k)
}

// command handles the keys that open something, in all modes without text input.
func (m model) command(k tea.KeyPressMsg) (tea.Model, tea.Cmd) {
	switch k.String() {
	case ":":
		m = m.leaveTo(commanding)
		m.words = ""
	case "<":
		return m.climb(-1), nil
	case ">":
		return m.climb(1), nil
	case "v":
		return m.openSide(), nil
	case "b":
		return m.openBlocked(), nil
	case "w":
		return m.openWhy(), nil
	case "i":
		return m.look()
	case "l":
		return m.openLog(), nil
	case "r":
		return m.openRules(), nil
	case "?", "f1":
		return m.open(page{title: "Keys", text: help}), nil
	case "u":
		return m.undo()
	case "s":
		return m.sortBy(m.order.Next()), nil
	case "o":
		if c, ok := m.current(); ok {
			return m.askOdds(c.Key, "Odds: "+c.Label)
		}
		m.say = "there is no single choice under the cursor; O shows the odds of all"
	case "O":
		if len(m.now.rows) > 0 {
			return m.askOdds("", "Odds of all choices")
		}
	case "q":
		m = m.leaveTo(leaving)
	}
	return m, nil
}

// leave handles the answer to "Quit?".
func (m model) leave(k tea.KeyPressMsg) (tea.Model, tea.Cmd) {
	switch k.String() {
	case "q", "y", "enter":
		return m, tea.Quit
	}
	return m.comeBack(), nil
}

// typed handles a key of text input: to find a choice or a rule, or in a command.
func (m model) typed(k tea.KeyPressMsg) (tea.Model, tea.Cmd) {
	switch k.String() {
	case "esc":
		switch m.mode {
		case asking:
			m.mode = reading
			return m, nil
		case commanding:
			m.words = ""
			return m.comeBack(), nil
		default:
		}
		m.mode, m.find, m.cursor = choosing, "", 0
		return m, nil
	case "enter":
		switch m.mode {
		case asking:
			return m.open(m.rulePage(m.words)), nil
		case commanding:
			return m.execute()
		default:
		}
		m.mode, m.picked = choosing, m.find != ""
		return m.take()
	case "up", "down":
		switch m.mode {
		case finding:
			return m.moved(k.String()), nil
		case commanding:
			m.words = m.last
		default:
		}
		return m, nil
	case "tab":
		if m.mode == finding {
			m.mode = choosing
		}
		return m, nil
	}
	m.words = edited(m.words, k)
	if m.mode == finding {
		m.find, m.cursor = m.words, 0
	}
	return m, nil
}

func (m model) typing() bool {
	return m.mode == finding || m.mode == asking || m.mode == commanding || m.mode == throwing
}

// edited returns the text after one more key.
func edited(text string, k tea.KeyPressMsg) string {
	switch k.String() {
	case "backspace":
		if r := []rune(text); len(r) > 0 {
			return string(r[:len(r)-1])
		}
	case "ctrl+u":
		return ""
	case "ctrl+w":
		text = strings.TrimRight(text, " ")
		return text[:strings.LastIndex(text, " ")+1]
	default:
		return text + k.Text
	}
	return text
}

// oneLine replaces line breaks and other control characters by spaces.
func oneLine(text string) string {
	return strings.Map(func(r rune) rune {
		if r < ' ' || r == 127 {
			return ' '
		}
		return r
	}, text)
}
