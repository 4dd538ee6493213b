package tui

import (
	"fmt"
	"reflect"
	"strings"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"
)

// obeyed is the message that a typed command has been done.
type obeyed struct {
	text, said string
	leave      bool
	err        error
}

// obey has the table do the command that was typed.
func (m model) obey() (tea.Model, tea.Cmd) {
	t, text := m.t, strings.TrimSpace(m.words)
	m = m.comeBack()
	m.words = ""
	if text == "" {
		return m, nil
	}
	m.last = text
	return m.start("done in a moment", func() tea.Msg {
		said, leave, err := t.Command(text)
		return obeyed{text, said, leave, err}
	})
}

// obeyed shows what came of a command: the table, if it has changed, and what was said.
func (m model) obeyed(msg obeyed) (tea.Model, tea.Cmd) {
	m.busy = ""
	if msg.leave {
		return m, tea.Quit
	}
	if !reflect.DeepEqual(m.now, look(m.t)) {
		m = m.refreshed()
	}
	said := msg.said
	if msg.err != nil {
		said = fmt.Sprint(msg.err)
	}
	if strings.Contains(said, "\n") || ansi.StringWidth(said) > m.w-2 {
		return m.open(page{title: ":" + msg.text, text: said}), nil
	}
	m.say = said
	return m, nil
}
