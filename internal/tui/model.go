package tui

import (
	"fmt"
	"reflect"

	"fray/internal/draw"
	"fray/internal/present"
	"fray/table"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/colorprofile"
)

// mode selects the meaning of the keys.
type mode uint8

const (
	choosing   mode = iota // choose from the list
	finding                // type words to filter the list
	pointing               // move on the map
	throwing               // type the faces of dice
	reading                // read a page
	asking                 // type words to search the rules
	commanding             // type a command of line mode
	leaving                // confirm to quit
)

// model is the whole state of the screen. It is a value: Update returns the next state.
type model struct {
	t     Table
	o     Options
	color bool
	w, h  int // columns and lines of the screen

	now   snapshot
	mode  mode
	back  mode   // the mode to return to from a page
	busy  string // the running call of the table; keys do nothing until it returns
	say   string // one line about the last key
	words string // the typed text
	last  string // the last command

	find   string // words that filter the list
	here   string // cell that filters the list; "" for all
	cursor int    // in the list
	picked bool   // the user has chosen where the cursor of the list is
	ending bool   // the last key led to the choice that ends the turn
	cell   string // position of the map's cursor
	floor  int    // the chosen level of the map, from 1; 0 for the level of the acting combatant
	among  int    // number of the entry whose cell is chosen on the map; 0 for any
	opened int    // number of the entry whose targets are listed; 0 for none
	odds   map[string]chance
	order  present.Order // what the list is sorted by
	seen   int           // lines of the log before the last answer
	page   page
}

// snapshot is the state of the table after the last change. The screen draws only from it.
type snapshot struct {
	view     table.View
	question string
	seat     string
	who      string // id of the combatant that is asked
	rows     []present.Row
	tab      string                    // that the list begins with; "" for its start
	glances  map[string]present.Glance // by the key of the choice
	log      []Line
	dice     string
	faces    int
	result   string
	over     bool
	farewell string
}

func snapshotOf(t Table) snapshot {
	s := snapshot{view: t.View(), log: t.Log(), farewell: t.Farewell()}
	s.question, s.seat, s.who = t.Prompt()
	s.result, s.over = t.Over()
	if s.over {
		return s
	}
	if prompt, faces, asked := t.Dice(); asked {
		s.dice, s.faces = prompt, faces
		return s
	}
	s.rows, s.tab = t.Rows()
	s.glances = t.Glances()
	return s
}

// New returns the screen of a table. Run runs it, and tests send it messages.
func New(t Table, o Options) tea.Model {
	return model{t: t, o: o, color: true, w: 80, h: 24, order: present.ByNumber}.refreshed()
}

// Init starts nothing: the terminal sends its size unasked.
func (m model) Init() tea.Cmd { return nil }

// refreshed takes a new snapshot after the table has changed.
func (m model) refreshed() model {
	m.now = snapshotOf(m.t)
	m.find, m.here, m.words, m.cursor, m.among, m.opened = "", "", "", 0, 0, 0
	m.odds = map[string]chance{}
	m.cell, m.floor, m.picked = "", 0, false
	m.mode = choosing
	if m.now.faces > 0 {
		m.mode = throwing
	}
	return m.toTab(m.now.tab)
}

// done is the message that a call of the table has returned.
type done struct {
	err error
	say string // message to show if there is no error
}

// chance holds the odds of a choice, in a few words and in full.
type chance struct{ brief, text string }

// oddsDone is the message that odds are computed.
type oddsDone struct {
	key, title string
	odds       chance
	err        error
}

// Update handles one message: a key, a new size, or the result of a call of the table.
func (m model) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	switch msg := msg.(type) {
	case tea.WindowSizeMsg:
		m.w, m.h = msg.Width, msg.Height
	case tea.ColorProfileMsg:
		m.color = msg.Profile > colorprofile.ASCII
	case done:
		m.busy = ""
		if msg.err == nil || !reflect.DeepEqual(m.now, snapshotOf(m.t)) { // an error may follow accepted inputs
			m = m.refreshed()
		}
		m.say = msg.say
		if msg.err != nil {
			m.say = firstLine(msg.err)
		}
	case oddsDone:
		m.busy = ""
		if msg.err != nil {
			m.say = firstLine(msg.err)
			return m, nil
		}
		m.odds[msg.key] = msg.odds
		m = m.open(page{title: msg.title, text: msg.odds.text})
	case executed:
		return m.executed(msg)
	case tea.PasteMsg:
		if m.typing() {
			m.words += oneLine(msg.Content)
		}
	case tea.KeyPressMsg:
		return m.key(msg)
	}
	return m, nil
}

// start runs a call of the table that may take long. The screen ignores keys until it returns.
func (m model) start(busy string, call func() tea.Msg) (tea.Model, tea.Cmd) {
	m.busy, m.say, m.seen = busy, "", len(m.now.log)
	return m, call
}

func (m model) answer(c table.Choice) (tea.Model, tea.Cmd) {
	t := m.t
	return m.start("bots are playing", func() tea.Msg { return done{err: t.Answer(c.Key)} })
}

func (m model) undo() (tea.Model, tea.Cmd) {
	t := m.t
	return m.start("undoing", func() tea.Msg { return done{err: t.Undo(), say: "undone"} })
}

func (m model) askOdds(key, title string) (tea.Model, tea.Cmd) {
	if c, ok := m.odds[key]; ok {
		return m.open(page{title: title, text: c.text}), nil
	}
	t := m.t
	return m.start("computing the odds", func() tea.Msg {
		brief, text, err := t.Odds(key)
		return oddsDone{key: key, title: title, odds: chance{brief, text}, err: err}
	})
}

// drawing returns the drawing options for a size.
func (m model) drawing(w, h int) draw.Options {
	return draw.Options{Width: w, Height: h, Color: m.color, ASCII: m.o.ASCII}
}

func firstLine(err error) string { return oneLine(fmt.Sprint(err)) }
