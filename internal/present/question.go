package present

import (
	"fray/api"
	"fray/table"
)

// List sets the choices of a question, their rows, and the tab to begin with. Parts are as in [BySeat.Rows].
func (b *BySeat) List(to *api.Question, book *table.Book, parts []Part) {
	q := Question{Book: book, View: parts[0].View, Kind: to.Kind, Who: to.Who}
	rows := b.Rows(q, parts)
	if to.Choices = parts[0].Choices; len(parts) > 1 {
		to.Choices = Choices(rows)
	}
	to.Rows, to.Tab = make([]api.Row, len(rows)), q.Tab(rows)
	for i, r := range rows {
		to.Rows[i] = api.Row{Number: r.Number, Tab: r.Tab, Label: r.Label, More: r.More, Choices: len(r.Choices)}
	}
}
