package escalation

import (
	"embed"
	"io/fs"
	"sync"

	"fray/ruleset/escalation/rule"
	"fray/table"
)

//go:embed *.go all:scenarios
var files embed.FS

// Files holds this package's source and scenarios.
func Files() fs.FS { return files }

// Book returns the ledger of escalation with its tables: one for all games, which nobody changes.
var Book = sync.OnceValue(func() *table.Book {
	return &table.Book{
		Name: "escalation", Chapters: rule.Chapters(), Rules: rule.Texts(), Verbs: table.VerbRows(verbs()),
		Questions: questions(), Events: events()[table.Own:], Meters: meters(), Conditions: conditionRows(),
	}
})
