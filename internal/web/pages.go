package web

import (
	"fray/api"
	"fray/table"
)

// Home is the first page: the encounters, and the tables on this server.
type Home struct {
	Encounters []api.Encounter
	Rulesets   []Ruleset     // in the order in which they are shown
	Players    []string      // what may play a seat: first the word for a player, then the bots
	Tables     []api.Sitting // one page of them
	Page       int           // number of the page, from 1
	More       bool          // there is a next page
	Says       string        // outcome of leaving a table
	Form       api.Create    // content of a form that was refused
	Problem    string        // why it was refused
}

// Links shows new links, once.
type Links struct {
	Table, Name string
	Links       []api.Link // with their addresses
	View        table.View // for the names of seats
	New         bool       // of a new table; else a replaced link
	Practice    bool       // the seed was typed
	Back        string     // address of the GM's page; may be empty
}

// GM reports whether this is one replaced link of the game master.
func (p Links) GM() bool { return !p.New && len(p.Links) == 1 && p.Links[0].Role == api.RoleGM }

// Table is the page of one link.
type Table struct {
	State       api.State
	Token       string
	Says        string // outcome of a form
	Bad         bool   // the form was refused
	Blocked     []table.BlockedChoice
	ShowBlocked bool
	Links       []api.Link  // for the GM, without tokens
	Decrees     api.Decrees // for the GM
	Players     []string
	Kinds       []string // of questions, for standing answers
	Verbs       []string
	Acts        []Act                    // the verbs of the ruleset, explained
	Numbers     []Number                 // for conditions of standing answers
	Pauses      bool                     // seats may be asked in the turns of bots
	Title       func(rule string) string // returns the title of a rule; may be nil
	Branch      bool                     // it is a what-if of the GM
}

// Number is a number on which standing answers may depend.
type Number struct {
	Name  string `json:"name"`
	About string `json:"about"`
}

// Act explains a verb of the ruleset.
type Act struct {
	Verb  string `json:"verb"`
	Tab   string `json:"tab"` // attack, move, ability, defend or other
	About string `json:"about,omitempty"`
}

// Replay shows a fight step by step.
type Replay struct {
	Token    string
	Timeline *Timeline
	At       int // number of the frame to show
}

// Ruleset is a ruleset on the home page: its name, and one line about it.
type Ruleset struct{ Name, About string }

// Rules shows all rules of a ruleset.
type Rules struct {
	Book  *table.Book
	About string
}

// Rule shows one rule.
type Rule struct {
	Ruleset string
	Text    table.RuleText
}

// Failure says what went wrong and what to do.
type Failure struct {
	Status int
	Title  string
	Detail string
	Back   string // where to go; empty for home
	ID     string // id of a fault in the server's log

	Damaged string // for the GM of a damaged table: address of the page that its record is below; else empty
}

func (Home) page() (name, title string)      { return "home", "fray" }
func (p Links) page() (name, title string)   { return "links", "Links · " + p.Name }
func (p Table) page() (name, title string)   { return "table", p.State.Name }
func (p Replay) page() (name, title string)  { return "replay", "Replay · " + p.Timeline.Name }
func (p Rules) page() (name, title string)   { return "rules", "Rules of " + p.Book.Name }
func (p Rule) page() (name, title string)    { return "rule", p.Text.Title }
func (p Failure) page() (name, title string) { return "failure", p.Title }
