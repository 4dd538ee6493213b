package sim

import (
	"cmp"
	"slices"

	"fray/bot"
	"fray/table"
)

// usesOf lists the uses by question, then most used verb first, then by side. The game master comes last.
func usesOf(m Match, sum *Tally) []Use {
	cast, book := m.Game.Cast(), m.Game.Book()
	type row struct {
		verb  table.Verb
		total int
	}
	uses := []Use{}
	count := func(side, k int, v table.Verb) int {
		if at := useOf(book, side, table.Kind(k), v); at < len(sum.Uses) {
			return sum.Uses[at]
		}
		return 0
	}
	for k := range book.Questions {
		var rows []row
		for v := range book.Verbs {
			total := 0
			for side := bot.Umpire; side < len(cast.Sides); side++ {
				total += count(side, k, table.Verb(v))
			}
			if total > 0 {
				rows = append(rows, row{table.Verb(v), total})
			}
		}
		slices.SortStableFunc(rows, func(a, b row) int { return cmp.Compare(b.total, a.total) })
		for _, r := range rows {
			use := func(side int, name string) {
				if n := count(side, k, r.verb); n > 0 {
					uses = append(uses, Use{name, book.QuestionName(table.Kind(k)), book.VerbName(r.verb), n, ratio(n, sum.Fights)})
				}
			}
			for side, name := range cast.Sides {
				use(side, name)
			}
			use(bot.Umpire, gm)
		}
	}
	return uses
}

// gm is the name of the game master's side in a report.
const gm = "gm"
