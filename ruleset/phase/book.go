package phase

import (
	"embed"
	"io/fs"
	"sync"

	"fray/ruleset/phase/rule"
	"fray/table"
)

//go:embed *.go all:scenarios
var files embed.FS

// Files holds this package's source and scenarios.
func Files() fs.FS { return files }

// Book returns the ledger of phase with its tables: one for all games, which nobody changes.
var Book = sync.OnceValue(func() *table.Book {
	return &table.Book{
		Name: "phase", Chapters: rule.Chapters(), Rules: rule.Texts(), Verbs: table.VerbRows(verbRows()), Questions: questionRows(), Events: eventRows(),
		Meters: meterRows(), Conditions: conditionRows(),
	}
})
