package tui

import (
	"fmt"
	"reflect"
	"strings"

	"fray/internal/present"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"
)

// executed is the message that a typed command is done.
type executed struct {
	text, said string
	leave      bool
	err        error
}

// execute executes the typed command.
func (m model) execute() (tea.Model, tea.Cmd) {
	t, text := m.t, strings.TrimSpace(m.words)
	m = m.comeBack()
	m.words = ""
	if text == "" {
		return m, nil
	}
	m.last = text
	if by, sorts := strings.CutPrefix(text+" ", "sort "); sorts {
		order, err := present.OrderOf(strings.TrimSpace(by))
		if err != nil {
			m.say = err.Error()
			return m, nil
		}
		return m.sortBy(order), nil
	}
	return m.start("working", func() tea.Msg {
		said, leave, err := t.Command(text)
		return executed{text, said, leave, err}
	})
}

// look explains the combatant in the cell under the cursor, or the target of the choice, or lists what can be explained.
func (m model) look() (tea.Model, tea.Cmd) {
	who := ""
	if m.mode == pointing {
		for _, k := range m.now.view.Tokens {
			if k.Cell == m.cell {
				who = k.ID
			}
		}
	} else if e, ok := m.entry(); ok {
		who = e.Choices[0].Target
	}
	m = m.leaveTo(commanding)
	m.words = strings.TrimSpace("look " + who)
	return m.execute()
}

// executed shows the result of a command: the new state of the table, and the output.
func (m model) executed(msg executed) (tea.Model, tea.Cmd) {
	m.busy = ""
	if msg.leave {
		return m, tea.Quit
	}
	if !reflect.DeepEqual(m.now, snapshotOf(m.t)) {
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
