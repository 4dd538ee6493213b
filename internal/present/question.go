package present

import (
	"fray/api"
	"fray/table"
)

// List sets the rows of a question and the tab to begin with, by what those who are asked see. It brings the choices into the order of the
// rows.
func (n *Numbers) List(to *api.Question, book *table.Book, v *table.View) {
	q := Question{Book: book, View: v, Kind: to.Kind, Who: to.Who}
	rows := n.Rows(q, to.Choices)
	to.Rows, to.Tab = make([]api.Row, len(rows)), q.Tab(rows)
	for i, r := range rows {
		to.Rows[i] = api.Row{Number: r.Number, Tab: r.Tab, Label: r.Label, More: r.More, Choices: len(r.Choices)}
	}
}
