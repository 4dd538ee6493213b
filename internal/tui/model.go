package tui

import (
	"fmt"
	"reflect"

	"fray/internal/draw"
	"fray/table"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/colorprofile"
)

// mode is what the keys are for.
type mode uint8

const (
	choosing   mode = iota // a choice out of the list
	finding                // words that a choice is found by
	pointing               // a cell of the map
	throwing               // faces of dice
	reading                // a page of text
	asking                 // words to look for in the rules
	commanding             // a line as in line mode
	leaving                // whether to quit
)

// model is the whole state of the screen. It is a value: Update returns the next one.
type model struct {
	t     Table
	o     Options
	color bool
	w, h  int // columns and lines of the screen

	now   snapshot
	mode  mode
	back  mode   // what to come back to from a page
	busy  string // what is being waited for; keys do nothing until it is done
	say   string // one line about the last key
	words string // what is being typed
	last  string // the last command that was typed

	find   string // the words the list is cut down to
	here   string // the cell the list is cut down to; "" for all
	cursor int    // in the list
	cell   string // where the map's cursor is
	floor  int    // the level of the map that was asked for, from 1; 0: that of who acts
	among  int    // the number of the entry whose cell is picked on the map; 0 for any
	odds   map[string]chance
	seen   int // lines of the log that were there before the last answer
	page   page
}

// snapshot is what the table said after the last change: the screen is drawn from it alone.
type snapshot struct {
	view     table.View
	question string
	seat     string
	choices  []table.Choice
	log      []Line
	dice     string
	faces    int
	result   string
	over     bool
	farewell string
}

func look(t Table) snapshot {
	s := snapshot{view: t.View(), log: t.Log(), farewell: t.Farewell()}
	s.question, s.seat = t.Prompt()
	s.result, s.over = t.Over()
	if s.over {
		return s
	}
	if prompt, faces, asked := t.Dice(); asked {
		s.dice, s.faces = prompt, faces
		return s
	}
	s.choices = t.Choices()
	return s
}

// New is the screen at a table, for whoever runs it: Run does, and tests send it messages.
func New(t Table, o Options) tea.Model {
	return model{t: t, o: o, color: true, w: 80, h: 24}.refreshed()
}

// Init has nothing to start: the terminal tells its size by itself.
func (m model) Init() tea.Cmd { return nil }

// refreshed looks at the table anew, after it has changed.
func (m model) refreshed() model {
	m.now = look(m.t)
	m.find, m.here, m.words, m.cursor, m.among = "", "", "", 0, 0
	m.odds = map[string]chance{}
	m.cell, m.floor = "", 0
	m.mode = choosing
	if m.now.faces > 0 {
		m.mode = throwing
	}
	return m
}

// done is the message that a call of the table has returned.
type done struct {
	err error
	say string // what to say if there was no error
}

// chance is the odds of a choice, in a few words and in full.
type chance struct{ brief, text string }

// told is the message that odds have been worked out.
type told struct {
	key, title string
	odds       chance
	err        error
}

// Update takes one message: a key, a new size, an answer of the table.
func (m model) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	switch msg := msg.(type) {
	case tea.WindowSizeMsg:
		m.w, m.h = msg.Width, msg.Height
	case tea.ColorProfileMsg:
		m.color = msg.Profile > colorprofile.ASCII
	case done:
		m.busy = ""
		if msg.err == nil || !reflect.DeepEqual(m.now, look(m.t)) { // an input may be taken, and the next one fail
			m = m.refreshed()
		}
		m.say = msg.say
		if msg.err != nil {
			m.say = firstLine(msg.err)
		}
	case told:
		m.busy = ""
		if msg.err != nil {
			m.say = firstLine(msg.err)
			return m, nil
		}
		m.odds[msg.key] = msg.odds
		m = m.open(page{title: msg.title, text: msg.odds.text})
	case obeyed:
		return m.obeyed(msg)
	case tea.PasteMsg:
		if m.typing() {
			m.words += oneLine(msg.Content)
		}
	case tea.KeyPressMsg:
		return m.key(msg)
	}
	return m, nil
}

// start has the table do something that may take long; no key is taken until it is done.
func (m model) start(busy string, call func() tea.Msg) (tea.Model, tea.Cmd) {
	m.busy, m.say, m.seen = busy, "", len(m.now.log)
	return m, call
}

func (m model) answer(c table.Choice) (tea.Model, tea.Cmd) {
	t := m.t
	return m.start("the others act", func() tea.Msg { return done{err: t.Answer(c.Key)} })
}

func (m model) undo() (tea.Model, tea.Cmd) {
	t := m.t
	return m.start("taking it back", func() tea.Msg { return done{err: t.Undo(), say: "taken back"} })
}

func (m model) askOdds(key, title string) (tea.Model, tea.Cmd) {
	if c, ok := m.odds[key]; ok {
		return m.open(page{title: title, text: c.text}), nil
	}
	t := m.t
	return m.start("working out the odds", func() tea.Msg {
		brief, text, err := t.Odds(key)
		return told{key: key, title: title, odds: chance{brief, text}, err: err}
	})
}

// drawing is how everything is drawn, in so many columns and lines.
func (m model) drawing(w, h int) draw.Options {
	return draw.Options{Width: w, Height: h, Color: m.color, ASCII: m.o.ASCII}
}

func firstLine(err error) string { return oneLine(fmt.Sprint(err)) }
