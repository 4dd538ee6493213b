package tui

import (
	"fmt"
	"strconv"
	"strings"

	tea "charm.land/bubbletea/v2"
)

// throw takes a key while the faces of dice are typed: digits, blanks and commas; letters are commands.
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

// give hands the typed faces to the table.
func (m model) give() (tea.Model, tea.Cmd) {
	var faces []int32
	for _, f := range strings.FieldsFunc(m.words, func(r rune) bool { return r == ' ' || r == ',' }) {
		n, err := strconv.ParseInt(f, 10, 32)
		if err != nil {
			m.say = fmt.Sprintf("%q is not the face of a die", f)
			return m, nil
		}
		faces = append(faces, int32(n))
	}
	if len(faces) != m.now.faces {
		m.say = fmt.Sprintf("%d typed, %d expected: the faces in the order thrown, with blanks between", len(faces), m.now.faces)
		return m, nil
	}
	t := m.t
	return m.start("the dice are read", func() tea.Msg { return done{err: t.GiveDice(faces)} })
}
