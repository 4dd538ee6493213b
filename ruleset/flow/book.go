package flow

import (
	"embed"
	"io/fs"
	"sync"

	"fray/ruleset/flow/rule"
	"fray/table"
)

//go:embed *.go all:scenarios
var files embed.FS

// Files holds this package's source and scenarios.
func Files() fs.FS { return files }

// Book returns the ledger of flow with its tables: one for all games, which nobody changes.
var Book = sync.OnceValue(func() *table.Book {
	return &table.Book{
		Name: "flow", Chapters: rule.Chapters(), Rules: rule.Texts(), Verbs: table.VerbRows(verbRows()), Questions: questionRows(), Events: eventRows()[table.Own:],
		Meters: meterRows(), Conditions: conditionRows(),
	}
})
