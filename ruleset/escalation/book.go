package escalation

import (
	"embed"
	"io/fs"

	"fray/ruleset/escalation/rule"
	"fray/table"
)

//go:embed *.go all:scenarios
var files embed.FS

// Files holds this package's source and scenarios.
func Files() fs.FS { return files }

// Book is the ledger of escalation with the names of its verbs and questions.
func Book() *table.Book {
	verbs := verbNames()
	return &table.Book{Name: "escalation", Chapters: rule.Chapters(), Rules: rule.Texts(), Verbs: table.Verbs(verbs[:]...), Questions: table.Questions(kindNames()...)}
}
