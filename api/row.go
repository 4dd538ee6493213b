package api

import (
	"iter"

	"fray/table"
)

// Row is a numbered line in the list of a question's choices: one choice, or choices that differ only in their target or cell. Everyone sees
// and types the same numbers, in the browser, in forms and in the terminal. Somebody who answers for several seats sees on a turn the numbers of
// the seat whose turn it is, and those of each further seat with 100 more.
type Row struct {
	Number  int    `json:"number" doc:"on a turn it stays with the row until the next turn; rows that come later have higher numbers. A choice that begins or ceases to bring something may come to stand in another row"`
	Tab     string `json:"tab,omitempty" doc:"on a turn: attack, move, ability, defend or other; the rows of a tab stand together"`
	Label   string `json:"label" doc:"that of the choice; of several with … in place of the target, unless it is at the end"`
	More    string `json:"more,omitempty" doc:"of a row that adds words to the row before it: these words"`
	Choices int    `json:"choices,omitempty" doc:"how many choices it has. The rows take the choices of the question one after the other. Absent: the row was possible earlier in the turn, and is not now"`
}

// Listed returns the rows of the question with their choices.
func (q *Question) Listed() iter.Seq2[Row, []table.Choice] {
	return func(yield func(Row, []table.Choice) bool) {
		left := q.Choices
		for _, r := range q.Rows {
			n := min(r.Choices, len(left))
			if !yield(r, left[:n:n]) {
				return
			}
			left = left[n:]
		}
	}
}
