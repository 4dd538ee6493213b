package tui

import (
	"fmt"
	"strconv"
	"strings"

	tea "charm.land/bubbletea/v2"
)

// throw handles a key while a roll is pending. Digits, spaces and commas are faces; letters are commands.
func (m model) throw(k tea.KeyPressMsg) (tea.Model, tea.Cmd) {
	switch s := k.String(); {
	case s == "enter":
		return m.give()
	case s == "backspace", s == "ctrl+u", s == "ctrl+w", k.Text != "" && strings.Trim(k.Text, "0123456789, ") == "":
		m.words = edited(m.words, k)
		return m, nil
	}
	return m.command(k)
}

// give gives the typed faces to the table.
func (m model) give() (tea.Model, tea.Cmd) {
	var faces []int32
	for _, f := range strings.FieldsFunc(m.words, func(r rune) bool { return r == ' ' || r == ',' }) {
		n, err := strconv.ParseInt(f, 10, 32)
		if err != nil {
			m.say = fmt.Sprintf("a face must be a number, got %q", f)
			return m, nil
		}
		faces = append(faces, int32(n))
	}
	if len(faces) != m.now.faces {
		m.say = fmt.Sprintf("type %d faces in the order thrown, with spaces between, got %d", m.now.faces, len(faces))
		return m, nil
	}
	t := m.t
	return m.start("bots are playing", func() tea.Msg { return done{err: t.GiveDice(faces)} })
}
