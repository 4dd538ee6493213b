package web

import (
	"fray/api"
	"fray/table"
)

// Home is where one begins: the encounters, and the tables that are on this server.
type Home struct {
	Encounters []api.Encounter
	About      map[string]string // a line about each ruleset, by name; may be nil
	Players    []string          // who may play a seat: person, and the bots
	Tables     []api.Sitting     // a page of them
	Page       int               // its number, from 1
	More       bool              // there is a page after it
	Says       string            // what became of a table that was left
	Form       api.Create        // what was typed into a form that was refused
	Problem    string            // why
}

// Links shows links, once.
type Links struct {
	Table, Name string
	Links       []api.Link // with their addresses
	New         bool       // of a new table; else given anew
	Practice    bool       // its seed was typed
	Back        string     // where the GM's page is; may be empty
}

// GM reports whether the one link is a new one of the game master.
func (l Links) GM() bool { return !l.New && len(l.Links) == 1 && l.Links[0].Role == api.RoleGM }

// Table is the page of one link.
type Table struct {
	State       api.State
	Token       string
	Says        string // what became of a form
	Bad         bool   // it was refused
	Blocked     []table.BlockedChoice
	ShowBlocked bool
	Links       []api.Link  // for the GM, without tokens
	Decrees     api.Decrees // for the GM
	Players     []string
	Kinds       []string // of questions, for standing answers
	Verbs       []string
	Title       func(rule string) string // of a rule, for people; may be nil
	Branch      bool                     // a what-if of the GM's
}

// Replay is a fight to look through.
type Replay struct {
	Token string
	Film  *Film
	At    int // number of inputs to show
}

// Rules are all rules of a ruleset.
type Rules struct {
	Book  *table.Book
	About string
}

// Rule is one rule.
type Rule struct {
	Ruleset string
	Text    table.RuleText
}

// Failure says that something can not be had, and what to do.
type Failure struct {
	Status int
	Title  string
	Detail string
	Back   string // where to go; empty is home
	ID     string // of a fault in the log

	Damaged string // of a damaged table, for its GM: the address that its record is below; empty: it is none
}

func (Home) page() (name, title string)      { return "home", "fray" }
func (p Links) page() (name, title string)   { return "links", "Links · " + p.Name }
func (p Table) page() (name, title string)   { return "table", p.State.Name }
func (p Replay) page() (name, title string)  { return "replay", "Replay · " + p.Film.Name }
func (p Rules) page() (name, title string)   { return "rules", "Rules of " + p.Book.Name }
func (p Rule) page() (name, title string)    { return "rule", p.Text.Title }
func (p Failure) page() (name, title string) { return "failure", p.Title }
